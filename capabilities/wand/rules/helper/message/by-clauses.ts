import { swallows } from '../guards/swallowed.ts';
import { isWhole, losesWhen } from '../guards/understood.ts';
import { unservedIn } from '../guards/unserved.ts';
import { readPart } from '../likeness/plain-reading.ts';
import { ontoNamedList } from '../pointing/named-list.ts';
import { deedIn, pointingIn } from '../pointing/pointing-back.ts';
import { type Moment, momentOf, withMoment } from '../pointing/that-day.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { read } from '../readers.ts';
import type { Titles } from '../records/titles.ts';
import { remindedOf } from '../tasks/reminded-of.ts';
import { almostCertain, likelyTold, surelyAsks, surelyTold } from '../told/likely-told.ts';
import { isMood, isOrder, justSays, justTells, standsAlone, tellsOfDay } from '../told/remark.ts';
import { type Found, isBeforeSo, isWhy, isWhyAsked } from '../told/why-parts.ts';
import { clauseOf } from './clause.ts';
import { clausesOf, type Earlier } from './clauses.ts';
import { headingOf } from './heading.ts';
import { inOwnWords } from './own-words.ts';
import { beginsRequest } from './requests.ts';

/** A message as its words divide it. */

interface Plainly {
  readings: readonly Reading[];
  /** Every part is understood, and wholly. */
  isClear: boolean;
}

export async function plainly(message: string, context: Context, earlier: Earlier, titles: Titles): Promise<Plainly> {
  const { clauses, found } = await readEach(message, context, earlier, titles);
  const told = await Promise.all(clauses.map(({ text }) => (clauses.length > 1 ? likelyTold(text, context) : 0)));
  const asking = await Promise.all(
    clauses.map(
      ({ text }, index) => clauses.length > 1 && !isBeforeSo(clauses, index, message) && surelyAsks(text, context),
    ),
  );
  const beside = clauses.map((clause, index) => {
    const isLikely =
      !(asking[index] && !found[index]) &&
      (told[index] ?? 0) > (found[index] ? almostCertain : surelyTold) &&
      !isExact(clause);
    return (
      isAny(without(found, index)) &&
      (isLikely || isWhy(clauses, found, index, message) || isWhyAsked(clause, found, index))
    );
  });
  const parts = clauses.map((clause, index): Part => {
    const own = beside[index] ? undefined : found[index];
    const isRemark = !own && (beside[index] || (!asking[index] && isTold(clause, index, found)));
    return { clause, found: own, isRemark: isRemark === true, told: told[index] ?? 0 };
  });
  const isClear =
    isAny(parts.map((part) => part.found)) &&
    !(clauses.length > 1 && headingOf(message)) &&
    parts.every(({ clause, found, isRemark }) => isRemark || isWhole(clause, found, titles, context.asked)) &&
    !(await Promise.all(parts.map(({ clause, found = [] }) => swallows(clause, found, context)))).includes(true);
  return { readings: readingsOf(parts, message, context), isClear };
}

/** A part of a message, and what it came to. */
interface Part {
  clause: Clause;
  found: Found;
  isRemark: boolean;
  /** How likely it asks for nothing. */
  told: number;
}

const quoteOf = (one: Reading) => (one.kind === 'propose' ? one.quote : '');
const isAny = (some: readonly Found[]) => some.some((one) => one !== undefined);
const without = (found: readonly Found[], index: number) => found.filter((_, other) => other !== index);
const isTold = (clause: Clause, index: number, found: readonly Found[]) =>
  (isAny(found.slice(index + 1)) && justSays(clause)) || (isAny(found.slice(0, index)) && justTells(clause));

const unlikely = 0.3;

/** Who says a day, an hour or a number may mean it. */
const isExact = ({ when, text }: Clause) => Boolean(when.date ?? when.time) || /\d/.test(text);

function readingsOf(
  parts: readonly Part[],
  message: string,
  { asked, ownWords = asked.message }: Context,
): readonly Reading[] {
  if (!isAny(parts.map(({ found }) => found))) return [];
  const unread = (text: string): Reading => ({
    kind: 'answer',
    text: `I did not understand ‘${inOwnWords(text, ownWords)}’.`,
  });
  const clauses = parts.map(({ clause }) => clause);
  const readings = parts.flatMap(({ clause, found, isRemark, told }, index): readonly Reading[] => {
    const lost = found && unservedIn(clause.text, found);
    if (found && !losesWhen(clause, found, asked)) return lost ? [unread(lost), ...found] : found;
    // Who says an hour may mean it.
    const isSilent =
      !found &&
      (isRemark || (told > surelyTold && !clause.when.time)) &&
      (!isOrder(clause.text) || isBeforeSo(clauses, index, message));
    return isSilent ? [] : [unread(clause.text)];
  });
  // A day that was not understood may be that of the others, unless they have their own.
  const areDated = parts.every(({ clause, found }) => !found || clause.when.date);
  // 'the game on Saturday is at 9, but we have to be there at 8:30'
  const areTimed = areDated && parts.every(({ clause, found }) => !found || clause.when.time);
  const losesDay = parts.some(
    ({ clause, clause: { when, text }, found, isRemark, told }) =>
      !found &&
      !isRemark &&
      told < unlikely &&
      (when.date ?? when.time) !== undefined &&
      !(isMood(clause, asked) || (areDated && tellsOfDay(text)) || (areTimed && standsAlone(text))),
  );
  // So may be the rest of a request that points back at them.
  const losesDeed =
    pointingIn(message) && parts.some(({ clause: { text }, found, isRemark }) => !found && !isRemark && deedIn(text));
  // What is to be bought has no day, nor has what is done: 'paid the electric bill. add the water bill for next Monday'.
  const isSpared = (one: Reading) =>
    one.kind !== 'propose' ||
    one.tool === 'dismiss_task' ||
    (!losesDeed && one.tool === 'add_groceries' && beginsRequest(one.quote, '', true));
  if (losesDeed) return readings.filter(isSpared);
  // What is not proposed for that is not passed over in silence either.
  const isAsked = (one: Reading) => one.kind === 'propose' && beginsRequest(one.quote, '', true);
  const spared = (one: Reading) => (isSpared(one) ? [one] : isAsked(one) ? [unread(quoteOf(one))] : []);
  return losesDay ? readings.flatMap(spared) : readings;
}

async function readEach(message: string, context: Context, earlier: Earlier, titles: Titles) {
  const clauses = clausesOf(message, context.household, context.asked, earlier);
  const found: Found[] = [];
  let moment: Moment = {};
  for (const [index, said] of clauses.entries()) {
    const own = index > 0 ? withMoment(said.text, moment, context.asked) : said.text;
    const text = ontoNamedList(own, clauses[index - 1]?.text) ?? own;
    const clause = text === said.text ? said : clauseOf(text, context.household, context.asked);
    clauses[index] = clause;
    found[index] = clauses.length > 1 ? await readPart(clause, context) : await read(clause, context);
    found[index] = remindedOf(clause, found[index], found[index - 1], { household: context.household, titles });
    const now = await momentOf(clause.text, found[index] ?? [], context);
    moment = now.date ? now : moment;
  }
  return { clauses, found };
}
