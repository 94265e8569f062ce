import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import type { CellContent, Place } from '../cells.ts';
import type { Eater } from '../eaters.ts';
import type { Taste } from '../ratings.ts';

/** The input for planning a week. */

export type PlanEater = Omit<Eater, 'memberId'>;
export type PlanCell = Place & CellContent;

export interface PlanRow {
  assignedTo: string;
  name: string;
  /** Number of eaters; null if unknown, then the recipe's servings are used. */
  heads: number | null;
  /** The members who eat, for what each of them likes. */
  memberIds: readonly string[];
  eaters: readonly PlanEater[];
  cells: readonly PlanCell[];
  /** False for rows that are no longer planned for: their meals count, but none are added. */
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
  /** A bare meal: the family knows it, but it has no ingredients yet. */
  isNameOnly: boolean;
  /** The avoided allergens and diets that conflict with its ingredients or name. */
  conflicts: ReadonlySet<string>;
  mainFoods: readonly string[];
  taste: Taste;
}

export interface PlanInput {
  weekStart: CalendarDate;
  today: CalendarDate;
  preferences: Pick<MealPreferences, 'enabledMealTypes' | 'cookingTimePreference' | 'budgetPerWeek'>;
  rows: readonly PlanRow[];
  recipes: readonly PlanRecipe[];
  /** Recipes planned or rated in the year before this week, and those planned in the week after it; without leftovers. */
  history: readonly { recipeId: string; date: CalendarDate }[];
  /** Whether to replace meals that the planner chose before and that are not locked. */
  again: boolean;
  seed: string;
}

/** The allergies and diets of the eaters, without duplicates. */
export const avoidedWords = (eaters: readonly PlanEater[]): string[] => [
  ...new Set(eaters.flatMap(({ allergies, dietaryRestrictions }) => [...allergies, ...dietaryRestrictions])),
];
