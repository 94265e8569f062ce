import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { requiredText } from '#core/fields.ts';
import { Concern } from '#food/contract.ts';
import { mealTypes } from '#food/meals.ts';
import { NewRecipe, Recipe } from './contract.ts';

/** Recipes of our own that a family may take, so that planning works on the first day. */

/** How many there are, for those who have not opened it yet. */
export const starterCount = 100;
/** With this many recipes a family has enough to choose from, and is offered ours no more. */
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
  /** Whom of the household it concerns, before she takes it. */
  concerns: z.array(Concern),
  /** The family has a recipe of this name, with more than its name, or has taken this one and renamed it. */
  isThere: z.boolean(),
});
export type StarterRecipe = z.output<typeof StarterRecipe>;

/** A meal of the family of which nobody has said yet what is in it, and what the cookbook has under a name like its own. */
export const BareMeal = z.object({
  recipeId: z.uuid(),
  name: z.string(),
  sourceUrl: z.nullable(z.string()),
  offers: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** One per line, to be seen before they are taken. */
      ingredients: z.array(z.string()),
      servings: z.int(),
      concerns: z.array(Concern),
    }),
  ),
});
export type BareMeal = z.output<typeof BareMeal>;

/** What a meal had before it was filled, to be put back. */
const Former = z.partial(
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
    summary: 'The starter cookbook: recipes of our own to take over',
    resources: ['recipes', 'household', 'meal-preferences'],
    answer: z.array(StarterRecipe),
  }),
  take: endpoint('POST', '/api/starter-recipes', {
    summary:
      "Add recipes of the starter cookbook to the family's own: those named, or all; what is there stays, and a meal of which only the name is known is filled",
    resources: ['recipes'],
    body: z.optional(z.object({ keys: z.optional(keys) })),
    /** Those that were added, for taking them back. */
    answer: z.object({ keys: z.array(z.string()) }),
    status: 200,
  }),
  bareMeals: endpoint('GET', '/api/starter-recipes/bare-meals', {
    summary: "The family's meals without ingredients, each with the recipes of the starter cookbook that may be meant",
    resources: ['recipes', 'household', 'meal-preferences'],
    answer: z.array(BareMeal),
  }),
  fill: endpoint('POST', '/api/recipes/:id/starter', {
    summary:
      'Give a meal without ingredients those of a recipe of the starter cookbook; what she said of it herself stays',
    resources: ['recipes'],
    body: z.object({ key: requiredText('Recipe', 100) }),
    /** `former` and the moment in which it was filled are sent back to undo it. */
    answer: z.object({ recipe: Recipe, former: Former }),
    status: 200,
  }),
  unfill: endpoint('POST', '/api/recipes/:id/starter/undo', {
    summary: 'Take the ingredients away again that a meal was just given, unless somebody has changed it since',
    resources: ['recipes'],
    body: z.object({ former: Former, filledAt: z.iso.datetime('The moment is not valid') }),
    answer: Recipe,
    status: 200,
  }),
  giveBack: endpoint('POST', '/api/starter-recipes/undo', {
    summary: 'Take back recipes of the starter cookbook that were just added; what was changed or planned since stays',
    resources: ['recipes'],
    body: z.object({ keys }),
    answer: z.object({ removed: z.int() }),
    status: 200,
  }),
};
