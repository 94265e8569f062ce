import type { Concern, Ingredient } from '../contract.ts';
import { type Allergen, allergens } from './words.ts';

/** Says what was found. What was not found is never called safe: we know names, not labels. */

export const allergenWord = (allergen: Allergen) => (allergen === 'treeNuts' ? 'tree nuts' : allergen);

/** We know English names only: in another language, or without ingredients, there is nothing that could be found. */
export const isSearched = ({ language, ingredients }: { language: string | null; ingredients: readonly unknown[] }) =>
  ingredients.length > 0 && (language === null || language.toLowerCase().startsWith('en'));

export function allergensIn(ingredients: readonly Ingredient[]): string[] {
  const found = new Set(ingredients.flatMap(({ contains }) => contains));
  return allergens.filter((allergen) => found.has(allergen)).map(allergenWord);
}

const grouped = (concerns: readonly Concern[], keyOf: (concern: Concern) => string) => [
  ...Map.groupBy(concerns, keyOf).values(),
];

const unique = (words: string[]) => [...new Set(words)];

/** For a card: 'Peanuts: Mia, Leo'. */
export const concernBadges = (concerns: readonly Concern[]): string[] =>
  grouped(concerns, ({ about }) => about.toLowerCase()).map(
    (same) => `${same[0]?.about}: ${unique(same.map(({ name }) => name)).join(', ')}`,
  );

/** For the recipe itself: 'Found for Mia: Peanuts, in "2 tbsp peanut butter"'. */
export const concernSentences = (concerns: readonly Concern[]): string[] =>
  grouped(concerns, ({ memberId, about }) => `${memberId} ${about}`).map((same) => {
    const [{ name, about } = { name: '', about: '' }] = same;
    return `Found for ${name}: ${about}, in ${unique(same.map(({ ingredient }) => `"${ingredient}"`)).join(', ')}`;
  });
