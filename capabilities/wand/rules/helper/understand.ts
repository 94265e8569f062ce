import { withReach } from './records/reach.ts';
import { withoutPoliteness } from './words/polite.ts';
import { plainSpelling } from './words/spelling.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { Proposal } from '../../contract.ts';
import { tools } from '../tools/all-tools.ts';
import type { CardTool, FieldSpec, Values } from '../tools/tool.ts';
import { answerTo } from './answers/answer.ts';
import { chosenIn } from './choice.ts';
import { amended } from './amend.ts';
import { correctedIn, cueIn } from './correction.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import { withoutSlips } from './find/spelling.ts';
import { type Asked, type Memory, memoryOf, type Request } from './memory.ts';
import { replyTo } from './talk.ts';
import { trustIn } from './rank/trust.ts';
import { isPlainWord } from './rank/intents.ts';
import { isOpening } from './rank/reading-features.ts';
import { type Intents, leaningIntent, type Reading, readingsAs } from './read.ts';
import { divided, type Part } from './search.ts';

/** What a message comes to, in the order in which it is said. */
export type Step =
  | { kind: 'propose'; tool: string; values: Values; quote: string; isUnsure?: boolean; request: Request }
  | { kind: 'revise'; id: string; tool: string; values: Values; request: Request }
  | { kind: 'drop'; id: string }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'answer'; text: string; request?: Request }
  | { kind: 'unread'; text: string };

export interface Understood {
  steps: Step[];
  memory: Memory;
}

/** Below it a card is shown as a question, and below the second nothing is proposed. */
const sure = 0.65;
const leastSure = 0.4;

export async function understand(asked: BrainRequest, family: Family, intents: Intents): Promise<Understood> {
  const memory = memoryOf(asked.past);
  const message = withoutPoliteness(withoutSlips(plainSpelling(asked.message, family.household), family, isPlainWord));
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
  if (choices && /\b(?:both|all)\b/i.test(text)) {
    const request = requestOf(part);
    return choices.map(({ values }): Step => ({ kind: 'propose', tool, values, quote: text, isUnsure, request }));
  }
  if (choices) return [{ kind: 'ask', asked: { text, tool, question: whichQuestion(choices), choices } }];
  if (missing) return [{ kind: 'ask', asked: { text: reading?.full ?? text, tool, question: missing.question, field: missing.field, values: cards[0] ?? {} } }];
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
  const request: Request = { text: waiting.text, intent: waiting.tool, tool: waiting.tool, cards: [], things: [] };
  const proposing = (values: Values): Step => ({
    kind: 'propose',
    tool: waiting.tool,
    values,
    quote: waiting.text,
    request: { ...request, things: idsIn(values) },
  });
  if (waiting.choices) {
    const chosen = chosenIn(message, waiting, family);
    return chosen?.flatMap((at) => (waiting.choices?.[at] ? [proposing(waiting.choices[at].values)] : []));
  }
  if (startsAnew({ message, family, intents }, waiting.tool)) return undefined;
  const said = /time/i.test(waiting.field ?? '') && /^\d/.test(message) ? `at ${message}` : message;
  const answer = amended(said, waiting.values ?? {}, fieldsOf(waiting.tool), family, waiting.field);
  if (!answer) return undefined;
  const still = stillMissing(waiting.tool, answer.values);
  return still ? [{ kind: 'ask', asked: { ...waiting, ...still, values: answer.values } }] : [proposing(answer.values)];
}

const fieldsOf = (name: string): readonly FieldSpec[] => tools.find((tool) => tool.name === name && tool.kind !== 'read' && tool)?.kind ? (tools.find((tool) => tool.name === name) as CardTool).fields : [];

/** Required fields that nobody filled in and that have no usual value. */
function stillMissing(tool: string, values: Values): { field: string; question: string } | undefined {
  const isOpen = ({ name, isRequired, defaultValue }: FieldSpec) =>
    isRequired === true && defaultValue === undefined && (values[name] === undefined || values[name] === null) && name !== 'description' && name !== 'category';
  const field = tool.startsWith('add_') ? fieldsOf(tool).find(isOpen) : undefined;
  return field && { field: field.name, question: questionFor(field) };
}

const questionFor = ({ kind, label }: FieldSpec) =>
  kind === 'date' ? 'Which day?' : kind === 'time' ? 'What time?' : `What should I put for ${label.toLowerCase()}?`;

/** A whole request of another kind is no answer. */
function startsAnew({ message, family, intents }: Pick<Talk, 'message' | 'family' | 'intents'>, tool: string): boolean {
  if ((intents(message, family).get(leaningIntent) ?? 0) > 0.5) return false;
  const [part, ...others] = divided(message, { family, intents, topic: [] });
  const { reading } = part ?? {};
  const isWhole = reading?.filled ? !reading.filled.missing && !reading.filled.choices : reading?.intent === 'question';
  return others.length === 0 && isWhole === true && reading?.tool !== tool && (reading?.score ?? -9) > -1.5 && message.split(' ').length > 2;
}

/** The last cards said differently, or once more for somebody or some day else. */
function corrected(talk: Talk): Step[] | undefined {
  const { memory, message, family, open, intents, asked } = talk;
  const last = memory.requests.findLast(({ tool }) => tool);
  const card = last?.cards.at(-1);
  if (!last?.tool || !card) return undefined;
  const cue = cueIn(message, family);
  const likely = intents(message, family).get(leaningIntent) ?? 0;
  if (!cue && likely < 0.3) return undefined;
  if (likely < 0.5 && startsAnew(talk, '')) return undefined;
  const { tool } = last;
  const isInstead = cue === 'instead' || likely > 0.8;
  const other = isInstead ? otherRecord(talk, last) : undefined;
  if (other) return other;
  const change = amended(message, card.values, fieldsOf(tool), family, undefined, isInstead);
  if (!change) return undefined;
  const isOpen = open.some(({ id }) => id === card.id);
  const request: Request = { ...last, cards: [], things: idsIn(change.values) };
  const list = listOf(card.values);
  const more = listOf(change.values);
  if (cue === 'beside' && isOpen && card.id && list && more)
    return [{ kind: 'revise', id: card.id, tool, values: { ...card.values, [list.name]: [...new Set([...list.all, ...more.all])] }, request }];
  if (cue === 'beside') return [{ kind: 'propose', tool, values: change.values, quote: message, request }];
  if (isOpen && card.id) return [{ kind: 'revise', id: card.id, tool, values: change.values, request }];
  const stored = asked.past.flatMap(({ proposals }) => proposals).find(({ id }) => id === card.id)?.resultId;
  const changing = `change_${tool.slice('add_'.length)}`;
  if (!stored || !tool.startsWith('add_') || fieldsOf(changing).length === 0) return [{ kind: 'propose', tool, values: change.values, quote: message, request }];
  const changed = Object.fromEntries(change.said.map((name) => [name, change.values[name] ?? null]));
  return [{ kind: 'propose', tool: changing, values: { id: stored, ...changed }, quote: message, request: { ...request, tool: changing } }];
}

/** The list that a card is about: lines to add or to check off. */
function listOf(values: Values) {
  const name = ['lines', 'items'].find((one) => Array.isArray(values[one]));
  const all = name && values[name];
  return name && Array.isArray(all) ? { name, all } : undefined;
}

/** 'no, Mia's': the same of another record. */
function otherRecord({ message, family, open }: Talk, last: Request): Step[] | undefined {
  const { tool = '' } = last;
  if (tool.startsWith('add_')) return undefined;
  const correction = correctedIn(message, last.text, family);
  const [reading] = correction ? readingsAs(tool, correction.text, family) : [];
  const { filled } = reading ?? {};
  if (!correction || !filled || filled.missing || filled.choices) return undefined;
  const isOther = filled.cards.some((values) => JSON.stringify([values.id, values.items]) !== JSON.stringify([last.cards.at(-1)?.values.id, last.cards.at(-1)?.values.items]));
  if (!isOther) return undefined;
  const request: Request = { ...last, text: correction.text, cards: [], things: filled.cards.flatMap(idsIn) };
  const dropped = last.cards.flatMap(({ id }) => (id && open.some((card) => card.id === id) ? [{ kind: 'drop' as const, id }] : []));
  return [...dropped, ...filled.cards.map((values): Step => ({ kind: 'propose', tool, values, quote: message, request }))];
}

/** 'and Leo?' after a question. */
async function furtherQuestion({ memory, message, family, asked }: Talk): Promise<Step[] | undefined> {
  const last = memory.requests.at(-1);
  if (last?.intent !== 'question' || foundIn(message, family).meanings.some(({ meaning }) => isOpening(meaning))) return undefined;
  const correction = correctedIn(message, last.text, family);
  const text = correction && (await answerTo(correction.text, asked, family));
  return text ? [{ kind: 'answer', text, request: { ...last, text: correction.text } }] : undefined;
}

async function afresh({ message, family, intents, memory, asked }: Talk): Promise<Step[]> {
  const ids = memory.requests.flatMap(({ things, cards }) => [...things, ...cards.flatMap(({ values }) => idsIn(values))]);
  const approved = asked.past.at(-1)?.proposals.flatMap(({ resultId }) => resultId ?? []) ?? [];
  const topic = family.things.filter(({ id }) => ids.includes(id) || approved.includes(id));
  const before = memory.requests.findLast(({ tool }) => tool)?.tool;
  const person = personIn(asked, family);
  const leans = (intents(message, family).get(leaningIntent) ?? 0) > 0.4;
  const parts = divided(message, { family, intents, topic, leans, person, before: /^(?:and|also|plus|oh)\b/i.test(asked.message) ? before : undefined });
  const steps: Step[] = [];
  for (const part of parts) {
    const { reading } = part;
    if (reading?.intent === 'question') {
      const text = await answerTo(part.text, asked, family);
      const about = aboutIn(part.text, family);
      steps.push(text ? { kind: 'answer', text, request: { ...requestOf(part), things: about } } : { kind: 'unread', text: part.text });
    } else if (reading && /^(?:talk|overview) /.test(reading.intent)) {
      const reply = parts.length === 1 || reading.intent.startsWith('overview') ? await replyTo(reading.intent, asked, family) : undefined;
      if (reply) steps.push({ kind: 'answer', text: reply, request: requestOf(part) });
    } else if (reading?.tool) {
      const trust = leans ? leaningTrust(reading) : trustIn(part, parts);
      if (isQuestionBack(reading) ? !isWorthAsking(reading) : trust < leastSure) steps.push({ kind: 'unread', text: part.text });
      else steps.push(...stepsOf(withTopicDay(part, memory, family), trust < sure));
    } else if (!reading || parts.length === 1) steps.push({ kind: 'unread', text: part.text });
  }
  return withoutSame(steps);
}

/** 'what's for dinner on Friday', 'clear it': the day that was asked about. */
function withTopicDay(part: Part, { requests }: Memory, family: Family): Part {
  const { reading } = part;
  const { filled } = reading ?? {};
  const last = requests.at(-1);
  const day = last && foundIn(last.text, family).when.find(({ kind }) => kind === 'day');
  if (!reading || filled?.missing?.field !== 'date' || day?.kind !== 'day') return part;
  const { missing: _, ...complete } = filled;
  return { ...part, reading: { ...reading, filled: { ...complete, cards: filled.cards.map((values) => ({ ...values, date: day.date })) } } };
}

const isQuestionBack = ({ filled }: Reading) => Boolean(filled?.missing ?? filled?.choices);
const isWorthAsking = ({ features }: Reading) => (features.get('left words') ?? 0) < 3 && (features.get('likelihood') ?? 0) > -3;
/** Trust was learned of messages that stand for themselves. */
const leaningTrust = ({ features, score }: Reading) => ((features.get('left words') ?? 0) < 3 && score > -4 ? 0.8 : 0.3);

/** The one who was spoken of in the last messages. */
function personIn({ past }: BrainRequest, family: Family): string | undefined {
  const named = past.slice(-2).toReversed().map(({ message }) => foundIn(message, family).mentions.flatMap(({ who }) => (who.length === 1 && who[0]?.relationship !== 'self' ? who : [])));
  return named.find((who) => who.length > 0)?.[0]?.name;
}

/** What was said twice is proposed once. */
const withoutSame = (steps: readonly Step[]): Step[] => {
  const keyOf = (step: Step) => (step.kind === 'propose' ? JSON.stringify([step.tool, step.values]) : '');
  return steps.filter((step, at) => keyOf(step) === '' || steps.findIndex((other) => keyOf(other) === keyOf(step)) === at);
};

/** Records that a question names, so that the next message can point at them. */
function aboutIn(text: string, family: Family): string[] {
  const lower = text.toLowerCase();
  return family.things.filter(({ title }) => title.length > 2 && title.toLowerCase().split(' ').some((word) => word.length > 3 && lower.includes(word))).map(({ id }) => id);
}

/** A change of a series says how far it reaches, or asks. */
const reaching = (steps: readonly Step[], asked: BrainRequest): Promise<Step[]> =>
  Promise.all(
    steps.map(async (step): Promise<Step> => {
      if (step.kind !== 'propose') return step;
      const { tool, values, quote } = step;
      const reached = await withReach({ kind: 'propose', tool, values, quote }, asked);
      if (reached.kind === 'propose') return { ...step, values: reached.values };
      return { kind: 'ask', asked: { text: quote, tool, question: reached.question, choices: reached.choices } };
    }),
  );

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

