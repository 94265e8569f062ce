import { expect, test } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

test('how often, and until when', () => {
  expect(recurrenceWords('weekly', '2027-03-04')).toBe('Weekly until March 4, 2027');
  expect(recurrenceWords('quarterly', null)).toBe('Quarterly');
});
