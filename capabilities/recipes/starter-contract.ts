import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { requiredText } from '#core/fields.ts';
import { Concern } from '#food/contract.ts';
import { mealTypes } from '#food/meals.ts';
import { Drawing, NewRecipe, Recipe } from './contract.ts';

/** The starter cookbook: built-in recipes a family can add to its own, so that meal planning works on the first day. */

/** Number of recipes in the cookbook, shown before it is loaded. */
export const starterCount = 100;
/** A family with this many recipes is no longer offered the cookbook. */
export const enoughRecipes = 12;

export const StarterRecipe = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  mealType: z.enum(mealTypes),
  minutes: z.int(),
  servings: z.int(),
  dietaryTags: z.array(z.string()),
  suitableForAges: z.array(z.string()),
  drawing: Drawing,
  /** Conflicts with allergies and diets of the household. */
  concerns: z.array(Concern),
  /** Whether the family has added this recipe (maybe renamed since), or has a recipe of this name that isn't bare. */
  isThere: z.boolean(),
});
export type StarterRecipe = z.output<typeof StarterRecipe>;

/** A recipe of the family without ingredients, with cookbook recipes of a similar name. */
export const BareMeal = z.object({
  recipeId: z.uuid(),
  name: z.string(),
  sourceUrl: z.nullable(z.string()),
  offers: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** Ingredient lines, as a preview. */
      ingredients: z.array(z.string()),
      servings: z.int(),
      concerns: z.array(Concern),
    }),
  ),
});
export type BareMeal = z.output<typeof BareMeal>;

/** Fields of a meal before it was filled, sent back for undo. */
const FormerFields = z.partial(
  z.pick(NewRecipe, {
    description: true,
    sourceName: true,
    instructions: true,
    servings: true,
    prepTime: true,
    cookTime: true,
    totalTime: true,
    language: true,
    suitableForAges: true,
    dietaryTags: true,
  }),
);

const keys = z
  .array(requiredText('Recipe', 100), { error: 'Recipes must be a list of texts' })
  .check(z.maxLength(500, 'Recipes has too many entries (at most 500)'));

export const starterRecipesApi = {
  list: endpoint('GET', '/api/starter-recipes', {
    summary: 'List the recipes of the starter cookbook',
    resources: ['recipes', 'household', 'meal-preferences'],
    answer: z.array(StarterRecipe),
  }),
  take: endpoint('POST', '/api/starter-recipes', {
    summary:
      "Add the named recipes of the starter cookbook, or all, to the family's own; existing ones stay, and a recipe that is only a name is filled",
    resources: ['recipes'],
    body: z.optional(z.object({ keys: z.optional(keys) })),
    /** The added recipes: their keys, for undo, and their ids. */
    answer: z.object({ keys: z.array(z.string()), recipeIds: z.array(z.uuid()) }),
    status: 200,
  }),
  bareMeals: endpoint('GET', '/api/starter-recipes/bare-meals', {
    summary: "List the family's meals without ingredients, each with matching recipes of the starter cookbook",
    resources: ['recipes', 'household', 'meal-preferences'],
    answer: z.array(BareMeal),
  }),
  fill: endpoint('POST', '/api/recipes/:id/starter', {
    summary: 'Fill a meal without ingredients from a recipe of the starter cookbook; fields that have a value stay',
    resources: ['recipes'],
    body: z.object({ key: requiredText('Recipe', 100) }),
    /** For undo, the client sends back `former` and the recipe's `updatedAt`. */
    answer: z.object({ recipe: Recipe, former: FormerFields }),
    status: 200,
  }),
  unfill: endpoint('POST', '/api/recipes/:id/starter/undo', {
    summary: 'Undo filling a meal, unless it was changed since',
    resources: ['recipes'],
    body: z.object({ former: FormerFields, filledAt: z.iso.datetime("The moment isn't valid") }),
    answer: Recipe,
    status: 200,
  }),
  giveBack: endpoint('POST', '/api/starter-recipes/undo', {
    summary: 'Undo adding recipes of the starter cookbook; recipes changed or planned since stay',
    resources: ['recipes'],
    body: z.object({ keys }),
    answer: z.object({ removed: z.int() }),
    status: 200,
  }),
};
