import * as z from 'zod/mini';
import { maxServings } from '#capabilities/recipes/contract.ts';
import { optionalFlag, optionalText, requiredText } from '#core/fields.ts';
import { optionalList, optionalWords } from '#core/list-fields.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';

/** One meal of a plan: a recipe, or a few words instead of one. */

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

const text = z.nullable(z.string());

/** Somebody who eats along at one meal only. */
export const Guest = z.object({
  name: requiredText('Guest'),
  allergies: optionalWords('Allergies', { max: 20 }),
  dietaryRestrictions: optionalWords('Diets', { known: diets, max: 20 }),
});
export type Guest = z.input<typeof Guest>;

/** Whose allergy or diet meets which ingredient: a person's, a guest's, or the whole family's diet. */
export const MealConcern = z.object({
  name: z.string(),
  about: z.string(),
  kind: z.enum(['allergy', 'diet']),
  ingredient: z.string(),
});
export type MealConcern = z.output<typeof MealConcern>;

export const MealCell = z.object({
  day: z.enum(days),
  mealType: z.enum(mealTypes),
  recipeId: z.nullable(z.uuid()),
  recipeName: text,
  sourceUrl: text,
  /** Instead of a recipe ("at Grandma's"), or beside one. */
  note: text,
  /** Eaten from what was cooked before, so nothing is bought for it. */
  leftover: z.boolean(),
  /** Stays as it is when the week is planned anew. */
  locked: z.boolean(),
  /** How many portions she wants cooked; null: as many as there are heads. */
  servings: z.nullable(z.int()),
  guests: z.array(
    z.object({ name: z.string(), allergies: z.array(z.string()), dietaryRestrictions: z.array(z.string()) }),
  ),
  /** Why the planner chose it; null for what somebody chose herself. */
  reason: text,
  concerns: z.array(MealConcern),
  /** False where nothing could be looked for: no ingredients, or in another language. */
  isSearched: z.boolean(),
  /** Something would be bought for it, and nobody has said what. */
  lacksIngredients: z.boolean(),
});
export type MealCell = z.output<typeof MealCell>;

const servingsFault = `Servings must be a whole number from 1 to ${maxServings}`;
const servings = z.int(servingsFault).check(z.minimum(1, servingsFault), z.maximum(maxServings, servingsFault));

export const CellChange = z.object({
  /** An unknown one is 422. */
  recipeId: z.optional(z.nullable(z.uuid('Recipe is not valid'))),
  note: optionalText('Note', 500),
  leftover: optionalFlag('Leftover'),
  locked: optionalFlag('Locked'),
  /** null: as many as there are heads. */
  servings: z.optional(z.nullable(servings)),
  guests: optionalList('Guests', Guest, 'guests', 20),
});
export type CellChange = z.input<typeof CellChange>;

/** A meal that one tap filled, and what stood there before: enough to take it back, and to notice a change since. */
export const PlacedCell = z.object({
  planId: z.uuid(),
  day: z.enum(days),
  mealType: z.enum(mealTypes),
  recipeId: z.nullable(z.uuid()),
  note: text,
  formerRecipeId: z.nullable(z.uuid()),
  formerNote: text,
  formerLeftover: z.boolean(),
  formerReason: text,
});
export type PlacedCell = z.output<typeof PlacedCell>;

/** The same, sent back. */
export const TakenCell = z.extend(PlacedCell, {
  formerNote: z.nullable(requiredText('Note', 500)),
  formerReason: z.nullable(requiredText('Reason', 10_000)),
});
