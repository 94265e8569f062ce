import { expect, test } from 'vitest';
import { mealTypes } from '#food/meals.ts';
import { isOver } from './meal-hours.ts';

test("at 3 PM today's breakfast and lunch are over, tomorrow's are not", () => {
  const now = { date: '2026-11-18', time: '15:00' };
  const left = (date: string) => mealTypes.filter((mealType) => !isOver(date, mealType, now));
  expect(left('2026-11-17')).toEqual([]);
  expect(left('2026-11-18')).toEqual(['dinner', 'snack']);
  expect(left('2026-11-19')).toEqual([...mealTypes]);
});
