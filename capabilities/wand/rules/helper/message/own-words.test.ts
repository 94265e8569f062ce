import { expect, test } from 'vitest';
import { inOwnWords } from './own-words.ts';

const message = 'Dentist for mia at 3, and i got the day wrong. cant do it';

test.each([
  ['dentist for Mia at 3', 'Dentist for mia at 3'],
  ['i got on 2026-12-06 wrong', 'i got the day wrong'],
  ["can't do it", 'cant do it'],
  ['something else altogether', message],
])('what was read as %s was said as %s', (read, said) => {
  expect(inOwnWords(read, message)).toBe(said);
});
