import { traitsOfLine } from './line-traits.ts';
import { findingsOf } from './traits.ts';
import type { Allergen, Diet } from './words.ts';

/** Allergens and broken diets found by name; the food may contain more than these lists say. */
export function dietFindings(text: string): { contains: Allergen[]; breaks: Diet[] } {
  return findingsOf(traitsOfLine(text));
}
