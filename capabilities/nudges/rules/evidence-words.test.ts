import { expect, test } from 'vitest';
import { evidenceDays } from './evidence-words.ts';

test('the latest days are put in words, newest first', () => {
  expect(evidenceDays(['2026-05-04', '2026-11-03'])).toEqual(['Nov 3, 2026', 'May 4, 2026']);
  expect(evidenceDays(Array.from({ length: 9 }, () => '2026-05-04'))).toHaveLength(6);
});
