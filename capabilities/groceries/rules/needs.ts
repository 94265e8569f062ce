import type { Eater } from '#capabilities/meals/rules/eaters.ts';
import { type MergedFood, merge } from '#food/amounts.ts';
import type { StoredIngredient } from '#food/lines.ts';

/** Where a need comes from: one ingredient line of one recipe, cooked for some people on one day. */
export interface NeedSource {
  recipeId: string;
  recipeName: string;
  date: string;
  mealType: string;
  /** Names to show, and the ids by which allergies are looked up. */
  people: string[];
  memberIds: string[];
  /** Whoever else's allergies and diets count: guests are known at their meal only. */
  others: Eater[];
  line: string;
}

/** All that a week needs of one food. */
export type Need = MergedFood<NeedSource>;

export interface Cooked {
  recipe: { id: string; name: string; ingredients: readonly Pick<StoredIngredient, 'name' | 'line' | 'parsed'>[] };
  /** How many times the recipe, as an exact fraction: '3/2'. */
  factor: string;
  date: string;
  mealType: string;
  people: string[];
  memberIds: string[];
  eaters: readonly Eater[];
}

/** What has to be there to cook all this: one need for each food. */
export const needsOf = (cookings: readonly Cooked[]): Need[] =>
  merge(
    cookings.flatMap(({ recipe, factor, date, mealType, people, memberIds, eaters }) => {
      const others = eaters.filter(({ memberId }) => memberId === null);
      const meal = { recipeId: recipe.id, recipeName: recipe.name, date, mealType, people, memberIds, others };
      return recipe.ingredients.map(({ name, line, parsed }) => ({
        // A line in which no food was found is a food by its own name.
        parsed: parsed.food ? parsed : { ...parsed, food: name || line },
        factor,
        source: { ...meal, line },
      }));
    }),
  );

/** The plan does not need it any more; its name is kept for a line that she has touched. */
export const noLongerNeeded = (need: Need): Need => ({
  ...need,
  amounts: [],
  units: [],
  isUncounted: false,
  optional: false,
  sources: [],
});

/** A database keeps no order of keys, so they are put in order to compare. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same content. */
export const contentOf = (value: unknown) => JSON.stringify(value, inOrder);
