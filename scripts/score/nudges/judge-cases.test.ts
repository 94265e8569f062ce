import { expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { newFamily } from './family.ts';
import type { Cycle, Habit } from './habit.ts';
import { judge } from './judge.ts';
import { usual } from './proportions.ts';
import type { Shown } from './replay.ts';

const key = 'purchase:milk';
const cycle = (startedOn: number, needOn: number, doneOn: number, more: Partial<Cycle> = {}): Cycle => ({
  ...{ startedOn, needOn, doneOn, period: 8, known: 5 },
  ...more,
});
const milk = (finished: Cycle[], more: Partial<Habit> = {}): Habit => ({
  ...{ kind: 'purchase', key, name: 'milk', period: 8, later: undefined, jitter: 0, from: 0 },
  ...{ until: Number.POSITIVE_INFINITY, endsByRating: false, dice: diceFrom(1) },
  cycle: { startedOn: 700, needOn: 708, period: 8, known: 9 },
  finished,
  ...more,
});
const shownOn = (day: number, more: Partial<Shown> = {}): Shown => ({
  ...{ kind: 'purchase', key, day, isHandled: false, dates: [], nudge: {} as never },
  ...more,
});
const judgeMilk = (habit: Habit, shown: Shown[], days = shown.map(({ day }) => day)) =>
  judge({ family: newFamily(1, usual), habits: [habit], shown, days: new Map([[key, days]]) }, 'purchase');
const faultsOf = (habit: Habit, ...shown: Shown[]) => judgeMilk(habit, shown).wrong.map(({ fault }) => fault);

test('a suggestion is right from a quarter of the period before the need until it is met', () => {
  const habit = milk([cycle(100, 108, 110)]);
  expect(faultsOf(habit, shownOn(106), shownOn(108), shownOn(110))).toEqual([]);
  expect(faultsOf(habit, shownOn(105))).toEqual(['too early']);
});

test('a family that buys early was in need early, unless it was by chance', () => {
  expect(faultsOf(milk([cycle(100, 108, 105)]), shownOn(103))).toEqual([]);
  expect(faultsOf(milk([cycle(100, 108, 105, { isOutOfTurn: true })]), shownOn(103))).toEqual(['too early']);
});

test('a nudge for something that is on the list, has ended or never was a habit is wrong', () => {
  const habit = milk([cycle(100, 108, 110)], { until: 109 });
  expect(faultsOf(habit, shownOn(108, { isHandled: true }))).toEqual(['taken care of']);
  expect(faultsOf(habit, shownOn(109))).toEqual(['not a habit now']);
  expect(faultsOf(habit, shownOn(108, { key: 'purchase:jam' }))).toEqual(['no habit']);
});

test('a due date is suggested if it was shown before she put it on the list', () => {
  const habit = milk([cycle(100, 108, 110, { handledOn: 108 })]);
  expect(judgeMilk(habit, [], [109]).score).toMatchObject({ dueDates: 1, suggested: 0 });
  expect(judgeMilk(habit, [], [108]).score).toMatchObject({ dueDates: 1, suggested: 1 });
});

test('due dates count only once the habit is known, and not if she was earlier', () => {
  const counted = (...finished: Cycle[]) => judgeMilk(milk(finished), []).score.dueDates;
  expect(counted(cycle(100, 108, 110, { known: 3 }))).toBe(0);
  expect(counted(cycle(100, 108, 110, { known: 4 }))).toBe(1);
  expect(counted(cycle(100, 108, 110, { handledOn: 101 }))).toBe(0);
  expect(counted(cycle(100, 108, 104, { isOutOfTurn: true }))).toBe(0);
});

test('an ended habit is gone if it is not shown later than two periods after its end', () => {
  const ended = milk([cycle(100, 108, 110)], { until: 120 });
  expect(judgeMilk(ended, [], [136]).score).toMatchObject({ ended: 1, gone: 1 });
  expect(judgeMilk(ended, [], [137]).score).toMatchObject({ ended: 1, gone: 0 });
  expect(judgeMilk(milk([], { until: 720 }), []).score.ended).toBe(0);
});

test('a nudge in the first two weeks is too soon', () => {
  expect(judgeMilk(milk([]), [shownOn(13), shownOn(14)]).score.tooSoon).toBe(1);
});
