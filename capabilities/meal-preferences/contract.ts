import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalCount, optionalFlag, optionalOneOf, requiredText } from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';

/** Meal preferences of the family: who is planned for, meal types, diets, cooking time and weekly budget. */

export const groupings = ['individual', 'parents-children', 'family', 'custom'] as const;
export const cookingTimes = ['quick', 'moderate', 'elaborate'] as const;
export type CookingTime = (typeof cookingTimes)[number];
/** $100,000. */
export const maxBudgetCents = 10_000_000;
export const defaultMealTypes = ['breakfast', 'lunch', 'dinner'] as const;

const CustomGroup = z.object({ id: z.uuid(), name: z.string(), memberIds: z.array(z.uuid()) });
export type CustomGroup = z.output<typeof CustomGroup>;

/** One per family. Before the first save, the defaults with null for id, user and times. */
export const MealPreferences = z.object({
  id: z.nullable(z.uuid()),
  userId: z.nullable(z.string()),
  createdAt: z.nullable(z.iso.datetime()),
  updatedAt: z.nullable(z.iso.datetime()),
  familyGrouping: z.enum(groupings),
  customGroups: z.array(CustomGroup),
  enabledMealTypes: z.array(z.enum(mealTypes)),
  preferAISuggestions: z.boolean(),
  allowManualEntry: z.boolean(),
  dietaryRestrictions: z.array(z.string()),
  cookingTimePreference: z.nullable(z.enum(cookingTimes)),
  /** In cents. */
  budgetPerWeek: z.nullable(z.int()),
});
export type MealPreferences = z.output<typeof MealPreferences>;

/** The older page sends 'individuals' and 'snacks', which are converted to the current values. */
const grouping = z.pipe(
  optionalOneOf('Grouping', [...groupings, 'individuals']),
  z.transform((word) => (word === 'individuals' ? ('individual' as const) : word)),
);
const mealType = z.pipe(
  z.enum([...mealTypes, 'snacks'], { error: `Meal type must be one of ${mealTypes.join(', ')}` }),
  z.transform((word) => (word === 'snacks' ? ('snack' as const) : word)),
);

export const MealPreferencesChange = z.object({
  familyGrouping: z.optional(grouping),
  customGroups: optionalList(
    'Groups',
    z.object({
      /** Sent back when saving, so that the group keeps its meal plans. A new group gets an id from the server. */
      id: z.optional(z.uuid("Group id isn't valid")),
      name: requiredText('Group name'),
      memberIds: optionalList('Members', z.uuid("Member isn't valid"), 'members'),
    }),
    'groups with a name',
    20,
  ),
  enabledMealTypes: optionalList('Meal types', mealType, 'meal types', 10).check(
    z.refine((chosen) => chosen === undefined || chosen.length > 0, 'Select at least one meal type'),
  ),
  preferAISuggestions: optionalFlag('Prefer suggestions'),
  allowManualEntry: optionalFlag('Allow manual entry'),
  dietaryRestrictions: optionalUniqueWords('Dietary restrictions', { known: diets }),
  cookingTimePreference: optionalOneOf('Cooking time', cookingTimes),
  budgetPerWeek: optionalCount('Budget per week', maxBudgetCents),
});
export type MealPreferencesChange = z.input<typeof MealPreferencesChange>;

export const mealPreferencesApi = {
  read: endpoint('GET', '/api/meal-planning-preferences', {
    summary: "The family's meal preferences; defaults before the first save",
    // Groups list only current household members.
    resources: ['meal-preferences', 'household'],
    answer: MealPreferences,
  }),
  save: endpoint('POST', '/api/meal-planning-preferences', {
    summary: "Save the family's meal preferences; omitted fields stay unchanged",
    resources: ['meal-preferences'],
    body: MealPreferencesChange,
    answer: MealPreferences,
    status: 200,
  }),
};
