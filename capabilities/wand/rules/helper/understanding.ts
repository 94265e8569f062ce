import { clausesOf, type Earlier } from './clauses.ts';
import { distributed } from './distribution.ts';
import { divided } from './division.ts';
import { headingOf } from './heading.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { read } from './readers.ts';
import { justSays, justTells } from './remark.ts';
import { corrections } from './self-correction.ts';
import type { Titles } from './titles.ts';
import { isKeptIn, isWhole } from './understood.ts';

/** What a message comes to: nothing where no part of it is understood. */
export async function understood(
  message: string,
  context: Context,
  earlier: Earlier,
  titles: Titles,
): Promise<readonly Reading[]> {
  const all = [...titles.values()];
  const known = {
    household: context.household,
    clock: context.asked,
    names: all.map(({ title }) => title),
    somebody: all.filter((one) => one.isSomebody).map(({ title }) => title),
  };
  const shares = distributed(message, known);
  const meant = shares ? [shares] : corrections(message, known);
  for (const text of meant) {
    const { isClear, readings } = await plainly(text, context, earlier, titles);
    const steps = isClear ? readings : await divided(text, context, known, titles);
    if (steps) return steps;
  }
  // What was taken back is not to be proposed.
  if (meant.length > 0) return [];
  const { isClear, readings } = await plainly(message, context, earlier, titles);
  if (isClear) return readings;
  const parts = await divided(message, context, known, titles);
  // What was read already is not to be lost to what was read besides.
  const isBetter =
    parts && (readings.some(({ kind }) => kind !== 'propose') || headingOf(message) || isKeptIn(readings, parts));
  return isBetter ? parts : readings;
}

interface Plainly {
  readings: readonly Reading[];
  /** Every part is understood, and wholly. */
  isClear: boolean;
}

/** The message as its words divide it. */
async function plainly(message: string, context: Context, earlier: Earlier, titles: Titles): Promise<Plainly> {
  const clauses = clausesOf(message, context.household, context.asked, earlier);
  const found = await Promise.all(clauses.map((clause) => read(clause, context)));
  const isAny = (some: typeof found) => some.some((one) => one !== undefined);
  const isRemark = (clause: Clause, index: number) =>
    !found[index] &&
    ((isAny(found.slice(index + 1)) && justSays(clause)) || (isAny(found.slice(0, index)) && justTells(clause)));
  const isClear =
    isAny(found) &&
    !(clauses.length > 1 && headingOf(message)) &&
    clauses.every((clause, index) => isRemark(clause, index) || isWhole(clause, found[index], titles, context.asked));
  const readings = clauses.flatMap((clause, index): readonly Reading[] => {
    if (found[index] || isRemark(clause, index)) return found[index] ?? [];
    return [{ kind: 'answer', text: `I did not understand ‘${clause.text.trim()}’.` }];
  });
  return { readings: found.every((one) => one === undefined) ? [] : readings, isClear };
}
