import type { MealCell } from '#capabilities/meals/cell-contract.ts';
import { mealTypes } from '#food/meals.ts';
import type { TodaysMeal } from '../contract.ts';

type PlannedCell = Pick<
  MealCell,
  'mealType' | 'recipeId' | 'recipeName' | 'drawing' | 'note' | 'leftover' | 'concerns'
>;

/** The meals of one day. Rows that eat the same are merged, and are named only if another row eats something else. */
export function mealsOfDay(rows: readonly { name: string; cells: readonly PlannedCell[] }[]): TodaysMeal[] {
  const titled = rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => {
      const title = cell.recipeName ?? cell.note;
      return title ? [{ ...cell, name, title }] : [];
    }),
  );
  return mealTypes.flatMap((mealType) => {
    const groups = Map.groupBy(
      titled.filter((cell) => cell.mealType === mealType),
      ({ title, leftover }) => `${leftover} ${title}`,
    );
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { title, recipeId, drawing, leftover: isLeftover } = first;
      const names = group.length < rows.length ? group.map(({ name }) => name) : [];
      return [
        {
          mealType,
          title,
          recipeId,
          drawing,
          isLeftover,
          rows: names,
          concerns: group.flatMap(({ concerns }) => concerns),
        },
      ];
    });
  });
}
