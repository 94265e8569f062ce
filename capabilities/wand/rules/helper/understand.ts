import { plainWord } from '../plain-words.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { corrected, furtherQuestion } from './changes-of-mind.ts';
import type { Talk } from './conversation.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import { withoutSlips } from './find/spelling.ts';
import { answered } from './gaps.ts';
import { type Memory, memoryOf } from './memory.ts';
import { isOpening } from './rank/asides.ts';
import { isPlainWord } from './rank/intents.ts';
import type { Intents } from './read.ts';
import { requested } from './requests.ts';
import { reaching, type Step } from './steps.ts';
import { withoutPoliteness } from './words/polite.ts';
import { plainSpelling } from './words/spelling.ts';

const hesitating = /^(?:(?:no|oh|wait|hold on|hang on|actually|you know what)[, ]+)+/i;
const longest = 5;
const subject = /^(?:[,.;!]|(?:i|i'm|i'll|we|we'll|he|she|they|it's|that's)\b)/i;

/** 'no wait, leave it, I'll calm down': leaves what was shown or asked last, whatever reason follows. */
function declined({ asked, family, open, memory }: Talk): Step[] | undefined {
  const cards = asked.past.at(-1)?.proposals.filter(({ id }) => open.some((one) => one.id === id)) ?? [];
  if (cards.length === 0 && !memory.waiting?.isDoubt) return undefined;
  const text = asked.message.replace(hesitating, '');
  const words = text.split(' ');
  for (let count = Math.min(longest, words.length - 1); count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    const reason = text.slice(said.length).trim();
    if (plainWord(said) === 'no' && isReason(/[,.;!]$/.test(said) ? `, ${reason}` : reason, family))
      return [
        ...cards.map(({ id }): Step => ({ kind: 'drop', id })),
        { kind: 'answer', text: 'All right, I left it.' },
      ];
  }
  return undefined;
}

/** Somebody does something, or another sentence begins, and nothing is asked for. */
function isReason(text: string, family: Talk['family']): boolean {
  const { when, words, meanings, mentions } = foundIn(text, family);
  const asks = meanings.some(({ meaning }) => isOpening(meaning)) || words.some(({ word }) => /^\d|\?/.test(word));
  const tells = subject.test(text) || mentions.some(({ first }) => first === 0);
  return tells && !asks && when.every(({ kind }) => kind === 'other');
}

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
