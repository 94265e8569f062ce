import { expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { type GivenAnswer, isShown, restsUntil, withoutForgotten } from './answers.ts';
import type { LearnedHabit } from './nudges.ts';

const today = '2026-11-18';
const thing = {
  key: 'purchase:milk',
  strength: 0.7,
  isSettled: false,
  dueSince: today,
  dueUntil: addDays(today, 3),
} as LearnedHabit;
const given = (answer: GivenAnswer['answer'], rest: string | null): GivenAnswer => ({
  key: thing.key,
  answer,
  restsUntil: rest,
  forgottenOn: null,
});

test('a nudge is asked on the days on which it is due', () => {
  const asked = [-1, 0, 3, 4].map((days) => isShown(thing, undefined, addDays(today, days)));
  expect(asked).toEqual([false, true, true, false]);
  expect(isShown({ ...thing, strength: 0.4 }, undefined, today)).toBe(false);
  expect(isShown({ ...thing, isSettled: true }, undefined, today)).toBe(false);
});

test("an answer hides a nudge for a while, and after 'not now' it is shown once more", () => {
  const rest = addDays(today, 5);
  const asked = [0, 5, 6, 8, 9].map((days) => isShown(thing, given('not now', rest), addDays(today, days)));
  expect(asked).toEqual([false, false, true, true, false]);
  expect(isShown(thing, given('taken', rest), addDays(today, 6))).toBe(false);
  expect(isShown(thing, given('never', null), today)).toBe(false);
  // An answer of an earlier period doesn't count anymore.
  expect(isShown(thing, given('not now', addDays(today, -20)), addDays(today, 3))).toBe(true);
});

test('a nudge is hidden for a part of its period', () => {
  const days = (answer: GivenAnswer['answer'], period: number) => restsUntil(today, answer, period);
  expect(days('not now', 7)).toBe(addDays(today, 2));
  expect(days('not now', 182)).toBe(addDays(today, 30));
  expect(days('taken', 182)).toBe(addDays(today, 90));
  expect(days('not now', 0)).toBe(addDays(today, 14));
  expect(days('never', 7)).toBeNull();
});

test('evidence counts again only after the day on which it was forgotten', () => {
  const milk = (date: string) => ({ foodKey: 'milk', food: 'Milk', date });
  const evidence = {
    visits: [],
    booked: [],
    purchases: [milk(addDays(today, -1)), milk(today), milk(addDays(today, 1))],
    listed: [],
    dinners: [],
    planned: [],
    ratings: [],
    children: [],
  };
  const forgotten = { ...given(null, null), forgottenOn: today };
  expect(withoutForgotten(evidence, [forgotten]).purchases).toEqual([milk(addDays(today, 1))]);
  expect(withoutForgotten(evidence, [{ ...forgotten, key: 'purchase:bread' }])).toEqual(evidence);
});
