import { plainLetters } from '../foods/plain-letters.ts';
import { singular } from '../foods/singular.ts';

/** Stands in a list of words where the name was divided by a comma, a bracket or the like. */
export const cut = '|';

/** Plurals that are another thing than their singular: 'pepper' is ground, 'peppers' are whole; 'crisp' is an adjective. */
const keptPlurals = new Set(['peppers', 'flowers', 'crisps', 'hops']);

/** 'Crème fraîche (low-fat)' -> creme, fraiche, |, low, fat, |: plain words in the singular, without numbers. */
export function categoryWords(name: string): string[] {
  return plainLetters(name.slice(0, 200))
    .replaceAll('/', ' or ')
    .replace(/[,;:()[\]]/g, ` ${cut} `)
    .replace(/[^\p{L}\p{N}|]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map((word) => (keptPlurals.has(word) ? word : singular(word)));
}
