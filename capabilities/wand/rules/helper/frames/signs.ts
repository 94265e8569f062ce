import type { Draft } from './draft.ts';

/** Signs that end what belongs together. */

export const isSign = (word = '') => /^[,;:.!?|()"“”-]$/.test(word);

/** Their point ends nothing: 'St. Mary's', 'Dr. Kim'. */
const shortened = /^(?:st|dr|mrs?|ms|mt|ft|prof|no)$/;

/** Whether a sign at this place ends something: not the point of 'Mrs.', the colon of '4:30' or the hyphen of 'weet-bix'. */
export function endsAt({ found: { words } }: Draft, at: number): boolean {
  const { word = '', isGlued = false } = words[at] ?? {};
  const isNextGlued = words[at + 1]?.isGlued ?? false;
  if (word === '-') return !(isGlued && isNextGlued);
  if (word === '.' || word === ':') return !isNextGlued && !shortened.test(words[at - 1]?.word ?? '');
  return isSign(word);
}

/** Whether such a sign stands between two places. */
export function areApart(draft: Draft, from: number, to: number): boolean {
  for (let at = Math.min(from, to); at < Math.max(from, to); at++) if (endsAt(draft, at)) return true;
  return false;
}
