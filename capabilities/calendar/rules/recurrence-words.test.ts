import { expect, test } from 'vitest';
import { recurrenceLabel } from './recurrence-words.ts';

test('the label contains the frequency, the end and the number of changed dates', () => {
  expect(recurrenceLabel('weekly', '2027-03-04')).toBe('Weekly until March 4, 2027');
  expect(recurrenceLabel('quarterly', null)).toBe('Quarterly');
  expect(recurrenceLabel('weekly', null, 1)).toBe('Weekly, one date differs');
  expect(recurrenceLabel('weekly', null, 3)).toBe('Weekly, 3 dates differ');
});
