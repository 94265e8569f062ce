import { pause } from './line-words.ts';

const zests = new Set(['zest', 'rind', 'zested']);
const eaten = new Set(['juice', 'juiced', 'segment', 'segmented', 'flesh', 'slice', 'sliced', 'candied']);
const around = new Set([
  pause,
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

/** Whether only the zest of the fruit at `from` is wanted: 'zest of 1 large orange', '1 orange, finely grated zest'. */
export function isOnlyZest(words: readonly string[], from: number, to: number): boolean {
  if (words.some((word) => eaten.has(word))) return false;
  let before = from - 1;
  while (around.has(words[before] ?? '')) before--;
  let after = to;
  while (around.has(words[after] ?? '')) after++;
  return zests.has(words[before] ?? '') || (words[to] === pause && zests.has(words[after] ?? ''));
}
