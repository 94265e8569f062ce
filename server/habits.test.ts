import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clockTime } from '#core/dates.ts';
import { streamWithHabits, withHabits } from './habits.ts';

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

test('a stream keeps the clock of its family for a reader outside the request, and ends with its reader', async () => {
  let isEnded = false;
  async function* pieces() {
    try {
      while (true) yield await timeAfterAWait();
    } finally {
      isEnded = true;
    }
  }
  const times: string[] = [];
  for await (const time of await streamWithHabits({ clock: '24' }, async () => pieces())) {
    times.push(time);
    if (times.length === 2) break;
  }
  expect(times).toEqual(['15:30', '15:30']);
  expect(isEnded).toBe(true);
});
