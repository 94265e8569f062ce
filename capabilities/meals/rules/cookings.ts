import Fraction from 'fraction.js';
import type { CalendarDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import type { MealCell } from '../cell-contract.ts';

/** One recipe eaten by several people at one meal is cooked once, scaled by heads over servings. */

interface Recipe {
  id: string;
  name: string;
  servings: number;
}

/** One cell with a recipe, and who eats it. */
export interface EatenMeal<R extends Recipe> {
  planId: string;
  date: CalendarDate;
  mealType: string;
  recipe: R;
  assignedTo: string;
  rowName: string;
  memberIds: readonly string[];
  guests: MealCell['guests'];
  servings: number | null;
}

interface Family {
  people: readonly { id: string; name: string }[];
  /** What she told at onboarding, for groups of which nobody is entered yet. */
  adults: number | null;
  kids: number | null;
}

export function cookings<R extends Recipe>(meals: readonly EatenMeal<R>[], family: Family) {
  const together = Map.groupBy(meals, ({ date, mealType, recipe }) => `${date} ${mealType} ${recipe.id}`);
  return [...together.values()]
    .map((same) => cooking(same as [EatenMeal<R>, ...EatenMeal<R>[]], family))
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        placeOf(a.mealType) - placeOf(b.mealType) ||
        a.recipe.name.localeCompare(b.recipe.name),
    );
}

const placeOf = (mealType: string) => (mealTypes as readonly string[]).indexOf(mealType);
const unique = (words: readonly string[]) => [...new Set(words)];

/** The same guest may stand in the cells of several people. */
const guestsOf = (meals: readonly EatenMeal<Recipe>[]) => [
  ...new Map(meals.flatMap(({ guests }) => guests.map((guest) => [headOf(guest), guest]))).values(),
];
const headOf = (guest: MealCell['guests'][number]) => JSON.stringify(guest);

function cooking<R extends Recipe>(meals: [EatenMeal<R>, ...EatenMeal<R>[]], family: Family) {
  const [{ recipe, date, mealType }] = meals;
  const memberIds = unique(meals.flatMap(({ memberIds }) => memberIds));
  const nameless = meals.filter(({ memberIds }) => memberIds.length === 0).map(({ rowName }) => rowName);
  const people = family.people.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name);
  const guests = guestsOf(meals);
  return {
    recipe,
    factor: factorOf(meals, recipe.servings, family).toFraction(),
    date,
    mealType,
    people: unique([...people, ...nameless, ...guests.map(({ name }) => name)]),
    memberIds,
    guests,
    planIds: unique(meals.map(({ planId }) => planId)),
  };
}

/** Never below one batch, unless she has said how much she wants. */
function factorOf(meals: readonly EatenMeal<Recipe>[], batch: number, family: Family): Fraction {
  const headsIn = (meals: readonly EatenMeal<Recipe>[]) => meals.flatMap((meal) => headsAt(meal, family));
  const wished = meals.filter(({ servings }) => servings !== null);
  const heads = new Map(headsIn(meals.filter(({ servings }) => servings === null)));
  // Whoever eats in two rows counts once, and not at all where servings were said for one of them.
  for (const [head] of headsIn(wished)) heads.delete(head);
  // What she said once for several people stands in the cells of all of them.
  const counts = [...new Set(wished.map(({ servings }) => servings ?? 0)), ...heads.values()];
  const portions = counts.reduce((sum, count) => sum + count, 0);
  return new Fraction(wished.length > 0 ? portions : Math.max(portions, batch), batch);
}

/** The members of a row, else what she told at onboarding, else those for whom the recipe is made. */
function headsAt({ assignedTo, memberIds, guests, recipe }: EatenMeal<Recipe>, family: Family): [string, number][] {
  const guestHeads = guests.map((guest): [string, number] => [headOf(guest), 1]);
  if (memberIds.length > 0) return [...memberIds.map((id): [string, number] => [id, 1]), ...guestHeads];
  const told = (['adults', 'kids'] as const)
    .filter((word) => assignedTo === word || assignedTo === 'family')
    .map((word): [string, number] => [word, family[word] ?? 0]);
  const isTold = told.some(([, count]) => count > 0);
  return [...(isTold ? told : ([[assignedTo, recipe.servings]] as [string, number][])), ...guestHeads];
}
