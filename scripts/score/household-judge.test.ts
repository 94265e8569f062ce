import { afterAll, describe, expect, test } from 'vitest';
import { faultsOf, readHousehold } from '#testing/household.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { addHousehold } from './household-family.ts';
import { judgeInHousehold } from './household-judge.ts';
import { folderOf, households } from './households.ts';
import type { Sentence, Write } from './wand-judge.ts';

const judged = (expected: NonNullable<Sentence['expect']['writes']>[number], tool: string, values: Write['values']) =>
  judgeInHousehold(
    { id: 'x1', kind: 'command', say: ['...'], expect: { writes: [expected] } },
    { text: 'Here it is:', writes: [{ tool, values, current: { travelers: ['Asha'] } }], decided: [] },
  );

test('elements of lists match by containment, whatever the case', () => {
  const expected = { tool: 'add_groceries', values: { items: ['oat milk', '~bread|rolls'] } };
  expect(judged(expected, 'add_groceries', { items: ['6 rolls', '2 cartons of Oat Milk'] }).faults).toEqual([]);
  expect(judged(expected, 'add_groceries', { items: ['6 rolls', 'milk'] }).faults).toHaveLength(2);
});

test('leaving out a date is the same as removing only this date', () => {
  const skip = { tool: 'skip_appointment', values: { record: 'Fencing', date: '2027-03-16' } };
  const remove = { tool: 'remove_appointment', values: { record: 'Fencing', reach: 'this', day: '2027-03-16' } };
  expect(judged(skip, 'remove_appointment', { ...remove.values }).faults).toEqual([]);
  expect(judged(remove, 'skip_appointment', { ...skip.values }).faults).toEqual([]);
  expect(judged(skip, 'remove_appointment', { record: 'Fencing', reach: 'all' }).faults).toHaveLength(2);
});

test('a list of people may be labelled as a whole or by who is new', () => {
  for (const travelers of [['Sam'], ['Asha', 'Sam']])
    expect(
      judged({ tool: 'change_trip', values: { travelers } }, 'change_trip', { travelers: ['Asha', 'Sam'] }),
    ).toEqual({
      faults: [],
      hasWrongWrite: false,
      unasked: 0,
    });
});

test('a card with a wrong value is not one that nobody asked for', () => {
  const wrong = judged({ tool: 'add_task', values: { date: '2027-03-16' } }, 'add_task', { date: '2027-03-17' });
  expect(wrong).toMatchObject({ hasWrongWrite: true, unasked: 0 });
  expect(judged({ tool: 'add_task' }, 'add_event', {}).unasked).toBe(1);
});

test('a record with an unknown field or name is reported', () => {
  const clock = { today: '2027-03-10', now: '18:20', timeZone: 'Europe/London' };
  const records = [
    { add: 'member', memberType: 'adult', name: 'Priya', relationship: 'self' },
    { add: 'appointment', title: 'Fencing', date: '2027-03-16', kid: 'Asha', child: 'Asha' },
  ];
  expect(faultsOf({ me: 'Priya', ...clock, records: records as never })).toEqual([
    "appointment 'Fencing': there is no field 'kid'",
    "appointment 'Fencing': 'Asha' is not in the household's records",
  ]);
});

describe('the product takes all records of the household', async () => {
  const database = await openTestDatabase();
  afterAll(() => database.close());
  test.each(households)('%s', async (name) => {
    await addHousehold(database, readHousehold(folderOf(name)));
  });
});
