import { holdsTold } from '../guards/held-words.ts';
import { readPlainly } from '../likeness/plain-reading.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Reading } from '../reader.ts';
import { read } from '../readers.ts';
import { isSomebody, type Titles } from '../records/titles.ts';
import { almostCertain, likelyTold, surelyTold } from '../told/likely-told.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { whenIn } from '../when/when.ts';
import { aboutKept, aboutThing, keptIn } from './pointed-thing.ts';
import {
  isBare,
  isFiling,
  isIdle,
  isMeantBy,
  isOfOne,
  type Pointing,
  pointingIn,
  type Told,
  toldIn,
} from './pointing-back.ts';
import { withName } from './pronouns.ts';

/** What a request that points back is about, found by trial: among what was told before it some only says why. */

/** From here on it may be left out. */
const likelier = 0.5;
const mostTold = 6;

/** 'her name is Clover' */
const naming = /\b(?:names?(?: is|'s)|named|called)\b/i;
/** 'she'd love a kite' */
const wishing = /(?:\bwould|'d)(?: really| absolutely)? (?:love|like) (?:an?|some|new|the)\b/i;
/** 'I'll be doing the gutters' */
const takingOver =
  /^(?:i|we)(?:'ll| will|'m| am|'re| are)(?: be)? (?:do|doing|handling?|tak(?:e|ing)|tackl(?:e|ing)) (?:the|his|her)\b/i;

/** How surely it only tells something, so that it may be left out; never what says a day, an hour, a number or a name. */
export async function sureness(words: string, context: Context): Promise<number> {
  if (isIdle(words)) return 1;
  const { when } = whenIn(words, context.asked);
  if (
    when.date ??
    when.time ??
    when.repeats ??
    /\d/.exec(words) ??
    naming.exec(words) ??
    wishing.exec(words) ??
    takingOver.exec(words)
  )
    return 0;
  // 'they're inseparable'
  const isShort = words.split(' ').length === 2 && isOwnClause(words);
  const told = (isShort ? (await context.likely?.(words))?.get('none') : await likelyTold(words, context)) ?? 0;
  if (told < likelier || (told < surelyTold && !isOwnClause(words))) return 0;
  // 'eggs are done' asks for something as well.
  const isRequest = told < almostCertain && (await read(clauseOf(words, context.household, context.asked), context));
  return isRequest ? 0 : told;
}

/** All ways to leave some of them out, the fewest first. */
function leavingOut(told: readonly Told[], sure: readonly number[]): Told[][] {
  const ways = told.reduce<Told[][]>(
    (all, part, at) => [...all.map((way) => [...way, part]), ...((sure[at] ?? 0) > likelier ? all : [])],
    [[]],
  );
  return ways.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
}

/** A request that points back, and which of what was told before it may be left out. */
export interface Pointer extends Pointing {
  /** How surely each of them only tells something. */
  sure: readonly number[];
  /** 'make it 11 am', of what is there. */
  isOfKept: boolean;
}

/** 'lemon pasta for dinner on thursday and mark the recipe as a favorite': no recipe has a day, so that is asked for as well. */
function isPlanBefore({ told, deed }: Pointing, { asked }: Context): boolean {
  const words = toldIn(told);
  return deed.verb === 'mark' && !isOwnClause(words) && whenIn(words, asked).when.date !== undefined;
}

/** Undefined where nothing points back, or where something was said behind it that may count. */
export async function pointingBack(message: string, context: Context, titles: Titles): Promise<Pointer | undefined> {
  const pointing = pointingIn(message);
  if (!pointing || pointing.told.length > mostTold || isPlanBefore(pointing, context)) return undefined;
  const sureOf = (parts: readonly string[]) => Promise.all(parts.map((words) => sureness(words, context)));
  const sure = await sureOf(pointing.told.map(({ words }) => words));
  const isDone = (await sureOf(pointing.behind)).every((one) => one > likelier);
  const { when } = whenIn(pointing.deed.rest, context.asked);
  const isNewTime = pointing.deed.verb === 'make' && (when.date ?? when.time) !== undefined;
  const isOfKept = isNewTime && keptIn(toldIn(pointing.told), pointing.deed, context, titles) !== undefined;
  return isDone ? { ...pointing, sure, isOfKept } : undefined;
}

/** Whether these are what the request says, and hold nothing of what was told beside it; what was told first is what it is about. */
export function isWhatItAsks(
  pointer: Pointer,
  readings: readonly Reading[],
  titles: Titles,
  least = likelier,
): boolean {
  const { deed, told, sure } = pointer;
  const cards = readings.filter((one) => one.kind === 'propose');
  const isBeside = (at: number) => at > 0 && (sure[at] ?? 0) > least;
  const wordsOf = (isLeft: boolean) => told.flatMap(({ words }, at) => (isBeside(at) === isLeft ? [words] : []));
  return (
    cards.length > 0 &&
    doesWhatItAsks(pointer, cards) &&
    !holdsTold(cards, wordsOf(true), [...wordsOf(false), deed.text].join(' '), titles)
  );
}

/** Whether no card does anything else. */
export const doesWhatItAsks = ({ deed, isOfKept }: Pointer, readings: readonly Reading[]): boolean =>
  readings.every(
    (one) => one.kind !== 'propose' || (isMeantBy(deed, one.tool) && !(isOfKept && one.tool.startsWith('add_'))),
  );

/** What is meant, if what was told and the request come to it; undefined where they do not. */
export async function pointedAt(
  pointer: Pointer,
  wholly: (text: string) => Promise<readonly Reading[] | undefined>,
  context: Context,
  titles: Titles,
): Promise<readonly Reading[] | undefined> {
  const { told, deed, sure } = pointer;
  const somebody = [...titles.values()].filter(isSomebody).map(({ title }) => title);
  for (const way of leavingOut(told, sure)) {
    const text = toldIn(way);
    const named = (words: string) => withName(words, [text], somebody);
    const own = { ...deed, text: named(deed.text), rest: named(deed.rest) };
    const texts = [
      ...(isBare(deed) && !isFiling(deed) ? [text] : []),
      `${text}, ${own.text}`,
      ...(isBare(deed) && isFiling(deed) ? [text] : []),
      ...aboutKept(text, own, context, titles),
      ...aboutThing(text, own, context),
    ];
    for (const one of texts) {
      const readings = (await wholly(one)) ?? (await readPlainly(one, context));
      const isAll = readings?.every(({ kind }) => kind === 'propose');
      const isOne = readings?.length === 1 || !isOfOne(deed);
      if (readings && isAll && isOne && isWhatItAsks(pointer, readings, titles)) return readings;
    }
  }
  return undefined;
}
