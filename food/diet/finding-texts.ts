import { capitalize } from '#core/capitalize.ts';
import type { Concern, Ingredient } from '../contract.ts';
import { type Allergen, allergens, diets } from './words.ts';

/** Texts about findings. They never call a food safe, because only names are searched, not labels. */

export const allergenWord = (allergen: Allergen) => (allergen === 'treeNuts' ? 'tree nuts' : allergen);

/** Whether a search means anything: only English names are known, and a recipe needs ingredients. */
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

const isAllergy = ({ kind }: Pick<Concern, 'kind'>) => kind === 'allergy';

const dietNames = new Set(diets.map((diet) => diet.toLowerCase()));

/** 'Vegan' -> 'Not vegan', because 'Vegan: Leo' would read as if it suited him; 'no pork' -> 'Pork'. */
function brokenDiet(about: string): string {
  const word = about.toLowerCase();
  if (dietNames.has(word) || /(?:arian|-free)$/.test(word)) return `Not ${word}`;
  return word.startsWith('no ') ? capitalize(about.slice('no '.length)) : about;
}

interface ConcernBadge {
  /** 'Not vegetarian: Leo' */
  text: string;
  isAllergy: boolean;
}

/** Badges for a card, allergies first: 'Peanuts: Mia, Leo', 'Not vegetarian: Leo'. */
export const concernBadges = (concerns: readonly Concern[]): ConcernBadge[] =>
  grouped(concerns, ({ about }) => about.toLowerCase())
    .map((same) => {
      const restriction = same[0]?.about ?? '';
      const hasAllergy = same.some(isAllergy);
      const about = hasAllergy ? restriction : brokenDiet(restriction);
      const names = unique(same.map(({ name }) => name)).join(', ');
      return { text: `${about}: ${names}`, isAllergy: hasAllergy };
    })
    .toSorted((a, b) => Number(b.isAllergy) - Number(a.isAllergy));

/** Sentences for the recipe page: 'Found for Mia: Peanuts, in "2 tbsp peanut butter"', 'Doesn't fit Leo's diet (Vegan): "3 eggs"'. */
export const concernSentences = (concerns: readonly Concern[]): string[] =>
  grouped(concerns, ({ memberId, about }) => `${memberId} ${about}`).map((same) => {
    const [{ name, about } = { name: '', about: '' }] = same;
    const where = unique(same.map(({ ingredient }) => `"${ingredient}"`)).join(', ');
    return same.some(isAllergy)
      ? `Found for ${name}: ${about}, in ${where}`
      : `Doesn't fit ${name}'s diet (${about}): ${where}`;
  });
