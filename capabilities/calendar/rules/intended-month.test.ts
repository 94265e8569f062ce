import { expect, test } from 'vitest';
import { rhythmApi } from '#capabilities/planner/rhythm-contract.ts';
import { intentOf } from '#testing/intent.ts';
import { type CalendarEntry, eventsApi } from '../contract.ts';
import { withIntents } from './intended-month.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const entry = (rest: Partial<CalendarEntry>) =>
  ({ id: 'call', type: 'reminder', occurrence: null, ...rest }) as CalendarEntry;
const month = { entries: [entry({}), entry({ id: 'dentist', type: 'appointment' })], undated: [] };
const event = (date: string) =>
  intentOf(eventsApi.add, {
    id: 'fair',
    body: { title: 'School fair', date, time: '10:00', affectedChildren: ['Mia'] },
  });

test('a new event shows on its day, until the month has it', () => {
  expect(withIntents(month, [event('2026-11-20')], november).entries.at(-1)).toMatchObject({
    id: 'fair',
    type: 'event',
    title: 'School fair',
    childName: 'Mia',
  });
  expect(withIntents(month, [event('2026-12-01')], november).entries).toHaveLength(2);
  const withFair = { ...month, entries: [entry({ id: 'fair', type: 'event' })] };
  expect(withIntents(withFair, [event('2026-11-20')], november).entries).toHaveLength(1);
});

test('entries that are checked off disappear', () => {
  const done = intentOf(rhythmApi.finish, { params: { id: 'call' }, body: {} });
  expect(withIntents(month, [done], november).entries.map(({ id }) => id)).toEqual(['dentist']);
  expect(withIntents(month, [], november)).toBe(month);
});
