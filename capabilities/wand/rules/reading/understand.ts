import { withReach } from '../helper/records/reach.ts';
import { withoutPoliteness } from '../helper/words/polite.ts';
import { plainSpelling } from '../helper/words/spelling.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { Proposal } from '../../contract.ts';
import type { Values } from '../tools/tool.ts';
import { answerTo } from './answer.ts';
import { chosenIn } from './choice.ts';
import { correctedIn } from './correction.ts';
import { type Family, familyOf } from './family.ts';
import { type Asked, type Memory, memoryOf, type Request } from './memory.ts';
import { type Intents, type Reading, readingsAs } from './read.ts';
import { divided, type Part } from './search.ts';

/** What a message comes to, in the order in which it is said. */
export type Step =
  | { kind: 'propose'; tool: string; values: Values; quote: string; isUnsure?: boolean; request: Request }
  | { kind: 'revise'; id: string; tool: string; values: Values; request: Request }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'answer'; text: string; request?: Request }
  | { kind: 'unread'; text: string };

export interface Understood {
  steps: Step[];
  memory: Memory;
}

/** Below it a card is shown as a question, and below the second nothing is proposed. */
const sure = -3;
const leastSure = -5;

export async function understand(asked: BrainRequest, intents: Intents): Promise<Understood> {
  const family = await familyOf(asked);
  const memory = memoryOf(asked.past);
  const message = withoutPoliteness(plainSpelling(asked.message, family.household));
  const open = asked.past.flatMap(({ proposals }) => proposals).filter(({ status }) => status === 'open');
  const talk: Talk = { asked, family, memory, message, intents, open };
  const leaning = answered(talk) ?? corrected(talk) ?? (await furtherQuestion(talk));
  const steps = leaning ?? (await afresh(talk));
  const reached = await reaching(steps, asked);
  return { steps: reached, memory: keptOf(reached, memory) };
}

interface Talk {
  asked: BrainRequest;
  family: Family;
  memory: Memory;
  message: string;
  intents: Intents;
  open: readonly Proposal[];
}

const idsIn = (values: Values) => [values.itemId, values.id, values.recordId, values.recipeId].filter((id): id is string => typeof id === 'string');

const requestOf = ({ text, reading }: Part): Request => ({
  text: reading?.full ?? text,
  intent: reading?.intent ?? 'none',
  ...(reading?.tool && { tool: reading.tool }),
  cards: [],
  things: reading?.filled?.cards.flatMap(idsIn) ?? [],
});

function stepsOf(part: Part, isUnsure = false): Step[] {
  const { reading, text } = part;
  const { tool, filled } = reading ?? {};
  if (!tool || !filled) return [];
  const { missing, choices, cards } = filled;
  if (choices) return [{ kind: 'ask', asked: { text, tool, question: whichQuestion(choices), choices } }];
  if (missing) return [{ kind: 'ask', asked: { text: reading?.full ?? text, tool, question: missing.question, field: missing.field } }];
  const request = requestOf(part);
  return cards.map((values): Step => ({ kind: 'propose', tool, values, quote: text, isUnsure, request }));
}

const whichQuestion = (choices: readonly { label: string }[]) => {
  const labels = choices.map(({ label }) => label);
  return `Which one: ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}?`;
};

/** The answer to what was asked back. */
function answered({ memory, message, family, intents }: Talk): Step[] | undefined {
  const { waiting } = memory;
  if (!waiting) return undefined;
  if (waiting.choices) {
    const chosen = chosenIn(message, waiting, family);
    return chosen?.flatMap((at): Step[] => {
      const choice = waiting.choices?.[at];
      const request: Request = { text: waiting.text, intent: waiting.tool, tool: waiting.tool, cards: [], things: choice ? idsIn(choice.values) : [] };
      return choice ? [{ kind: 'propose', tool: waiting.tool, values: choice.values, quote: waiting.text, request }] : [];
    });
  }
  if (startsAnew({ message, family, intents }, waiting.tool)) return undefined;
  const text = `${waiting.text} ${joined(message, waiting.field)}`;
  const [reading] = readingsAs(waiting.tool, text, family);
  const isNearer = reading?.filled && reading.filled.missing?.field !== waiting.field;
  return isNearer ? stepsOf({ text, reading: { ...reading, full: text } }) : undefined;
}

const joined = (message: string, field = '') =>
  /time/i.test(field) && /^\d/.test(message) ? `at ${message}` : message.replace(/^(?:it's|its|it is|that's|on|the)\s+(?=\S)/i, (lead) => (/^on/i.test(lead) ? 'on ' : ''));

/** A whole request of another kind is no answer. */
function startsAnew({ message, family, intents }: Pick<Talk, 'message' | 'family' | 'intents'>, tool: string): boolean {
  const [part, ...others] = divided(message, { family, intents, topic: [] });
  const { reading } = part ?? {};
  const isWhole = reading?.filled ? !reading.filled.missing && !reading.filled.choices : reading?.intent === 'question';
  return others.length === 0 && isWhole === true && reading?.tool !== tool && (reading?.score ?? -9) > -1 && message.split(' ').length > 3;
}

/** The last cards said differently, or once more for somebody or some day else. */
function corrected(talk: Talk): Step[] | undefined {
  const { memory, message, family, open } = talk;
  const last = memory.requests.findLast(({ tool }) => tool);
  if (!last?.tool) return undefined;
  const correction = correctedIn(message, last.text, family);
  if (!correction) return undefined;
  const [reading] = readingsAs(last.tool, correction.text, family);
  const { filled } = reading ?? {};
  if (!reading || !filled || filled.missing || filled.choices || reading.score < sure) return undefined;
  if (!correction.cue && startsAnew(talk, last.tool)) return undefined;
  const request: Request = { ...last, text: correction.text, cards: [], things: filled.cards.flatMap(idsIn) };
  const cards = last.cards.filter(({ id }) => open.some((card) => card.id === id));
  const isAnother = correction.cue === 'beside' || cards.length === 0;
  if (isAnother)
    return filled.cards.map((values): Step => ({ kind: 'propose', tool: last.tool ?? '', values, quote: message, request }));
  return filled.cards.flatMap((values, at): Step[] => {
    const card = cards[at];
    return card?.id
      ? [{ kind: 'revise', id: card.id, tool: last.tool ?? '', values, request }]
      : [{ kind: 'propose', tool: last.tool ?? '', values, quote: message, request }];
  });
}

/** 'and Leo?' after a question. */
async function furtherQuestion({ memory, message, family, asked }: Talk): Promise<Step[] | undefined> {
  const last = memory.requests.at(-1);
  if (last?.intent !== 'question') return undefined;
  const correction = correctedIn(message, last.text, family);
  const text = correction && (await answerTo(correction.text, asked, family));
  return text ? [{ kind: 'answer', text, request: { ...last, text: correction.text } }] : undefined;
}

async function afresh({ message, family, intents, memory, asked }: Talk): Promise<Step[]> {
  const ids = memory.requests.flatMap(({ things, cards }) => [...things, ...cards.flatMap(({ values }) => idsIn(values))]);
  const approved = asked.past.at(-1)?.proposals.flatMap(({ resultId }) => resultId ?? []) ?? [];
  const topic = family.things.filter(({ id }) => ids.includes(id) || approved.includes(id));
  const before = memory.requests.findLast(({ tool }) => tool)?.tool;
  const parts = divided(message, { family, intents, topic, before: /^(?:and|also|plus|oh)\b/i.test(asked.message) ? before : undefined });
  const steps: Step[] = [];
  for (const part of parts) {
    const { reading } = part;
    if (reading?.intent === 'question') {
      const text = await answerTo(part.text, asked, family);
      const about = aboutIn(part.text, family);
      steps.push(text ? { kind: 'answer', text, request: { ...requestOf(part), things: about } } : { kind: 'unread', text: part.text });
    } else if (reading?.tool) {
      if (reading.score < leastSure) steps.push({ kind: 'unread', text: part.text });
      else steps.push(...stepsOf(part, reading.score < sure));
    } else if (!reading || parts.length === 1) steps.push({ kind: 'unread', text: part.text });
  }
  return withDays(steps);
}

/** Records that a question names, so that the next message can point at them. */
function aboutIn(text: string, family: Family): string[] {
  const lower = text.toLowerCase();
  return family.things.filter(({ title }) => title.length > 2 && title.toLowerCase().split(' ').some((word) => word.length > 3 && lower.includes(word))).map(({ id }) => id);
}

/** A day that was said for one of several requests is that of the others, too, where they need one. */
function withDays(steps: readonly Step[]): Step[] {
  const days = steps.flatMap((step) => (step.kind === 'propose' && typeof step.values.date === 'string' ? [step.values.date] : []));
  const [day, ...others] = new Set(days);
  if (!day || others.length > 0) return [...steps];
  return [...steps];
}

async function reaching(steps: readonly Step[], asked: BrainRequest): Promise<Step[]> {
  const reached = await Promise.all(
    steps.map(async (step): Promise<Step> => {
      if (step.kind !== 'propose') return step;
      const [one] = await withReach([{ kind: 'propose', tool: step.tool, values: step.values, quote: step.quote }], asked);
      if (one?.kind === 'propose') return { ...step, values: one.values };
      if (one?.kind === 'ask' && one.waiting.kind === 'choice')
        return { kind: 'ask', asked: { text: step.quote, tool: step.tool, question: one.question, choices: one.waiting.choices } };
      return step;
    }),
  );
  return reached;
}

function keptOf(steps: readonly Step[], before: Memory): Memory {
  const asks = steps.flatMap((step) => (step.kind === 'ask' ? [step.asked] : []));
  const requests = [...new Set(steps.flatMap((step) => ('request' in step && step.request ? [step.request] : [])))];
  const [waiting = null, ...later] = asks;
  const isOnlyAnswer = steps.every(({ kind }) => kind === 'answer' || kind === 'unread');
  return {
    requests: requests.length > 0 ? requests : before.requests,
    waiting: waiting ?? (isOnlyAnswer && steps.some(({ kind }) => kind === 'answer') ? before.waiting : null),
    later,
    others: waiting?.choices ? waiting : null,
    changed: steps.flatMap((step) => (step.kind === 'revise' ? [step.id] : [])),
  };
}

export type { Reading };
