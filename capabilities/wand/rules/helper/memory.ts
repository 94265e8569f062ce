import type { PastTurn } from '../tools/brain.ts';
import type { Reading, Waiting } from './reader.ts';

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
