import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { inSameWeek, todayFirst } from './same-week.ts';

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

test.each([
  ['dinner: mon chili, tue pasta', 'dinner: today chili, tue pasta'],
  ['gym monday at 6am and wednesday', 'gym monday at 6am and wednesday'],
  ['fri pizza, mon soup', 'fri pizza, mon soup'],
  ['move monday soup to tuesday', 'move monday soup to tuesday'],
])('%j, said on a Monday', (text, full) => {
  expect(todayFirst(text, sampleDay)).toBe(full);
});
