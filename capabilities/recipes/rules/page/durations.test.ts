import { expect, test } from 'vitest';
import { minutesIn } from './durations.ts';

test.each([
  ['PT15M', 15],
  ['PT1H30M', 90],
  ['P1DT2H', 1560],
  ['P0DT0H45M0S', 45],
  ['pt 90 m', 90],
  ['PT1.5H', 90],
  ['PT90S', 2],
  ['1 hour 20 minutes', 80],
  ['1h30', 90],
  ['1:15', 75],
  ['20-25 min', 20],
  ['1 ½ hours', 90],
  ['2 Stunden 10 Minuten', 130],
  ['45', 45],
])('%s is %d minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each(['', 'PT0M', 'P', 'soon', 'PT999999999H', 'P-1D'])('%j is not a duration', (text) => {
  expect(minutesIn(text)).toBeNull();
});
