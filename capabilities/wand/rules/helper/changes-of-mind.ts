import type { Values } from '../tools/tool.ts';
import { amended } from './amend.ts';
import { answerTo } from './answers/answer.ts';
import { leaningIn, startsAnew, type Talk } from './conversation.ts';
import { bareOf, correctedIn, cueIn } from './correction.ts';
import { foundIn } from './find/found.ts';
import { isWhole } from './frames/frame.ts';
import { besideCard, type Card, furtherCards, isBare } from './further-cards.ts';
import type { Request } from './memory.ts';
import { isOpening } from './rank/asides.ts';
import { readingsAs } from './read.ts';
import { fieldsOf, idsIn, proposed, type Step } from './steps.ts';

/** A correction of the last card, or the same request for someone else or another day. */
export function corrected(talk: Talk): Step[] | undefined {
  const last = talk.memory.requests.findLast(({ tool }) => tool);
  const card = last?.cards.at(-1);
  if (!last?.tool || !card) return undefined;
  const cue = correctionCue(talk);
  if (!cue && isComplete(talk)) return undefined;
  const likely = leaningIn(talk);
  const steps = correctionOf(talk, last, card, cue, likely);
  const mayStart = likely < 0.5 && !(cue === 'beside' && isBare(talk));
  return steps && mayStart && startsAnew(talk, '') ? undefined : steps;
}

function correctionOf(
  talk: Talk,
  last: Request,
  card: Card,
  cue: ReturnType<typeof correctionCue>,
  likely: number,
): Step[] | undefined {
  const { message, family } = talk;
  const isInstead = cue !== 'beside' && (cue === 'instead' || likely > 0.8);
  const other = isInstead || cue === 'beside' ? changeOtherRecord(talk, last, cue === 'beside') : undefined;
  if (other) return other;
  if (last.tool === 'book') return bookingMade(talk, last);
  const change = amended(message, card.values, fieldsOf(last.tool ?? ''), family, { isInstead });
  // A longer message contains more than a correction.
  if (!change && cue === 'beside') return furtherCards(talk, last);
  if (!change || change.left > (cue || likely > 0.3 ? maxUnusedWords : 0)) return undefined;
  const request: Request = { ...last, cards: [], things: idsIn(change.values) };
  const own = { talk, last, card, change, request };
  return cue === 'beside' && !isAddition(own) ? besideCard(talk, card, [change.values], request) : replaceCard(own);
}
const maxUnusedWords = 5;

/** The 'and' of 'and eggs' is removed together with polite phrases. */
const correctionCue = ({ asked, message, family }: Talk) => cueIn(message, family) ?? cueIn(asked.message, family);

interface Change {
  talk: Talk;
  last: Request;
  card: Card;
  change: { values: Values; said: readonly string[] };
  request: Request;
}

const isOpen = ({ open }: Talk, id: string | undefined): id is string => open.some((card) => card.id === id);

/** 'and it's at the hall', 'and Leo too': the card had no value there, or holds several. */
const isAddition = ({ card, change }: Change) =>
  change.said.every(
    (name) => name !== 'lines' && ((card.values[name] ?? null) === null || Array.isArray(card.values[name])),
  );

/** Changes an open card; if the card was approved, changes the record that it added. */
function replaceCard({ talk, last, card, change, request }: Change): Step[] {
  const tool = last.tool ?? '';
  if (isOpen(talk, card.id)) return [{ kind: 'revise', id: card.id, tool, values: change.values, request }];
  const stored = talk.asked.past.flatMap(({ proposals }) => proposals).find(({ id }) => id === card.id)?.resultId;
  const changing = tool.replace(/^add_/, 'change_');
  if (!stored || changing === tool || fieldsOf(changing).length === 0)
    return proposed(tool, [change.values], talk.message, request);
  const changed = Object.fromEntries(change.said.map((name) => [name, change.values[name] ?? null]));
  const values = { id: stored, ...changed };
  return proposed(changing, [values], talk.message, { ...request, tool: changing });
}

/** A verb with a record, or a whole sentence: the message is complete by itself. */
function isComplete({ message, family }: Talk): boolean {
  const { meanings, words } = foundIn(message, family);
  return meanings.some(({ meaning }) => isOpening(meaning)) && words.some(({ things }) => things.length > 0);
}

/** 'tomorrow at 3' for an appointment that still had to be booked. */
function bookingMade({ message, family }: Talk, last: Request): Step[] | undefined {
  const [reading] = readingsAs('add_appointment', `${last.text} ${message}`, family);
  const { filled } = reading ?? {};
  if (!isWhole(filled)) return undefined;
  const tool = 'add_appointment';
  const request: Request = { text: `${last.text} ${message}`, intent: tool, tool, cards: [], things: [] };
  return proposed(tool, filled.cards, message, request);
}

/** 'no, Mia's', 'and Mia 31': the same change to another record. */
function changeOtherRecord(talk: Talk, last: Request, isMore: boolean): Step[] | undefined {
  const { message, family } = talk;
  const { tool = '' } = last;
  const correction = tool.startsWith('add_') ? undefined : correctedIn(message, last.text, family);
  const [reading] = correction ? readingsAs(tool, correction.text, family) : [];
  const { filled } = reading ?? {};
  if (!correction || !isWhole(filled)) return undefined;
  const aboutOf = ({ id, items, placeId, memberId }: Values) => JSON.stringify([id, items, placeId, memberId]);
  const request: Request = { ...last, text: correction.text, cards: [], things: filled.cards.flatMap(idsIn) };
  const steps = besideCard(talk, isMore ? last.cards[0] : undefined, filled.cards, request);
  const former = aboutOf(last.cards.at(-1)?.values ?? {});
  const isSame = filled.cards.every((values) => aboutOf(values) === former);
  if (isSame && steps.every(({ kind }) => kind === 'propose')) return undefined;
  const replaced = isMore ? [] : last.cards.flatMap(({ id }) => (isOpen(talk, id) ? [id] : []));
  return [...replaced.map((id): Step => ({ kind: 'drop', id })), ...steps];
}

/** 'and Leo?' after a question. */
export async function furtherQuestion(talk: Talk): Promise<Step[] | undefined> {
  const { memory, message, family, asked } = talk;
  const last = memory.requests.at(-1);
  const hasVerb = foundIn(message, family).meanings.some(({ meaning }) => isOpening(meaning));
  if (last?.intent !== 'question' || hasVerb) return undefined;
  const full =
    correctedIn(message, last.text, family)?.text ??
    (correctionCue(talk) === 'beside' ? `${last.text} ${bareOf(message)}` : undefined);
  const text = full && (await answerTo(full, asked, family));
  return text ? [{ kind: 'answer', text, request: { ...last, text: full } }] : undefined;
}
