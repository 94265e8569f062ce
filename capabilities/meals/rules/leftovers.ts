import { capitalize } from '#core/capitalize.ts';
import { mealTypes } from '#food/meals.ts';
import { type Day, days } from '../cell-contract.ts';
import type { CellContent, Place } from './cells.ts';

/** Leftovers belong to the earlier meal that cooks the dish, so enough of it is cooked and bought there. */

const placeInWeek = ({ day, mealType }: Place) => days.indexOf(day) * mealTypes.length + mealTypes.indexOf(mealType);

export const leftoversFrom = (day: Day) => `Leftovers from ${capitalize(day)}`;

type Leftover = Place & Pick<CellContent, 'recipeId' | 'leftover'>;

/** The meal that cooks these leftovers: the last earlier one of the same plan with their recipe. */
export function mealThatCooks<Cell extends Leftover>(cells: readonly Cell[], leftovers: Leftover): Cell | undefined {
  if (leftovers.recipeId === null) return undefined;
  const before = cells.filter(
    (cell) => !cell.leftover && cell.recipeId === leftovers.recipeId && placeInWeek(cell) < placeInWeek(leftovers),
  );
  return before.reduce<Cell | undefined>(
    (last, cell) => (last && placeInWeek(last) > placeInWeek(cell) ? last : cell),
    undefined,
  );
}

/** The meals that are cooked this week, each with the meal that cooks it. */
export const cookedMeals = <Cell extends Leftover>(cells: readonly Cell[]) =>
  cells.flatMap((cell) => {
    const cookedAt = cell.leftover ? mealThatCooks(cells, cell) : cell;
    return cookedAt ? [{ ...cell, cookedAt }] : [];
  });

/**
 * Updates the leftovers that the planner chose after a change of the plan: they name the day that cooks them, and if
 * that meal is gone, they are cooked themselves. Leftovers that a user noted may come from elsewhere and stay
 * unchanged.
 */
export function updateLeftovers<Cell extends Leftover & Pick<CellContent, 'reason'>>(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => {
    if (!cell.leftover || cell.reason === null) return cell;
    const source = mealThatCooks(cells, cell);
    if (!source) return { ...cell, leftover: false, reason: 'Cook this one: the meal it was left over from changed' };
    return { ...cell, reason: cell.reason.replace(/^Leftovers from \w+/, leftoversFrom(source.day)) };
  });
}
