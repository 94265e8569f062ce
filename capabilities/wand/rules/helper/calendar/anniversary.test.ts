import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { anniversaryReader } from './anniversary.ts';

test.each([
  ['our anniversary is June 12', 'title Anniversary, type Other, date 2027-06-12, recurringFrequency annually'],
  [
    'our anniversary is 14 August 2015',
    'title Anniversary, type Other, date 2027-08-14, notes Since 2015, recurringFrequency annually',
  ],
  [
    "my parents' anniversary is october 4",
    "title Parents' anniversary, type Other, date 2027-10-04, recurringFrequency annually",
  ],
  [
    'our anniversary is June 12, save that so it comes up every year',
    'title Anniversary, type Other, date 2027-06-12, recurringFrequency annually',
  ],
  [
    'our anniversary is June 12, put that in as yearly',
    'title Anniversary, type Other, date 2027-06-12, recurringFrequency annually',
  ],
  [
    'remember our wedding anniversary: August 14',
    'title Wedding anniversary, type Other, date 2027-08-14, recurringFrequency annually',
  ],
])('%j comes again every year', async (sentence, expected) => {
  expect(await readingOf(sentence, anniversaryReader)).toBe(`add_appointment: ${expected}`);
});

test.each(['anniversary dinner on june 12 at 7', 'our anniversary is coming up', 'cancel the anniversary on june 12'])(
  'what is no such day is left: %s',
  async (sentence) => {
    expect(await readingOf(sentence, anniversaryReader)).toBe('-');
  },
);
