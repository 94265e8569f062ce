import { plainLetters } from '../foods/plain-letters.ts';
import { singular } from '../foods/singular.ts';

/** Stands where a comma, a bracket or a number parts the words. */
export const pause = '|';

/** Plurals that are another thing than their singular: 'rolls' are bread, a 'roll' may be of foil. */
const keptPlurals = new Set('rolls wraps chips crisps bitters sprinkles kidneys sweets chops grits'.split(' '));

const longestLine = 1000;

/** Foreign words in -i take a mere -s: 'chapatis', 'kiwis'. */
function oneOf(word: string): string {
  const one = singular(word);
  return one.length > 4 && one.endsWith('is') ? one.slice(0, -1) : one;
}

/** '2 cups Crème fraîche (low-fat)' -> |, cup, creme, fraiche, |, low, fat, |: plain words in the singular. */
export function lineWords(line: string): string[] {
  const plain = plainLetters(line.slice(0, longestLine))
    .replace(/[\p{N}⁄][\p{N}⁄./]*/gu, ` ${pause} `)
    .replaceAll('&', ' and ')
    .replaceAll('/', ' or ')
    .replace(/[,;:()[\]{}!?"“”*|]/g, ` ${pause} `)
    .replace(/[^\p{L}|]+/gu, ' ');
  const words: string[] = [];
  for (const word of plain.split(' ')) {
    if (word === '' || (word === pause && words.at(-1) === pause)) continue;
    words.push(keptPlurals.has(word) ? word : oneOf(word));
  }
  return words;
}
