import { expect, test } from 'vitest';
import { rhythmApi } from '#capabilities/planner/rhythm-contract.ts';
import { intentOf } from '#testing/intent.ts';
import type { Dashboard } from '../contract.ts';
import { withIntents } from './intended-today.ts';

const today = {
  priority: [
    { id: 'call', occurrence: null },
    { id: 'dentist', occurrence: null },
  ],
  tomorrow: [{ id: 'call', occurrence: null }],
  plannerItems: [{ id: 'call' }, { id: 'tires' }],
} as unknown as Dashboard;

test('an entry that is checked off without a connection disappears from today', () => {
  const done = intentOf(rhythmApi.finish, { params: { id: 'call' }, body: {} });
  expect(withIntents(today, [done])).toEqual({
    priority: [{ id: 'dentist', occurrence: null }],
    tomorrow: [],
    plannerItems: [{ id: 'tires' }],
  });
  expect(withIntents(today, [])).toBe(today);
});
