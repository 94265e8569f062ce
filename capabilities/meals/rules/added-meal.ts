import type { PlacedCell } from '../cell-contract.ts';
import type { MealPlan, MealRow } from '../contract.ts';
import { isAt, type Place } from './cells.ts';

/** Names of what is planned for a meal, without duplicates: 'Tacos' or 'At Grandma's'. */
export const plannedAt = (rows: readonly Pick<MealRow, 'cells'>[], place: Place): string[] => [
  ...new Set(
    rows.flatMap(({ cells }) => cells.filter(isAt(place)).flatMap((cell) => cell.recipeName ?? cell.note ?? [])),
  ),
];

/** The cells of a meal that was just planned for these rows, each with its former values, for undo. */
export const addedCells = (
  before: readonly Pick<MealRow, 'assignedTo' | 'cells'>[],
  plans: readonly Pick<MealPlan, 'id' | 'assignedTo' | 'cells'>[],
  place: Place,
): PlacedCell[] =>
  plans.flatMap(({ id: planId, assignedTo, cells }) => {
    const cell = cells.find(isAt(place));
    const former = before.find((row) => row.assignedTo === assignedTo)?.cells.find(isAt(place));
    return cell
      ? [
          {
            planId,
            ...place,
            recipeId: cell.recipeId,
            note: cell.note,
            formerRecipeId: former?.recipeId ?? null,
            formerNote: former?.note ?? null,
            formerLeftover: former?.leftover ?? false,
            formerReason: former?.reason ?? null,
          },
        ]
      : [];
  });
