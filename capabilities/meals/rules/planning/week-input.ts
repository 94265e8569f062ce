import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import type { CellContent, Place } from '../cells.ts';
import type { Eater } from '../eaters.ts';
import type { Clock } from '../meal-hours.ts';
import type { Taste } from '../ratings.ts';
import type { Wish } from '../wishes.ts';
import type { KeepingQuality } from './keeping.ts';

/** The input for planning a week. */

export type PlanEater = Omit<Eater, 'memberId'>;
export type PlanCell = Place & CellContent;

export interface PlanRow {
  assignedTo: string;
  name: string;
  /** Number of eaters; null if unknown, then the recipe's servings are used. */
  heads: number | null;
  /** The members who eat, to know what each of them likes. */
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
  /** Typed, pasted or imported by the family, not from the starter cookbook. */
  isOwn: boolean;
  keeping: KeepingQuality;
  /** In cents. */
  costPerServing: number | null;
  /** From 0 (cheap) to 2 (expensive), judged by its foods. */
  priceClass: 0 | 1 | 2;
  servings: number;
  isSearched: boolean;
  /** A bare meal: the family knows it, but it has no ingredients yet. */
  isNameOnly: boolean;
  /** The avoided allergens and diets that conflict with its ingredients or name. */
  conflicts: ReadonlySet<string>;
  mainFoods: readonly string[];
  /** Every food that has to be bought for it: what is usually at home is left out. */
  foods: readonly string[];
  taste: Taste;
}

export interface PlanInput {
  weekStart: CalendarDate;
  now: Clock;
  preferences: Pick<MealPreferences, 'enabledMealTypes' | 'cookingTimePreference' | 'budgetPerWeek'>;
  rows: readonly PlanRow[];
  recipes: readonly PlanRecipe[];
  /** Recipes planned or rated in the year before this week, and those planned in the week after it; without leftovers. */
  history: readonly { recipeId: string; date: CalendarDate }[];
  /** Which meals that the planner chose before may be replaced, unless they are locked or edited: slots by `slotKey`. */
  again: 'none' | 'all' | ReadonlySet<string>;
  wishes: readonly Wish[];
  /** Ids of recipes that were already suggested and not wanted this week. */
  passed: ReadonlySet<string>;
  seed: string;
}

/** The allergies and diets of the eaters, without duplicates. */
export const avoidedWords = (eaters: readonly PlanEater[]): string[] => [
  ...new Set(eaters.flatMap(({ allergies, dietaryRestrictions }) => [...allergies, ...dietaryRestrictions])),
];
