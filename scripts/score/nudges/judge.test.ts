import { expect, test } from 'vitest';
import type { Nudge } from '#capabilities/nudges/rules/nudges.ts';
import { type Family, habitsOf, newFamily } from './family.ts';
import { type Kind, kinds, tolerance } from './habit.ts';
import { judge, sumOf } from './judge.ts';
import { usual } from './proportions.ts';
import { type NudgeRules, replay } from './replay.ts';

const nudge = (kind: Kind, key: string, period = 7): Nudge => ({
  ...{ key, kind, period, subject: key, strength: 1 },
  ...{ label: '', sentence: '', reason: '', evidence: [], dueSince: '2026-01-01' },
});

const scoresWith = (rulesFor: (family: Family) => NudgeRules, seeds: readonly number[]) => {
  const replays = seeds.map((seed) => {
    const family = newFamily(seed, usual);
    return replay(family, rulesFor(family));
  });
  return kinds.map((kind) => sumOf(replays.map((replayed) => judge(replayed, kind).score)));
};

/** A suggester that knows each rhythm and the last time, but neither the next time nor whether a habit has ended. */
const insiderOf =
  (seesLists: boolean) =>
  (family: Family): NudgeRules =>
  (today) =>
    habitsOf(family).flatMap(({ kind, key, cycle }) => {
      const since = family.dates.indexOf(today) - cycle.startedOn;
      const { period, handledOn, known } = cycle;
      const isDue = since >= period - Math.ceil(tolerance(period) / 2) && since <= 1.5 * period + 2;
      const isHandled = seesLists && handledOn !== undefined;
      return isDue && !isHandled && known >= 3 ? [nudge(kind, key, period)] : [];
    });

const insider = insiderOf(true);

test('somebody who knows the rhythms reaches the targets', () => {
  for (const { shown, right, dueDates, suggested, ended, gone, tooSoon } of scoresWith(insider, [1, 2])) {
    expect(right / shown).toBeGreaterThan(0.8);
    expect(suggested / dueDates).toBeGreaterThan(0.7);
    expect(gone).toBe(ended);
    expect(tooSoon).toBe(0);
  }
});

test('rules that show nothing miss every due date', () => {
  for (const { shown, dueDates, suggested } of scoresWith(() => () => [], [1])) {
    expect([shown, suggested]).toEqual([0, 0]);
    expect(dueDates).toBeGreaterThan(0);
  }
});

test('rules that always show what ever happened are wrong most of the time, too soon, and keep what has ended', () => {
  const everything: NudgeRules = (_today, { visits, purchases, dinners }) => [
    ...new Map(
      [
        ...visits.map(({ type, memberId }) => nudge('visit', `visit:${type}:${memberId ?? ''}`)),
        ...purchases.map(({ foodKey }) => nudge('purchase', `purchase:${foodKey}`)),
        ...dinners.map(({ recipeId }) => nudge('dinner', `dinner:${recipeId}`)),
      ].map((one) => [one.key, one]),
    ).values(),
  ];
  const scores = scoresWith(() => everything, [1]);
  for (const { shown, right, gone, tooSoon } of scores) {
    expect(right / shown).toBeLessThan(0.5);
    expect(tooSoon).toBeGreaterThan(0);
    expect(gone).toBe(0);
  }
  expect(sumOf(scores).ended).toBeGreaterThan(0);
});

test('a nudge that stays after the thing was booked, listed or planned counts as wrong', () => {
  const family = newFamily(1, usual);
  const replayed = replay(family, insiderOf(false)(family));
  for (const kind of kinds) {
    const faults = judge(replayed, kind).wrong.map(({ fault }) => fault);
    expect(faults).toContain('taken care of');
  }
});

test('the same family lives the same life for the same answers', () => {
  const shownTo = (seed: number) => {
    const family = newFamily(seed, usual);
    return replay(family, insider(family)).shown.map(({ key, day }) => `${day} ${key}`);
  };
  expect(shownTo(7)).toEqual(shownTo(7));
  expect(shownTo(7)).not.toEqual(shownTo(8));
});

test.each([
  [3, 1],
  [7, 1],
  [14, 3],
  [28, 7],
  [182, 7],
])('a nudge for a habit of every %i days is in time up to %i days before', (period, days) => {
  expect(tolerance(period)).toBe(days);
});
