import type { Meant } from '../find/found.ts';
import type { Span } from '../when/tokens.ts';
import type { Draft } from './draft.ts';

/** Whether the word at this position has one of these meanings. */
export const meaningAt = ({ found }: Draft, at: number, ...names: string[]) =>
  found.meanings.some((one) => names.includes(one.meaning) && one.first <= at && at < one.next);

/** Whether a phrase with one of these meanings begins at this position. */
export const startsAt = ({ found }: Draft, at: number, ...names: string[]) =>
  found.meanings.some((one) => one.first === at && names.includes(one.meaning));

/** Whether a phrase with one of these meanings begins within a span. */
export const beginsIn = ({ found }: Draft, { first, next }: Span, ...names: string[]) =>
  found.meanings.some((one) => names.includes(one.meaning) && one.first >= first && one.first < next);

/** All phrases with one of these meanings within a span. */
export const meaningsIn = ({ found }: Draft, { first, next }: Span, ...names: string[]): Meant[] =>
  found.meanings.filter((one) => names.includes(one.meaning) && one.first >= first && one.next <= next);

/** Whether the word at this position is part of a date or time. */
export const isWhenAt = ({ found }: Draft, at: number) =>
  found.when.some(({ kind, first, next }) => kind !== 'other' && first <= at && at < next);

/** The first of these table values that occurs in the text. */
export const firstSaid = ({ found }: Draft, table: string, order: readonly string[]) =>
  order.find((value) => found.meanings.some(({ meaning }) => meaning === `${table}.${value}`));

export const isSign = (word = '') => /^[,;:.!?|()"“”-]$/.test(word);

/** A period after these abbreviations separates nothing: 'St. Mary's', 'Dr. Kim'. */
const abbreviationPattern = /^(?:st|dr|mrs?|ms|mt|ft|prof|no)$/;

/**
 * Whether punctuation at this position separates two parts. Not the period of 'Mrs.', the colon of '4:30' or the hyphen
 * of 'weet-bix'.
 */
export function endsAt({ found: { words } }: Draft, at: number): boolean {
  const { word = '', isGlued = false } = words[at] ?? {};
  const isNextGlued = words[at + 1]?.isGlued ?? false;
  if (word === '-') return !(isGlued && isNextGlued);
  if (word === '.' || word === ':') return !isNextGlued && !abbreviationPattern.test(words[at - 1]?.word ?? '');
  return isSign(word);
}

/** Whether such punctuation is between two positions. */
export function areApart(draft: Draft, from: number, to: number): boolean {
  for (let at = Math.min(from, to); at < Math.max(from, to); at++) if (endsAt(draft, at)) return true;
  return false;
}
