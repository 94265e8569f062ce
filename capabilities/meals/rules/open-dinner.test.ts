import { expect, test } from 'vitest';
import { type Day, days, type MealCell } from '../cell-contract.ts';
import { openDinner } from './open-dinner.ts';

const row = (...dinners: Day[]) => ({ cells: dinners.map((day) => ({ day, mealType: 'dinner' }) as MealCell) });
const monday = '2026-11-16';

test('the first day from today on without a dinner for anybody', () => {
  expect(openDinner([row()], monday, '2026-11-18')).toBe('wednesday');
  expect(openDinner([row('wednesday'), row('thursday')], monday, '2026-11-18')).toBe('friday');
  expect(openDinner([row()], monday, '2026-11-10')).toBe('monday');
  const lunch = { cells: [{ day: 'monday', mealType: 'lunch' } as MealCell] };
  expect(openDinner([lunch], monday, monday)).toBe('monday');
});

test('a week that is full or over has none', () => {
  expect(openDinner([row(...days)], monday, monday)).toBe(undefined);
  expect(openDinner([row()], monday, '2026-11-23')).toBe(undefined);
});
