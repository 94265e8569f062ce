import { divider } from './line-words.ts';

const zestWords = new Set(['zest', 'rind', 'zested']);
const fleshWords = new Set(['juice', 'juiced', 'segment', 'segmented', 'flesh', 'slice', 'sliced', 'candied']);
const fillerWords = new Set([
  divider,
  'of',
  'a',
  'an',
  'large',
  'medium',
  'small',
  'unwaxed',
  'organic',
  'finely',
  'grated',
  'from',
  'scrubbed',
  'well',
  'washed',
]);

/** Whether only the zest of the fruit at `from` is used: 'zest of 1 large orange', '1 orange, finely grated zest'. */
export function isOnlyZest(words: readonly string[], from: number, to: number): boolean {
  if (words.some((word) => fleshWords.has(word))) return false;
  let beforeFruit = from - 1;
  while (fillerWords.has(words[beforeFruit] ?? '')) beforeFruit--;
  let afterFruit = to;
  while (fillerWords.has(words[afterFruit] ?? '')) afterFruit++;
  return zestWords.has(words[beforeFruit] ?? '') || (words[to] === divider && zestWords.has(words[afterFruit] ?? ''));
}
