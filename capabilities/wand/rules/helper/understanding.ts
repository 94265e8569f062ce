import { holdsTold } from './guards/held-words.ts';
import { isKeptIn } from './guards/understood.ts';
import { unservedIn } from './guards/unserved.ts';
import type { Known } from './likeness/pieces.ts';
import { unlisted } from './message/blocks.ts';
import { plainly } from './message/by-clauses.ts';
import type { Earlier } from './message/clauses.ts';
import { divided } from './message/division.ts';
import { headingOf } from './message/heading.ts';
import { corrections } from './message/self-correction.ts';
import { pairBeside } from './pointing/pair-beside.ts';
import { doesWhatItAsks, isWhatItAsks, pointedAt, pointingBack, sureness } from './pointing/pointed-at.ts';
import { namesKind, toldIn } from './pointing/pointing-back.ts';
import type { Context, Reading } from './reader.ts';
import { isSomebody, type Titles } from './records/titles.ts';
import { apart } from './shared/apart.ts';
import { distributed } from './shared/distribution.ts';
import { surelyTold, withoutTold } from './told/likely-told.ts';
import { withoutEchoes } from './told/reasons.ts';
import { isOwnClause } from './told/told-beside.ts';
import { eitherDay } from './when/either.ts';
import { rememberedFor } from './words/remembered.ts';

const knownOf = rememberedFor<Known>();

/** The same while one message is read, however often it is said in other words. */
function knownFrom(titles: Titles, { household, asked }: Context): Known {
  const all = [...titles.values()];
  const somebody = all.filter(isSomebody).map(({ title }) => title);
  return { household, clock: asked, names: all.map(({ title }) => title), somebody };
}

/** What a message comes to: nothing where no part of it is understood. */
export async function understood(
  message: string,
  context: Context,
  earlier: Earlier,
  titles: Titles,
  isApart = false,
): Promise<readonly Reading[]> {
  const known = knownOf(titles)('', () => knownFrom(titles, context));
  const wholly = async (text: string) => {
    const { isClear, readings } = await plainly(text, context, earlier, titles);
    return isClear ? readings : divided(text, context, known, titles);
  };
  const either = await whichDay(message, context, earlier, titles);
  if (either) return either;
  const list = unlisted(message, known);
  const listed = list && (await wholly(list));
  if (listed) return listed;
  const shares = distributed(message, known);
  const meant = shares ? [shares] : corrections(message, known);
  for (const text of meant) {
    const steps = await wholly(text);
    if (steps) return steps;
  }
  if (meant.length > 0) return [takenBack];
  const each = isApart
    ? undefined
    : await apart(message, known, titles, (text) => understood(text, context, earlier, titles, true));
  if (each) return each;
  const pair = await pairBeside(message, context.asked, (text, before, names) => {
    const told = { names: [...earlier.names, ...names], said: [...earlier.said, before] };
    return understood(text, { ...context, asked: { ...context.asked, message: text } }, told, titles);
  });
  if (pair) return once(pair);
  const pointing = await pointingBack(message, context, titles);
  const short = withoutEchoes(message);
  const beside = await withoutTold(short, context);
  // What was told first may be what it is about.
  const later = beside?.told.filter((words) => !short.startsWith(words)) ?? [];
  const sure = await Promise.all(later.map((words) => sureness(words, context)));
  const told = later.filter((words, at) => (sure[at] ?? 0) > surelyTold && isOwnClause(words));
  const isMeant = (found: readonly Reading[]) =>
    pointing ? isWhatItAsks(pointing, found, titles) : !holdsTold(found, told, beside?.rest ?? '', titles);
  const { isClear, readings } = await plainly(message, context, earlier, titles);
  if (isClear && isMeant(readings)) return once(readings);
  const shorter = short === message ? undefined : await plainly(short, context, earlier, titles);
  if (shorter?.isClear && isMeant(shorter.readings)) return once(shorter.readings);
  const parts = await divided(message, context, known, titles);
  // What was read already is not to be lost to what was read besides.
  const isBetter =
    parts &&
    (readings.some(({ kind }) => kind !== 'propose') ||
      (parts.length > 1 && headingOf(message)) ||
      unservedIn(message, readings) ||
      isKeptIn(readings, parts) ||
      isFuller(parts, readings));
  if (isBetter && isMeant(parts)) return once(parts);
  const pointed = pointing && (await pointedAt(pointing, wholly, context, titles));
  if (pointed) return pointed;
  const isLikely = (found: readonly Reading[]) => pointing && isWhatItAsks(pointing, found, titles, surelyTold);
  if (isClear && isLikely(readings)) return once(readings);
  if (isBetter && pointing && doesWhatItAsks(pointing, parts)) return once(parts);
  // 'add the trip' says what the rest is.
  const alone =
    pointing && namesKind(pointing.deed) && (await plainly(toldIn(pointing.told), context, earlier, titles));
  if (alone && alone.readings.length === 1 && isMeant(alone.readings)) return alone.readings;
  const saidBefore = { ...earlier, said: [...earlier.said, ...(beside?.told ?? [])] };
  const asking = beside && (await plainly(beside.rest, context, saidBefore, titles));
  const isAsking = areAsked(asking?.readings ?? []) && (hasNoCard(readings) || !isMeant(readings));
  const found = asking && (asking.isClear || isAsking) ? asking.readings : readings;
  return once(pointing && !doesWhatItAsks(pointing, found) ? [] : found);
}

const areAsked = (readings: readonly Reading[]) => readings.length > 0 && readings.every(({ kind }) => kind === 'ask');
const hasNoCard = (readings: readonly Reading[]) => readings.every(({ kind }) => kind !== 'propose');

type Card = Extract<Reading, { kind: 'propose' }>;
const isAtOnce = (one: Card, other: Card) =>
  Boolean(one.values.date && one.values.time) &&
  one.values.date === other.values.date &&
  one.values.time === other.values.time;

/** 'I need milk, eggs, and a haircut on Friday at 4': the same at the same hour, and something else besides. */
function isFuller(parts: readonly Reading[], readings: readonly Reading[]): boolean {
  const [card, ...others] = readings;
  if (card?.kind !== 'propose' || others.length > 0) return false;
  const same = parts.filter((one) => one.kind === 'propose' && one.tool === card.tool);
  return parts.length > 1 && same.length === 1 && same.every((one) => one.kind === 'propose' && isAtOnce(card, one));
}

/** What was taken back is not to be proposed. */
const takenBack: Reading = { kind: 'answer', text: 'I did not understand what it is to be instead.' };

/** 'on Thursday or Friday at 10' could be both. */
async function whichDay(message: string, context: Context, earlier: Earlier, titles: Titles) {
  const days = eitherDay(message, context.asked);
  const read = await Promise.all(days.map(({ text }) => plainly(text, context, earlier, titles)));
  const choices = read.flatMap(({ readings: [card, ...others] }, index) =>
    card?.kind === 'propose' && others.length === 0 ? [{ ...card, label: days[index]?.label ?? '' }] : [],
  );
  if (choices.length < 2) return undefined;
  const question = `Which day, ${choices.map(({ label }) => label).join(' or ')}?`;
  return [{ kind: 'ask' as const, question, waiting: { kind: 'choice' as const, choices, quote: message } }];
}

/** What goes off a packing list leaves the trip, of which it has the id. */
const ends = /^(?:remove|dismiss)_(?!packing$)/;

/** What is taken away is not changed as well, nor taken away twice. */
function once(readings: readonly Reading[]): readonly Reading[] {
  const ending = (id: unknown) =>
    readings.find((one) => one.kind === 'propose' && ends.test(one.tool) && one.values.id === id);
  return readings.filter((one) => {
    const last = one.kind === 'propose' && one.values.id ? ending(one.values.id) : undefined;
    return !last || last === one;
  });
}
