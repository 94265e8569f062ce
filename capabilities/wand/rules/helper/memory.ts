import type { PastTurn } from '../tools/brain.ts';
import { isFailing } from './guards/understood.ts';
import { isQuestionLike } from './message/requests.ts';
import type { Reading, Step, Waiting } from './reader.ts';

type Choices = Extract<Waiting, { kind: 'choice' }>['choices'];

/** What the helper keeps in mind from one turn to the next. */
export interface Memory {
  /** What it asked for. */
  waiting: Waiting | null;
  /** What it asks for next: one question at a time. */
  later: Extract<Reading, { kind: 'ask' }>[];
  /** All that could have been meant where one was chosen: 'the other one'. */
  choices: Choices;
  /** The cards that the answer changed. */
  changed: readonly string[];
}

export const blank: Memory = { waiting: null, later: [], choices: [], changed: [] };

/** Of the last turn; what a model answered left nothing behind. */
export const memoryOf = (past: readonly PastTurn[]): Memory => ({
  ...blank,
  ...(past.at(-1)?.memory as Partial<Memory> | null | undefined),
});

/** What it asked for, what it changed, and between what she chose: the chosen one first. */
export function keptInMind(steps: readonly Step[], memory: Memory, said: string): Memory {
  const { waiting, choices } = memory;
  // What she asks in between is no answer to what she was asked, nor what was not understood.
  const isBetween = (step: Step) => step.kind === 'answer' && (isQuestionLike(said) || isFailing(step.text));
  if (waiting && steps.every(isBetween)) return { ...memory, changed: [] };
  const changed = steps.flatMap((step) => (step.kind === 'revise' ? [step.id] : []));
  const [asks, ...later] = steps.filter((step) => step.kind === 'ask');
  if (asks) return { waiting: asks.waiting, later, choices: [], changed };
  const [made] = steps.filter((step) => step.kind === 'propose' || step.kind === 'revise');
  const offered = waiting?.kind === 'choice' ? waiting.choices : choices;
  const isMade = ({ values }: (typeof offered)[number]) => made !== undefined && values.id === made.values.id;
  const chosen = offered.filter(isMade);
  return {
    ...blank,
    changed,
    choices: chosen.length === 1 ? [...chosen, ...offered.filter((one) => !isMade(one))] : [],
  };
}
