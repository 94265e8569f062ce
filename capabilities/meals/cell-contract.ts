import * as z from 'zod/mini';
import { Drawing, maxServings } from '#capabilities/recipes/contract.ts';
import { optionalFlag, optionalText, requiredText } from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';

/** One meal of a plan: a recipe, or a note instead. */

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

const text = z.nullable(z.string());

/** A guest at one meal. */
export const Guest = z.object({
  name: requiredText('Guest'),
  allergies: optionalUniqueWords('Allergies', { max: 20 }),
  dietaryRestrictions: optionalUniqueWords('Diets', { known: diets, max: 20 }),
});
export type Guest = z.input<typeof Guest>;

/** An ingredient that conflicts with the allergy or diet of a person, a guest or the whole family. */
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
  drawing: z.nullable(Drawing),
  /** Instead of a recipe ("at Grandma's"), or in addition to one. */
  note: text,
  /** Leftovers of an earlier meal: if it is in the same week, the dish is cooked and bought there. */
  leftover: z.boolean(),
  /** Not changed when the week is planned again. */
  locked: z.boolean(),
  /** Number of portions; null for one per eater. */
  servings: z.nullable(z.int()),
  guests: z.array(
    z.object({ name: z.string(), allergies: z.array(z.string()), dietaryRestrictions: z.array(z.string()) }),
  ),
  /** Why the planner chose it; null if a user chose it. */
  reason: text,
  concerns: z.array(MealConcern),
  /** False if the recipe couldn't be checked: it has no ingredients or is in another language. */
  isSearched: z.boolean(),
  /** The recipe has no ingredients, so the grocery list can't include it. */
  lacksIngredients: z.boolean(),
});
export type MealCell = z.output<typeof MealCell>;

const servingsError = `Servings must be a whole number from 1 to ${maxServings}`;
const servings = z.int(servingsError).check(z.minimum(1, servingsError), z.maximum(maxServings, servingsError));

export const CellChange = z.object({
  /** 422 if there is no such recipe. */
  recipeId: z.optional(z.nullable(z.uuid("Recipe isn't valid"))),
  note: optionalText('Note', 500),
  leftover: optionalFlag('Leftover'),
  locked: optionalFlag('Locked'),
  /** null for one portion per eater. */
  servings: z.optional(z.nullable(servings)),
  guests: optionalList('Guests', Guest, 'guests', 20),
});
export type CellChange = z.input<typeof CellChange>;

/** A cell filled by the planner or a copy, with its former values: enough to undo it, and to detect later changes. */
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

/** `PlacedCell` as request input, for undo. */
export const PlacedCellInput = z.extend(PlacedCell, {
  formerNote: z.nullable(requiredText('Note', 500)),
  formerReason: z.nullable(requiredText('Reason', 10_000)),
});
