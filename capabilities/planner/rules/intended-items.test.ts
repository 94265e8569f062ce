import { expect, test } from 'vitest';
import { intentOf } from '#testing/intent.ts';
import { type PlannerItem, plannerApi } from '../contract.ts';
import { rhythmApi } from '../rhythm-contract.ts';
import { isClosedBy, withIntents } from './intended-items.ts';

const item = (rest: Partial<PlannerItem>) =>
  ({
    id: 'call',
    title: 'Call',
    dismissed: false,
    doneDates: [],
    skippedDates: [],
    recurringFrequency: null,
    ...rest,
  }) as PlannerItem;
const params = { id: 'call' };
const done = (body: object) => intentOf(rhythmApi.finish, { params, body });

test('a new item shows with what was typed, until the list has it', () => {
  const body = { title: 'Fetch the cake', category: 'task' as const, description: 'At noon', triggerDate: '' };
  const add = intentOf(plannerApi.add, { id: 'cake', body });
  expect(withIntents([], [add])).toMatchObject([{ id: 'cake', title: 'Fetch the cake', triggerDate: null, links: [] }]);
  expect(withIntents([item({ id: 'cake' })], [add])).toHaveLength(1);
});

test('a one-off item is done, and brought back', () => {
  expect(withIntents([item({})], [done({})])).toMatchObject([{ dismissed: true }]);
  expect(withIntents([item({})], [done({}), done({ isReverted: true })])).toMatchObject([{ dismissed: false }]);
});

test('one date of an item that repeats is done or skipped', () => {
  const weekly = item({ recurringFrequency: 'weekly', doneDates: ['2026-11-11'] });
  const skip = intentOf(rhythmApi.skip, { params, body: { date: '2026-11-25' } });
  expect(withIntents([weekly], [done({ date: '2026-11-18' }), skip])).toMatchObject([
    { doneDates: ['2026-11-11', '2026-11-18'], skippedDates: ['2026-11-25'], dismissed: false },
  ]);
  expect(withIntents([weekly], [done({})])).toEqual([weekly]);
});

test('a closed date is identified by its item and its date', () => {
  const intents = [done({ date: '2026-11-18' })];
  expect(isClosedBy(intents, { id: 'call', occurrence: '2026-11-18' })).toBe(true);
  expect(isClosedBy(intents, { id: 'call', occurrence: '2026-11-25' })).toBe(false);
  expect(isClosedBy(intents, { id: 'other', occurrence: '2026-11-18' })).toBe(false);
  expect(isClosedBy([done({ isReverted: true })], { id: 'call', occurrence: null })).toBe(false);
});
