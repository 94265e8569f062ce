import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimer, timersIn } from './step-timers.ts';

test.each([
  ['Simmer for 20 minutes.', [1200]],
  ['Bake 1 hour and 15 minutes, then rest for 5 min.', [4500, 300]],
  ['Bake for 1 hour 15 minutes.', [4500]],
  ['Roast for 8-10 minutes', [480]],
  ['Cook 1 to 1 1/2 hours', [3600]],
  ['Chill for half an hour, or an hour if you can.', [1800, 3600]],
  ['Give it a 30-second blast, then two minutes more', [30, 120]],
  ['Knead 1 ½ min', [90]],
  ['20 Minuten backen, 2 Stunden kühlen', [1200, 7200]],
  ['Add 2 cups of flour and 3 eggs. Fold in a minute amount of salt.', []],
  ['Leave it for 48 hours.', []],
  ['Heat to 180 C and bake.', []],
])('timers in "%s"', (step, seconds) => {
  expect(timersIn(step)).toEqual(seconds);
});

test('every timer is a whole number of seconds up to one day, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (step) => {
      for (const seconds of timersIn(`${step} minutes`))
        expect(Number.isInteger(seconds) && seconds > 0 && seconds <= 86_400).toBe(true);
    }),
  );
});

test('a timer shows hours only if there are any', () => {
  expect(formatTimer(1200)).toBe('20:00');
  expect(formatTimer(4500)).toBe('1:15:00');
  expect(formatTimer(7)).toBe('0:07');
});
