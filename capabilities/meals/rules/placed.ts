import type { PlacedCell } from '../cell-contract.ts';

const keyOf = ({ planId, day, mealType }: PlacedCell) => `${planId} ${day} ${mealType}`;

/** Merges the cells filled before and those filled again, so that one undo restores what was there before both. */
export function mergeFilled(before: readonly PlacedCell[], again: readonly PlacedCell[]): PlacedCell[] {
  const merged = new Map(before.map((cell) => [keyOf(cell), cell]));
  for (const cell of again) {
    const first = merged.get(keyOf(cell)) ?? cell;
    merged.set(keyOf(cell), { ...first, recipeId: cell.recipeId, note: cell.note });
  }
  return [...merged.values()];
}
