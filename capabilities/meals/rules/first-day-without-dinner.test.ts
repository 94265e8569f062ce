import { expect, test } from 'vitest';
import { type Day, days, type MealCell } from '../cell-contract.ts';
import { firstDayWithoutDinner } from './first-day-without-dinner.ts';

const row = (...dinners: Day[]) => ({ cells: dinners.map((day) => ({ day, mealType: 'dinner' }) as MealCell) });
const monday = '2026-11-16';

test('the first day from today on without a dinner for anyone', () => {
  expect(firstDayWithoutDinner([row()], monday, '2026-11-18')).toBe('wednesday');
  expect(firstDayWithoutDinner([row('wednesday'), row('thursday')], monday, '2026-11-18')).toBe('friday');
  expect(firstDayWithoutDinner([row()], monday, '2026-11-10')).toBe('monday');
  const lunch = { cells: [{ day: 'monday', mealType: 'lunch' } as MealCell] };
  expect(firstDayWithoutDinner([lunch], monday, monday)).toBe('monday');
});

test('a week that is full or over has none', () => {
  expect(firstDayWithoutDinner([row(...days)], monday, monday)).toBe(undefined);
  expect(firstDayWithoutDinner([row()], monday, '2026-11-23')).toBe(undefined);
});
