import { expect, test } from 'vitest';
import type { MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { cellAt, withCell } from './shown-week.ts';

const soup = { day: 'monday', mealType: 'dinner', recipeName: 'Soup' } as MealCell;
const toast = { day: 'monday', mealType: 'breakfast', recipeName: 'Toast' } as MealCell;
const row = (planId: string, cells: MealCell[]) => ({ assignedTo: planId, name: planId, memberIds: [], planId, cells });
const week = { rows: [row('mia', [soup, toast]), row('leo', [soup])] } as unknown as MealWeek;
const place = { id: 'mia', day: 'monday', mealType: 'dinner' } as const;

test('a cell is changed or cleared only in its own plan', () => {
  const locked = { ...soup, locked: true };
  const changed = withCell(week, place, locked);
  expect(cellAt(changed, place)).toBe(locked);
  expect(changed.rows[1]).toBe(week.rows[1]);
  const emptied = withCell(week, place, undefined);
  expect(cellAt(emptied, place)).toBeUndefined();
  expect(emptied.rows[0]?.cells).toEqual([toast]);
  expect(withCell(emptied, place, soup).rows[0]?.cells).toEqual([toast, soup]);
  expect(cellAt(undefined, place)).toBeUndefined();
});
