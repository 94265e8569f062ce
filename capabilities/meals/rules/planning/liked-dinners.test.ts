import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { planRecipe } from '#testing/plan-recipe.ts';
import { days } from '../../cell-contract.ts';
import { type GivenRating, tasteOf } from '../ratings.ts';
import { nextChoice } from './next-choice.ts';
import { planWeek } from './plan-week.ts';
import { slotOf } from './slots.ts';
import type { PlanInput, PlanRecipe, PlanRow } from './week-input.ts';

/** What ratings change over half a year of planned weeks, for generated families and cookbooks. */

const firstWeek = '2026-01-05';
const weekCount = 26;
const members = ['Ana', 'Ben', 'Mia', 'Leo'];
const allergens = ['Peanuts', 'Eggs', 'Fish'];

const said = (rating: GivenRating['rating'], date: string, memberId: string | null = null): GivenRating => ({
  memberId,
  memberName: memberId,
  date,
  rating,
});

const quickRecipe = (id: string, more: Partial<PlanRecipe> = {}) => planRecipe(id, { minutes: 20, ...more });

const rowOf = (name: string, memberIds: readonly string[], allergies: readonly string[] = []): PlanRow => ({
  assignedTo: name,
  name,
  heads: memberIds.length,
  memberIds,
  eaters: [{ name, allergies, dietaryRestrictions: [] }],
  cells: [],
  isPlanned: true,
});

const input = (more: Partial<PlanInput>): PlanInput => ({
  weekStart: firstWeek,
  now: { date: firstWeek, time: '08:00' },
  preferences: { enabledMealTypes: ['dinner'], cookingTimePreference: 'quick', budgetPerWeek: null },
  rows: [rowOf('Family', members)],
  recipes: [],
  history: [],
  again: 'none',
  wishes: [],
  passed: new Set(),
  seed: 'seed',
  ...more,
});

const dinner = fc.record({
  isFavorite: fc.constantFrom(false, false, false, true),
  food: fc.constantFrom('chicken', 'lentil', 'tofu', 'beef', 'pasta', 'egg', 'rice', 'bean'),
});
/**
 * Dinners that everyone can eat and that are quick enough, others that break a limit, and others that someone refuses.
 */
const cookbook = fc.record({
  liked: fc.array(dinner, { minLength: 1, maxLength: 30 }),
  others: fc.array(dinner, { minLength: 24, maxLength: 50 }),
  refused: fc.array(fc.record({ by: fc.constantFrom(null, ...members), isLikedToo: fc.boolean() }), { maxLength: 6 }),
  misfits: fc.array(fc.constantFrom('too slow', 'allergen'), { maxLength: 6 }),
  likedBy: fc.constantFrom(null, ...members),
  allergy: fc.constantFrom(...allergens),
});

const family = cookbook.map(({ liked, others, refused, misfits, likedBy, allergy }) => {
  const rated = (rating: GivenRating['rating'], by: string | null) => said(rating, addDays(firstWeek, -20), by);
  const kindly = { taste: tasteOf([rated('liked', likedBy)]) };
  return {
    row: rowOf('Family', members, [allergy]),
    recipes: [
      ...liked.map(({ food, ...more }, n) => quickRecipe(`liked ${n}`, { ...more, ...kindly, mainFoods: [food] })),
      ...others.map(({ food, ...more }, n) => quickRecipe(`other ${n}`, { ...more, mainFoods: [food] })),
      ...refused.map(({ by, isLikedToo }, n) =>
        quickRecipe(`refused ${n}`, {
          taste: tasteOf([
            rated('not again', by),
            ...(isLikedToo ? [rated('liked', by === 'Mia' ? 'Leo' : 'Mia')] : []),
          ]),
        }),
      ),
      ...misfits.map((why, n) =>
        quickRecipe(
          `${why} ${n}`,
          why === 'allergen' ? { ...kindly, conflicts: new Set([allergy]) } : { ...kindly, minutes: 90 },
        ),
      ),
    ],
  };
});

/** The dinners of each week, planned one after the other. */
function planHalfYear(row: PlanRow, recipes: readonly PlanRecipe[]): string[][] {
  const history: PlanInput['history'][number][] = [];
  return Array.from({ length: weekCount }, (_, week) => {
    const weekStart = addDays(firstWeek, 7 * week);
    const given = input({
      weekStart,
      now: { date: weekStart, time: '08:00' },
      rows: [row],
      recipes,
      history,
      seed: `${week}`,
    });
    const { choices } = planWeek(given);
    history.push(...choices.map(({ slot, recipeId }) => ({ recipeId, date: slot.date })));
    return choices.map(({ recipeId }) => recipeId);
  });
}

const average = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;

test('over half a year liked dinners come more often but not in two weeks in a row, and refused ones never', () => {
  fc.assert(
    fc.property(family, ({ row, recipes }) => {
      const weeks = planHalfYear(row, recipes);
      const planned = weeks.flat();
      expect(planned).toHaveLength(weekCount * days.length);
      expect(planned.filter((id) => !/^(liked|other) /.test(id))).toEqual([]);
      const timesOf = (kind: string) =>
        recipes.flatMap(({ id }) => (id.startsWith(kind) ? [planned.filter((it) => it === id).length] : []));
      expect(average(timesOf('liked'))).toBeGreaterThanOrEqual(1.5 * average(timesOf('other')));
      const again = weeks.flatMap((ids, week) => ids.filter((id) => weeks[week + 1]?.includes(id)));
      expect(again.filter((id) => id.startsWith('liked'))).toEqual([]);
      // Other dinners still come too.
      expect(planned.filter((id) => id.startsWith('other')).length).toBeGreaterThanOrEqual(weekCount);
    }),
    // A fixed seed: that liked dinners come more often holds on average, not for every cookbook one could make up.
    { numRuns: 15, seed: 26 },
  );
});

const eight = Array.from({ length: 8 }, (_, n) => quickRecipe(`other ${n}`));
const liked = (by: string | null = null) => tasteOf([said('liked', '2025-12-01', by), said('liked', '2025-12-20', by)]);
const refusedBy = (by: string | null) => tasteOf([said('not again', '2025-12-20', by)]);
const plannedIn = (given: PlanInput) => planWeek(given).choices.map(({ recipeId }) => recipeId);

describe('a liked dinner', () => {
  const tacos = quickRecipe('tacos', { taste: liked() });
  const history = [{ recipeId: 'tacos', date: addDays(firstWeek, -16) }];

  test('says why it comes', () => {
    const { choices } = planWeek(input({ recipes: [...eight, tacos], history }));
    expect(choices.find(({ recipeId }) => recipeId === 'tacos')?.reason).toBe(
      "You liked it twice, and you haven't had it in two weeks, ready in 20 minutes",
    );
  });

  test.each([
    ['before', -1],
    ['after', 13],
  ])('waits if it is planned in the week %s', (_when, day) => {
    const next = [{ recipeId: 'tacos', date: addDays(firstWeek, day) }];
    expect(plannedIn(input({ recipes: [...eight, tacos], history: next }))).not.toContain('tacos');
    expect(plannedIn(input({ recipes: [...eight.slice(0, 6), tacos], history: next }))).toContain('tacos');
  });

  test('is liked only where the one who likes it eats', () => {
    const pie = quickRecipe('pie', { taste: liked('Mia') });
    const reasonFor = (memberIds: string[]) =>
      planWeek(input({ rows: [rowOf('Some', memberIds)], recipes: [pie] })).choices[0]?.reason;
    expect(reasonFor(['Mia', 'Leo'])).toMatch(/^Mia liked it twice/);
    expect(reasonFor(['Ana'])).toMatch(/^New to your plan/);
  });

  test('keeps its time and its allergens', () => {
    const misfits = [
      quickRecipe('slow', { taste: liked(), minutes: 90 }),
      quickRecipe('nutty', { taste: liked(), conflicts: new Set(['Peanuts']) }),
    ];
    const rows = [rowOf('Family', members, ['Peanuts'])];
    expect(plannedIn(input({ rows, recipes: [...misfits, quickRecipe('plain')] }))).toEqual(days.map(() => 'plain'));
  });
});

describe("a dinner that someone said 'not again' to", () => {
  const soup = quickRecipe('soup', { taste: refusedBy('Leo') });
  const kids = rowOf('Kids', ['Mia', 'Leo']);

  test('comes only to those who would eat it', () => {
    const { choices, unfilled } = planWeek(input({ rows: [kids, rowOf('Adults', ['Ana', 'Ben'])], recipes: [soup] }));
    expect(new Set(choices.map(({ slot }) => slot.row.name))).toEqual(new Set(['Adults']));
    expect(new Set(unfilled.map(({ row }) => row.name))).toEqual(new Set(['Kids']));
  });

  test('stays away from everyone if the family said so', () => {
    const stew = quickRecipe('stew', { taste: refusedBy(null) });
    const plan = planWeek(input({ recipes: [stew] }));
    expect(plan.choices).toEqual([]);
    expect(plan.remarks).toEqual([
      'You said "not again" to every dinner that fits in under 30 minutes. Add a recipe or the starter cookbook.',
    ]);
  });

  test('is not offered as another idea either', () => {
    const given = input({ rows: [kids], recipes: [soup, quickRecipe('tacos')] });
    const slot = slotOf(firstWeek, kids, { day: 'monday', mealType: 'dinner' });
    expect(nextChoice(given, slot)?.recipeId).toBe('tacos');
    expect(nextChoice({ ...given, recipes: [soup] }, slot)).toBeUndefined();
  });
});

test('another idea offers a liked dinner of the week before after the others', () => {
  const tacos = quickRecipe('tacos', { taste: liked() });
  const history = [{ recipeId: 'tacos', date: addDays(firstWeek, -1) }];
  let row = rowOf('Family', members);
  const offered = eight.map(() => {
    const slot = slotOf(firstWeek, row, { day: 'monday', mealType: 'dinner' });
    const { recipeId, reason } = nextChoice(input({ rows: [row], recipes: [tacos, ...eight], history }), slot) ?? {};
    const cell = { ...slot, recipeId: recipeId ?? null, reason: reason ?? null, note: null, leftover: false };
    row = { ...row, cells: [{ ...cell, locked: false, servings: null, guests: [] }] };
    return recipeId;
  });
  expect(new Set(offered)).toEqual(new Set(eight.map(({ id }) => id)));
});
