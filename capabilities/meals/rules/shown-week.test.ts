import { expect, test } from 'vitest';
import { type Day, days, type MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import {
  cellAt,
  defaultMeals,
  isFullyPlanned,
  mealChoices,
  unplannedByDay,
  unplannedMeals,
  withCell,
} from './shown-week.ts';

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

test('a week is fully planned when no dinner from today on is empty', () => {
  const dinner = (day: Day, more: object = { recipeId: 'soup' }) =>
    ({ day, mealType: 'dinner', recipeId: null, note: null, ...more }) as MealCell;
  const weekOf = (...cells: MealCell[][]) =>
    ({
      weekStartDate: '2026-11-16',
      enabledMealTypes: ['dinner'],
      rows: cells.map((some, index) => row(String(index), some)),
    }) as unknown as MealWeek;
  const all = days.map((day) => dinner(day));
  const withoutTuesday = all.filter(({ day }) => day !== 'tuesday');
  const at = (date: string, time = '08:00') => ({ date, time });
  const [monday, wednesday] = [at('2026-11-16'), at('2026-11-18')];
  expect(isFullyPlanned(weekOf(all), monday)).toBe(true);
  expect(isFullyPlanned(weekOf(all), at('2026-10-01'))).toBe(true);
  expect(isFullyPlanned(weekOf([...withoutTuesday, dinner('tuesday', { note: 'Pizza' })]), monday)).toBe(true);
  expect(isFullyPlanned(weekOf([...withoutTuesday, dinner('tuesday', {})]), monday)).toBe(false);
  expect(isFullyPlanned(weekOf(withoutTuesday), monday)).toBe(false);
  expect(isFullyPlanned(weekOf(withoutTuesday), wednesday)).toBe(true);
  expect(isFullyPlanned(weekOf(all, withoutTuesday), monday)).toBe(false);
  const withLunch = { ...weekOf(all), enabledMealTypes: ['lunch' as const, 'dinner' as const] };
  expect(isFullyPlanned(withLunch, monday)).toBe(true);
  expect(isFullyPlanned({ ...weekOf(all), enabledMealTypes: ['lunch'] }, monday)).toBe(false);
  expect(isFullyPlanned(weekOf(withoutTuesday), at('2026-11-17', '21:30'))).toBe(true);
  expect(mealChoices(withLunch)).toEqual(['lunch', 'dinner']);
  expect(defaultMeals(withLunch)).toEqual(['dinner']);
  expect(unplannedMeals(withLunch, ['lunch', 'dinner'], at('2026-11-20', '15:00'))).toEqual([
    { day: 'saturday', mealType: 'lunch' },
    { day: 'sunday', mealType: 'lunch' },
  ]);
  expect(unplannedByDay(weekOf(all, withoutTuesday), ['dinner'], monday).slice(0, 2)).toEqual([
    { day: 'monday', date: '2026-11-16', count: 0, planned: [dinner('monday'), dinner('monday')] },
    { day: 'tuesday', date: '2026-11-17', count: 1, planned: [dinner('tuesday')] },
  ]);
  expect(isFullyPlanned(weekOf(all), at('2026-11-23'))).toBe(false);
});
