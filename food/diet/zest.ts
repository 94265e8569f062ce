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

/** Whether the line uses only the zest of the fruit at `from`: 'zest of 1 large orange', '1 orange, finely grated zest'. */
export function isOnlyZest(words: readonly string[], from: number, to: number): boolean {
  if (words.some((word) => fleshWords.has(word))) return false;
  let before = from - 1;
  while (fillerWords.has(words[before] ?? '')) before--;
  let after = to;
  while (fillerWords.has(words[after] ?? '')) after++;
  return zestWords.has(words[before] ?? '') || (words[to] === divider && zestWords.has(words[after] ?? ''));
}
