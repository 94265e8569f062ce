import { plainLetters } from '../foods/plain-letters.ts';
import { singular } from '../foods/singular.ts';

/** Marks a comma, bracket or similar divider in the list of words. */
export const divider = '|';

/** Plurals with a meaning of their own: 'pepper' is ground, 'peppers' are whole; 'crisp' is an adjective. */
const distinctPlurals = new Set(['peppers', 'flowers', 'crisps', 'hops']);

/** Splits into plain singular words without numbers: 'Crème fraîche (low-fat)' -> creme, fraiche, |, low, fat, |. */
export function categoryWords(name: string): string[] {
  return plainLetters(name.slice(0, 200))
    .replaceAll('/', ' or ')
    .replace(/[,;:()[\]]/g, ` ${divider} `)
    .replace(/[^\p{L}\p{N}|]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map((word) => (distinctPlurals.has(word) ? word : singular(word)));
}
