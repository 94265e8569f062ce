import { traitsOfLine } from './line-traits.ts';
import { findingsOf } from './traits.ts';
import type { Allergen, Diet } from './words.ts';

/** Found by name, never guessed: what is not in these lists may still be in the food. */
export function dietFindings(text: string): { contains: Allergen[]; breaks: Diet[] } {
  return findingsOf(traitsOfLine(text));
}
