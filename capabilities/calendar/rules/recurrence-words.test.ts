import { expect, test } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

test('how often, and until when', () => {
  expect(recurrenceWords('weekly', '2027-03-04')).toBe('Weekly until March 4, 2027');
  expect(recurrenceWords('quarterly', null)).toBe('Quarterly');
  expect(recurrenceWords('weekly', null, 1)).toBe('Weekly, one date differs');
  expect(recurrenceWords('weekly', null, 3)).toBe('Weekly, 3 dates differ');
});
