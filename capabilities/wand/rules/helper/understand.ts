import type { BrainRequest } from '../tools/brain.ts';
import { corrected, furtherQuestion } from './changes-of-mind.ts';
import type { Talk } from './conversation.ts';
import { declined } from './declining.ts';
import type { Family } from './family.ts';
import { withoutSlips } from './find/spelling.ts';
import { answered } from './gaps.ts';
import { type Memory, memoryOf } from './memory.ts';
import { isPlainWord } from './rank/intents.ts';
import type { Intents } from './read.ts';
import { requested } from './requests.ts';
import { reaching, type Step } from './steps.ts';
import { withoutPoliteness } from './words/polite.ts';
import { plainSpelling } from './words/spelling.ts';

export interface Understood {
  steps: Step[];
  memory: Memory;
}

/** Understands a message: first as an answer to a question or a correction of the last turn, then by itself. */
export async function understand(asked: BrainRequest, family: Family, intents: Intents): Promise<Understood> {
  const memory = memoryOf(asked.past);
  const message = withoutPoliteness(withoutSlips(plainSpelling(asked.message, family.household), family, isPlainWord));
  const open = asked.past.flatMap(({ proposals }) => proposals).filter(({ status }) => status === 'open');
  const talk: Talk = { asked, family, memory, message, intents, open };
  const left = declined(talk);
  const filled = left ? undefined : answered(talk);
  const said = left ?? filled ?? corrected(talk) ?? (await furtherQuestion(talk)) ?? (await requested(talk));
  const steps = await reaching(filled ? withNextQuestion(said, memory) : said, asked);
  return { steps, memory: keptOf(steps, memory) };
}

/** One question at a time: the next one follows the answer. */
function withNextQuestion(steps: readonly Step[], { later }: Memory): Step[] {
  const isAsking = steps.some(({ kind }) => kind === 'ask');
  return [...steps, ...(isAsking ? [] : later.map((asked): Step => ({ kind: 'ask', asked })))];
}

function keptOf(steps: readonly Step[], before: Memory): Memory {
  const [waiting = null, ...later] = steps.flatMap((step) => (step.kind === 'ask' ? [step.asked] : []));
  const requests = [...new Set(steps.flatMap((step) => ('request' in step && step.request ? [step.request] : [])))];
  const isBetween =
    steps.some(({ kind }) => kind === 'answer') && steps.every(({ kind }) => kind === 'answer' || kind === 'unread');
  return {
    requests: requests.length > 0 ? requests : before.requests,
    // After an unrelated message in between, the question stays open.
    waiting: waiting ?? (isBetween ? before.waiting : null),
    later,
    changed: steps.flatMap((step) => (step.kind === 'revise' ? [step.id] : [])),
  };
}
