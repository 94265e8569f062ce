import { expect, test } from 'vitest';
import { askedDinnerPath, dinnerQuestion, dinnerToAskAbout } from './asked-dinner.ts';

/** A Sunday. */
const day = '2026-11-15';
const meals = [
  { recipeId: 'soup', date: '2026-11-10' },
  { recipeId: 'tacos', date: '2026-11-13' },
  { recipeId: 'stew', date: '2026-11-14' },
  { recipeId: 'pasta', date: day },
  { recipeId: 'curry', date: '2026-11-08' },
];
const rated = (recipeId: string, date: string) => ({ recipeId, date });
const asked = (kind: 'morning' | 'week', ...ratings: ReturnType<typeof rated>[]) =>
  dinnerToAskAbout({ kind, day }, meals, ratings)?.recipeId;

test('the week asks about the latest dinner that nobody has rated', () => {
  expect(asked('week')).toBe('stew');
  expect(asked('week', rated('stew', '2026-11-14'))).toBe('tacos');
  expect(asked('week', rated('stew', '2026-01-02'), rated('tacos', '2026-03-04'))).toBe('soup');
  expect(asked('week', rated('stew', day), rated('tacos', day), rated('soup', day))).toBe(undefined);
});

test('a morning asks about last night, and only where dinners are rated', () => {
  expect(asked('morning')).toBe(undefined);
  expect(asked('morning', rated('rice', '2026-11-01'))).toBe('stew');
  expect(asked('morning', rated('rice', '2026-10-01'))).toBe(undefined);
  expect(asked('morning', rated('stew', '2026-11-14'))).toBe(undefined);
});

test('the question names the day, and leads to its answer', () => {
  const dinner = { recipeId: 'soup', name: 'Lentil soup', date: '2026-11-10' };
  expect(dinnerQuestion(dinner, day)).toBe("How was Tuesday's Lentil soup?");
  expect(dinnerQuestion(dinner, '2026-11-11')).toBe("How was last night's Lentil soup?");
  expect(askedDinnerPath(dinner)).toBe('/dashboard?open=soup&dinner=2026-11-10');
});
