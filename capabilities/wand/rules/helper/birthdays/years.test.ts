import { expect, test } from 'vitest';
import { yearByAge } from './years.ts';

test.each([
  ["She'll be 75.", '2027-09-03', 1952],
  ['she turns 75', '2027-09-03', 1952],
  ["he's turning 40", '2026-12-04', 1986],
  ["he's 39", '2026-12-04', 1986],
  ['turned 60 this year', '2027-08-14', 1966],
  ['will be 60 next year', '2027-08-14', 1967],
  ["it's 'the big 60'", '2027-08-14', undefined],
  ['will be 60 people', '2027-08-14', undefined],
  ['is 450', '2027-08-14', undefined],
])('on November 16, 2026, %j of a birthday on %s tells the year %s', (said, birthday, year) => {
  expect(yearByAge(said, birthday, '2026-11-16')).toBe(year);
});
