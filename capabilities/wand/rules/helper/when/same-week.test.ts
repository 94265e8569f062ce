import { expect, test } from 'vitest';
import { inSameWeek } from './same-week.ts';

test.each([
  ['no school on Thursday and Friday next week', 'no school on Thursday next week and Friday next week'],
  ['practice next tuesday and wednesday at 6', 'practice next tuesday and next wednesday at 6'],
  ['camp mon, tue and wed next week', 'camp mon next week, tue next week and wed next week'],
  [
    'dentist for mia monday and leo tuesday next week at 3',
    'dentist for mia monday next week at 3 and leo tuesday next week at 3',
  ],
  ['soccer monday and piano tuesday next week at 3', 'soccer monday and piano tuesday next week at 3'],
])('%j is of one week', (text, full) => {
  expect(inSameWeek(text, new Set(['mia', 'leo']))).toBe(full);
});
