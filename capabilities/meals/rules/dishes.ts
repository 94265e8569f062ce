import Fraction from 'fraction.js';
import type { CalendarDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import type { MealCell } from '../cell-contract.ts';

/**
 * Groups meals into dishes: a recipe that several rows eat at one meal is cooked once, scaled by eaters. Leftovers belong
 * to the dish they come from, so that enough of it is cooked.
 */

interface Recipe {
  id: string;
  name: string;
  servings: number;
}

/** A cell with a recipe, and its eaters. */
export interface EatenMeal<R extends Recipe> {
  planId: string;
  /** Date and meal type at which it is cooked. */
  date: CalendarDate;
  mealType: string;
  /** The later meal at which it is eaten as leftovers, such as 'tuesday lunch'; null if it is eaten at once. */
  leftoversAt: string | null;
  recipe: R;
  assignedTo: string;
  rowName: string;
  memberIds: readonly string[];
  guests: MealCell['guests'];
  servings: number | null;
}

interface Family {
  people: readonly { id: string; name: string }[];
  /** Numbers given at onboarding, for groups without household members. */
  adults: number | null;
  kids: number | null;
}

export function groupIntoDishes<R extends Recipe>(meals: readonly EatenMeal<R>[], family: Family) {
  const groups = Map.groupBy(meals, ({ date, mealType, recipe }) => `${date} ${mealType} ${recipe.id}`);
  return [...groups.values()]
    .map((same) => toDish(same as [EatenMeal<R>, ...EatenMeal<R>[]], family))
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        mealTypeIndex(a.mealType) - mealTypeIndex(b.mealType) ||
        a.recipe.name.localeCompare(b.recipe.name),
    );
}

const mealTypeIndex = (mealType: string) => (mealTypes as readonly string[]).indexOf(mealType);
const unique = (words: readonly string[]) => [...new Set(words)];

/** The guests, without duplicates: the same guest may be in the cells of several rows. */
const guestsOf = (meals: readonly EatenMeal<Recipe>[]) => [
  ...new Map(meals.flatMap(({ guests }) => guests.map((guest) => [guestKey(guest), guest]))).values(),
];
const guestKey = (guest: MealCell['guests'][number]) => JSON.stringify(guest);

function toDish<R extends Recipe>(meals: [EatenMeal<R>, ...EatenMeal<R>[]], family: Family) {
  const [{ recipe, date, mealType }] = meals;
  const memberIds = unique(meals.flatMap(({ memberIds }) => memberIds));
  const emptyRowNames = meals.filter(({ memberIds }) => memberIds.length === 0).map(({ rowName }) => rowName);
  const people = family.people.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name);
  const guests = guestsOf(meals);
  return {
    recipe,
    factor: recipeFactor(meals, recipe.servings, family).toFraction(),
    date,
    mealType,
    people: unique([...people, ...emptyRowNames, ...guests.map(({ name }) => name)]),
    memberIds,
    guests,
    planIds: unique(meals.map(({ planId }) => planId)),
  };
}

/** At least one batch, unless servings were set: they say how much is cooked, including leftovers. */
function recipeFactor(meals: readonly EatenMeal<Recipe>[], batch: number, family: Family): Fraction {
  const atOnce = meals.filter(({ leftoversAt }) => leftoversAt === null);
  const later = Map.groupBy(
    meals.filter((meal) => !atOnce.includes(meal)),
    ({ leftoversAt }) => leftoversAt,
  );
  const portions = portionsAt(atOnce, family);
  if (atOnce.some(({ servings }) => servings !== null)) return new Fraction(portions, batch);
  const all = [...later.values()].reduce((sum, meal) => sum + portionsAt(meal, family), portions);
  return new Fraction(Math.max(all, batch), batch);
}

/** The portions that are eaten at one meal. */
function portionsAt(meals: readonly EatenMeal<Recipe>[], family: Family): number {
  const eaterCountsIn = (meals: readonly EatenMeal<Recipe>[]) => meals.flatMap((meal) => eaterCountsAt(meal, family));
  const withServings = meals.filter(({ servings }) => servings !== null);
  const heads = new Map(eaterCountsIn(meals.filter(({ servings }) => servings === null)));
  // A person in two rows counts once, and not at all if servings were set for one of the rows.
  for (const [head] of eaterCountsIn(withServings)) heads.delete(head);
  // Servings that were set once for several rows are stored in the cells of all of them, so count equal numbers once.
  const counts = [...new Set(withServings.map(({ servings }) => servings ?? 0)), ...heads.values()];
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * How many people eat at a meal, as pairs of a key and a count, so that nobody counts twice per dish: members and guests of
 * the row, or else the numbers given at onboarding, or else the recipe's servings.
 */
function eaterCountsAt(
  { assignedTo, memberIds, guests, recipe }: EatenMeal<Recipe>,
  family: Family,
): [string, number][] {
  const guestHeads = guests.map((guest): [string, number] => [guestKey(guest), 1]);
  if (memberIds.length > 0) return [...memberIds.map((id): [string, number] => [id, 1]), ...guestHeads];
  const stated = (['adults', 'kids'] as const)
    .filter((word) => assignedTo === word || assignedTo === 'family')
    .map((word): [string, number] => [word, family[word] ?? 0]);
  const hasStated = stated.some(([, count]) => count > 0);
  return [...(hasStated ? stated : ([[assignedTo, recipe.servings]] as [string, number][])), ...guestHeads];
}
