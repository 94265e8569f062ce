import { expect, test } from 'vitest';
import { childAge, householdAge, inFamilyOrder, removalWarning } from './rules.ts';

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

test('children are sorted from eldest to youngest, adults and pets keep the order of entry', () => {
  const member = (memberType: 'adult' | 'child' | 'pet', name: string, birthdate: string | null) => ({
    memberType,
    name,
    birthdate,
  });
  const members = [
    member('pet', 'Rex', '2020-01-01'),
    member('child', 'Noa', '2026-01-10'),
    member('adult', 'Ben', '1990-01-01'),
    member('child', 'Mia', '2019-03-04'),
    member('adult', 'Ana', '1980-01-01'),
    member('pet', 'Bubbles', null),
  ];
  expect(inFamilyOrder(members).map(({ name }) => name)).toEqual(['Ben', 'Ana', 'Mia', 'Noa', 'Rex', 'Bubbles']);
});

test('the warning before deleting a member says what is deleted with them and what stays', () => {
  expect(removalWarning('child', 'Mia')).toBe(
    "Mia will be removed everywhere, with wishlists, milestones and planned meals. Mia's appointments stay. This can't be undone.",
  );
  expect(removalWarning('adult', 'Ana')).toContain("Ana's appointments stay.");
  expect(removalWarning('pet', 'Rex')).toBe("Rex will be removed from your household. This can't be undone.");
});

test('without a birthdate there is no age', () => {
  expect([householdAge('', '2026-11-17'), childAge('', '2026-11-17')]).toEqual(['', '']);
});
