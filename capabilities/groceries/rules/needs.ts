import type { Eater } from '#capabilities/meals/rules/eaters.ts';
import { type MergedFood, merge } from '#food/amounts.ts';
import { type StoredIngredient, separateFoods } from '#food/lines.ts';

/** Where a need comes from: one ingredient line of one recipe, cooked for some people on one day. */
export interface NeedSource {
  recipeId: string;
  recipeName: string;
  date: string;
  mealType: string;
  people: string[];
  /** Ids for looking up allergies. */
  memberIds: string[];
  /** Other eaters whose allergies and diets count, such as guests, who are stored with the meal only. */
  others: Eater[];
  line: string;
}

export type Need = MergedFood<NeedSource>;

export interface DishInput {
  recipe: { id: string; name: string; ingredients: readonly Pick<StoredIngredient, 'name' | 'line' | 'parsed'>[] };
  /** How many times the recipe is cooked, as an exact fraction: '3/2'. */
  factor: string;
  date: string;
  mealType: string;
  people: string[];
  memberIds: string[];
  eaters: readonly Eater[];
}

/** The needs of all dishes, one per food. */
export const needsOf = (dishes: readonly DishInput[]): Need[] =>
  merge(
    dishes.flatMap(({ recipe, factor, date, mealType, people, memberIds, eaters }) => {
      const others = eaters.filter(({ memberId }) => memberId === null);
      const meal = { recipeId: recipe.id, recipeName: recipe.name, date, mealType, people, memberIds, others };
      return recipe.ingredients.flatMap(({ name, line, parsed }) =>
        // A line without a recognized food uses its name as the food.
        separateFoods(parsed.food ? parsed : { ...parsed, food: name || line }, line).map((one) => ({
          parsed: one,
          factor,
          source: { ...meal, line },
        })),
      );
    }),
  );

/** The need when the plan no longer needs the food; keeps its name for items that the user has changed. */
export const withoutAmounts = (need: Need): Need => ({
  ...need,
  amounts: [],
  units: [],
  isUncounted: false,
  optional: false,
  sources: [],
});

/** JSON replacer that sorts keys, because jsonb doesn't keep their order. */
const sortKeys = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with sorted keys, for comparing values. */
export const canonicalJson = (value: unknown) => JSON.stringify(value, sortKeys);
