import { unlisted } from './blocks.ts';
import { plainly } from './by-clauses.ts';
import type { Earlier } from './clauses.ts';
import { distributed } from './distribution.ts';
import { divided } from './division.ts';
import { headingOf } from './heading.ts';
import { withoutTold } from './likely-told.ts';
import type { Context, Reading } from './reader.ts';
import { withoutEchoes, withoutWhy } from './reasons.ts';
import { corrections } from './self-correction.ts';
import { isSomebody, type Titles } from './titles.ts';
import { isKeptIn } from './understood.ts';
import { eitherDay } from './when-either.ts';

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
  const { isClear, readings } = await plainly(message, context, earlier, titles);
  if (isClear) return once(readings);
  const short = withoutEchoes(message);
  const shorter = short === message ? undefined : await plainly(short, context, earlier, titles);
  if (shorter?.isClear) return once(shorter.readings);
  const parts = await divided(message, context, known, titles);
  // What was read already is not to be lost to what was read besides.
  const isBetter =
    parts && (readings.some(({ kind }) => kind !== 'propose') || headingOf(message) || isKeptIn(readings, parts));
  if (isBetter) return once(parts);
  const beside = await withoutTold(short, context);
  const saidBefore = { ...earlier, said: [...earlier.said, ...(beside?.told ?? [])] };
  const asking = beside && (await plainly(beside.rest, context, saidBefore, titles));
  return once(asking?.isClear ? asking.readings : readings);
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
