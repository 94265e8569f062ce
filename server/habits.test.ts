import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clockTime } from '#core/dates.ts';
import { withHabits } from './habits.ts';

const timeAfterAWait = async () => {
  await setImmediate();
  return clockTime('15:30');
};

test('two families at once each get their own clock, and work for no family gets the American one', async () => {
  const times = await Promise.all([
    withHabits({ timeZone: 'Europe/Berlin' }, timeAfterAWait),
    withHabits({ timeZone: 'Europe/Berlin', clock: '12' }, timeAfterAWait),
    timeAfterAWait(),
  ]);
  expect(times).toEqual(['15:30', '3:30 PM', '3:30 PM']);
});
