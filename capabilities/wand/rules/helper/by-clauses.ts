import { clauseOf } from './clause.ts';
import { clausesOf, type Earlier } from './clauses.ts';
import { headingOf } from './heading.ts';
import { almostCertain, likelyTold, surelyTold } from './likely-told.ts';
import { inOwnWords } from './own-words.ts';
import { readPlainly } from './plain-reading.ts';
import { deedIn, pointingIn } from './pointing-back.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { read } from './readers.ts';
import { isMood, isOrder, justSays, justTells } from './remark.ts';
import { remindedOf } from './reminded-of.ts';
import { beginsRequest, isAboutIt, isCommand } from './requests.ts';
import { type Moment, momentOf, pointsBack, withMoment } from './that-day.ts';
import type { Titles } from './titles.ts';
import { isWhole, losesWhen } from './understood.ts';
import { unservedIn } from './unserved.ts';

/** A message as its words divide it. */

interface Plainly {
  readings: readonly Reading[];
  /** Every part is understood, and wholly. */
  isClear: boolean;
}

type Found = readonly Reading[] | undefined;

export async function plainly(message: string, context: Context, earlier: Earlier, titles: Titles): Promise<Plainly> {
  const { clauses, found } = await readEach(message, context, earlier, titles);
  const told = await Promise.all(clauses.map(({ text }) => (clauses.length > 1 ? likelyTold(text, context) : 0)));
  const beside = clauses.map((clause, index) => {
    const isLikely = (told[index] ?? 0) > (found[index] ? almostCertain : surelyTold) && !isExact(clause);
    return (
      isAny(without(found, index)) &&
      (isLikely || isWhy(clauses, found, index, message) || isWhyAsked(clause, found, index))
    );
  });
  const parts = clauses.map((clause, index): Part => {
    const own = beside[index] ? undefined : found[index];
    const isRemark = !own && (beside[index] || isTold(clause, index, found));
    return { clause, found: own, isRemark: isRemark === true, told: told[index] ?? 0 };
  });
  const isClear =
    isAny(parts.map((part) => part.found)) &&
    !(clauses.length > 1 && headingOf(message)) &&
    parts.every(({ clause, found, isRemark }) => isRemark || isWhole(clause, found, titles, context.asked));
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
  const readings = parts.flatMap(({ clause, found, isRemark, told }): readonly Reading[] => {
    const lost = found && unservedIn(clause.text, found);
    if (found && !losesWhen(clause, found, asked)) return lost ? [unread(lost), ...found] : found;
    const isSilent = !found && (isRemark || told > surelyTold) && !isOrder(clause.text);
    return isSilent ? [] : [unread(clause.text)];
  });
  // A day that was not understood may be that of the others.
  const losesDay = parts.some(
    ({ clause, clause: { when }, found, isRemark, told }) =>
      !found && !isRemark && told < unlikely && (when.date ?? when.time) !== undefined && !isMood(clause, asked),
  );
  // So may be the rest of a request that points back at them.
  const losesDeed =
    pointingIn(message) && parts.some(({ clause: { text }, found, isRemark }) => !found && !isRemark && deedIn(text));
  return losesDay || losesDeed ? readings.filter(({ kind }) => kind !== 'propose') : readings;
}

async function readEach(message: string, context: Context, earlier: Earlier, titles: Titles) {
  const clauses = clausesOf(message, context.household, context.asked, earlier);
  const found: Found[] = [];
  let moment: Moment = {};
  for (const [index, said] of clauses.entries()) {
    const text = index > 0 && pointsBack(said.text) ? withMoment(said.text, moment, context.asked) : said.text;
    const clause = text === said.text ? said : clauseOf(text, context.household, context.asked);
    clauses[index] = clause;
    found[index] =
      (await read(clause, context)) ?? (clauses.length > 1 ? await changedPlainly(clause, context) : undefined);
    found[index] = remindedOf(clause, found[index], found[index - 1], { household: context.household, titles });
    const own = await momentOf(clause.text, found[index] ?? [], context);
    moment = own.date ? own : moment;
  }
  return { clauses, found };
}

/** Of a part only what changes something that is kept: where a new thing begins and ends is not clear. */
async function changedPlainly({ text }: Clause, context: Context): Promise<Found> {
  const readings = await readPlainly(text, context);
  return readings?.every((one) => one.kind === 'propose' && one.tool.startsWith('change_')) ? readings : undefined;
}

/** What a statement comes to, unless it says why. */
const stated = /^(?:add_task|add_appointment|plan_meal)$/;

/** 'we eat at Mom's on Friday so clear the dinner' */
function isWhy(clauses: readonly Clause[], found: readonly Found[], index: number, message: string): boolean {
  const [own, next] = clauses.slice(index, index + 2);
  if (!own || !next || isCommand(own.text) || !beginsRequest(next.text, '', true) || isAboutIt(next.text)) return false;
  const begin = next.text.split(' ').slice(0, 2).join(' ').toLowerCase();
  return (
    message.toLowerCase().includes(` so ${begin}`) &&
    found[index + 1]?.every(({ kind }) => kind === 'propose') === true &&
    (found[index] ?? []).every((one) => one.kind === 'propose' && stated.test(one.tool) && !one.values.time)
  );
}

/** 'What day do we leave? I have to tell the neighbor' */
const isWhyAsked = (clause: Clause, found: readonly Found[], index: number): boolean =>
  found.slice(0, index).some((one) => one?.every(({ kind }) => kind === 'answer')) &&
  !isCommand(clause.text) &&
  found[index]?.every((one) => one.kind === 'propose' && one.tool === 'add_task' && !one.values.triggerDate) === true;
