import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import type { CellContent, Place } from '../cells.ts';
import type { Eater } from '../eaters.ts';

/** Everything that the planning of a week depends on. */

export type PlanEater = Omit<Eater, 'memberId'>;
export type PlanCell = Place & CellContent;

export interface PlanRow {
  assignedTo: string;
  name: string;
  /** How many eat; null where nobody has said, and a recipe is cooked once as it stands. */
  heads: number | null;
  eaters: readonly PlanEater[];
  cells: readonly PlanCell[];
  /** False for those for whom nobody plans any more: what they have counts, but nothing is added. */
  isPlanned: boolean;
}

export interface PlanRecipe {
  id: string;
  name: string;
  mealType: MealType;
  minutes: number | null;
  isFavorite: boolean;
  /** In cents. */
  costPerServing: number | null;
  servings: number;
  isSearched: boolean;
  /** One of her own meals that has no ingredients yet: she knows it, we do not. */
  isNamedOnly: boolean;
  /** Of the words for what somebody avoids, those that meet one of its ingredients. */
  meets: ReadonlySet<string>;
  mainFoods: readonly string[];
}

export interface PlanInput {
  weekStart: CalendarDate;
  today: CalendarDate;
  preferences: Pick<MealPreferences, 'enabledMealTypes' | 'cookingTimePreference' | 'budgetPerWeek'>;
  rows: readonly PlanRow[];
  recipes: readonly PlanRecipe[];
  /** What was cooked before this week, leftovers left out. */
  history: readonly { recipeId: string; date: CalendarDate }[];
  /** Whether meals that were chosen before and are not locked are chosen anew. */
  again: boolean;
  seed: string;
}

/** The words for what somebody at the table avoids. */
export const wordsOf = (eaters: readonly PlanEater[]): string[] => [
  ...new Set(eaters.flatMap(({ allergies, dietaryRestrictions }) => [...allergies, ...dietaryRestrictions])),
];
