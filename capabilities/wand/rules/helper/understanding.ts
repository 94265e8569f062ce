import { unlisted } from './blocks.ts';
import { clauseOf } from './clause.ts';
import { clausesOf, type Earlier } from './clauses.ts';
import { distributed } from './distribution.ts';
import { divided } from './division.ts';
import { headingOf } from './heading.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { read } from './readers.ts';
import { withoutEchoes, withoutWhy } from './reasons.ts';
import { justSays, justTells } from './remark.ts';
import { corrections } from './self-correction.ts';
import { type Moment, momentOf, pointsBack, withMoment } from './that-day.ts';
import { isSomebody, type Titles } from './titles.ts';
import { isKeptIn, isWhole, losesWhen } from './understood.ts';

/** What a message comes to: nothing where no part of it is understood. */
export async function understood(
  said: string,
  context: Context,
  earlier: Earlier,
  titles: Titles,
): Promise<readonly Reading[]> {
  const message = withoutWhy(said);
  const all = [...titles.values()];
  const known = {
    household: context.household,
    clock: context.asked,
    names: all.map(({ title }) => title),
    somebody: all.filter(isSomebody).map(({ title }) => title),
  };
  const wholly = async (text: string) => {
    const { isClear, readings } = await plainly(text, context, earlier, titles);
    return isClear ? readings : divided(text, context, known, titles);
  };
  const list = unlisted(message, known);
  const listed = list && (await wholly(list));
  if (listed) return listed;
  const shares = distributed(message, known);
  const meant = shares ? [shares] : corrections(message, known);
  for (const text of meant) {
    const steps = await wholly(text);
    if (steps) return steps;
  }
  // What was taken back is not to be proposed.
  if (meant.length > 0) return [];
  const { isClear, readings } = await plainly(message, context, earlier, titles);
  if (isClear) return once(readings);
  const short = withoutEchoes(message);
  const shorter = short === message ? undefined : await plainly(short, context, earlier, titles);
  if (shorter?.isClear) return once(shorter.readings);
  const parts = await divided(message, context, known, titles);
  // What was read already is not to be lost to what was read besides.
  const isBetter =
    parts && (readings.some(({ kind }) => kind !== 'propose') || headingOf(message) || isKeptIn(readings, parts));
  return once(isBetter ? parts : readings);
}

const ends = /^(?:remove|dismiss)_/;

/** What is taken away is not changed as well, nor taken away twice. */
function once(readings: readonly Reading[]): readonly Reading[] {
  const ending = (id: unknown) =>
    readings.find((one) => one.kind === 'propose' && ends.test(one.tool) && one.values.id === id);
  return readings.filter((one) => {
    const last = one.kind === 'propose' && one.values.id ? ending(one.values.id) : undefined;
    return !last || last === one;
  });
}

interface Plainly {
  readings: readonly Reading[];
  /** Every part is understood, and wholly. */
  isClear: boolean;
}

/** The message as its words divide it. */
async function plainly(message: string, context: Context, earlier: Earlier, titles: Titles): Promise<Plainly> {
  const clauses = clausesOf(message, context.household, context.asked, earlier);
  const found: (readonly Reading[] | undefined)[] = [];
  let moment: Moment = {};
  for (const [index, said] of clauses.entries()) {
    const text = index > 0 && pointsBack(said.text) ? withMoment(said.text, moment, context.asked) : said.text;
    const clause = text === said.text ? said : clauseOf(text, context.household, context.asked);
    clauses[index] = clause;
    found[index] = await read(clause, context);
    const own = await momentOf(clause.text, found[index] ?? [], context);
    moment = own.date ? own : moment;
  }
  const isAny = (some: typeof found) => some.some((one) => one !== undefined);
  const isRemark = (clause: Clause, index: number) =>
    !found[index] &&
    ((isAny(found.slice(index + 1)) && justSays(clause)) || (isAny(found.slice(0, index)) && justTells(clause)));
  const isClear =
    isAny(found) &&
    !(clauses.length > 1 && headingOf(message)) &&
    clauses.every((clause, index) => isRemark(clause, index) || isWhole(clause, found[index], titles, context.asked));
  const readings = clauses.flatMap((clause, index): readonly Reading[] => {
    const own = found[index];
    const isHalf = own && losesWhen(clause, own, context.asked);
    if ((own && !isHalf) || isRemark(clause, index)) return own ?? [];
    return [{ kind: 'answer', text: `I did not understand ‘${clause.text.trim()}’.` }];
  });
  return { readings: found.every((one) => one === undefined) ? [] : readings, isClear };
}
