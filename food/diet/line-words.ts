import { plainLetters } from '../foods/plain-letters.ts';
import { singular } from '../foods/singular.ts';

/** Marks a comma, bracket or number between words. */
export const divider = '|';

/** Plurals with a different meaning from their singular: 'rolls' are bread, a 'roll' may be of foil. */
const distinctPlurals = new Set('rolls wraps chips crisps bitters sprinkles kidneys sweets chops grits'.split(' '));

const longestLine = 1000;

/** Also handles foreign words in -i, whose plural is in -is: 'chapatis', 'kiwis'. */
function singularOf(word: string): string {
  const one = singular(word);
  return one.length > 4 && one.endsWith('is') ? one.slice(0, -1) : one;
}

/** Splits into plain singular words: '2 cups Crème fraîche (low-fat)' -> |, cup, creme, fraiche, |, low, fat, |. */
export function lineWords(line: string): string[] {
  const plain = plainLetters(line.slice(0, longestLine))
    .replace(/[\p{N}⁄][\p{N}⁄./]*/gu, ` ${divider} `)
    .replaceAll('&', ' and ')
    .replaceAll('/', ' or ')
    .replace(/[,;:()[\]{}!?"“”*|]/g, ` ${divider} `)
    .replace(/[^\p{L}|]+/gu, ' ');
  const words: string[] = [];
  for (const word of plain.split(' ')) {
    if (word === '' || (word === divider && words.at(-1) === divider)) continue;
    words.push(distinctPlurals.has(word) ? word : singularOf(word));
  }
  return words;
}
