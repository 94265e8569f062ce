import { expect, test } from 'vitest';
import { childAge, householdAge, nextAge } from './ages.ts';

const today = '2026-11-15';

test.each([
  ['2026-11-15', '0 months old'],
  ['2026-10-15', '1 month old'],
  ['2026-01-10', '10 months old'],
  ['2024-11-16', '23 months old'],
  ['2024-11-15', '2 years old'],
  ['2019-03-04', '7 years old'],
  ['2026-12-24', 'Not born yet'],
])('on the household page the age of a member born on %s is: %s', (birthdate, expected) =>
  expect(householdAge(birthdate, today)).toBe(expected),
);

test.each([
  ['2026-11-15', '0 months old'],
  ['2026-10-15', '1 month old'],
  ['2025-11-16', '11 months old'],
  ['2025-11-15', '1 year old'],
  ['2025-10-15', '1 year 1 month old'],
  ['2025-08-15', '1 year 3 months old'],
  ['2024-11-15', '2 years old'],
  ['2019-03-04', '7 years old'],
  ['2026-12-24', 'Not born yet'],
])('on the children page the age of a child born on %s is: %s', (birthdate, expected) =>
  expect(childAge(birthdate, today)).toBe(expected),
);

test('without a birthdate there is no age', () => {
  expect([householdAge('', '2026-11-17'), childAge('', '2026-11-17')]).toEqual(['', '']);
});

test.each([
  ['1990-11-15', { age: 36, when: 'today' }],
  ['1990-11-16', { age: 36, when: 'tomorrow' }],
  ['1990-11-28', { age: 36, when: 'in 13 days' }],
  ['1990-11-29', { age: 36, when: 'in 2 weeks' }],
  ['1990-06-04', { age: 37, when: 'in 7 months' }],
  ['2026-12-24', undefined],
])('the next birthday of a person born on %s is %o', (birthdate, expected) =>
  expect(nextAge(birthdate, today)).toEqual(expected),
);
