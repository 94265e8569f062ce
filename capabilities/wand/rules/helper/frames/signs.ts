import type { Draft } from './draft.ts';

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
