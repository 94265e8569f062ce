import { expect, test } from 'vitest';
import { hueOf, initials } from './avatar.tsx';

test.each([
  ['Ana Lopez', 'AL'],
  ['Ana Maria Lopez', 'AL'],
  ['mia', 'M'],
  ['  Leo  ', 'L'],
  ['🦖 Rex', '🦖R'],
  ['Élodie de Vries', 'ÉV'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a person has one color, with or without the last name', () => {
  expect(hueOf('Ana Lopez')).toBe(hueOf(' Ana'));
  expect(new Set(['Ana', 'David', 'Mia', 'Leo', 'Noa'].map(hueOf)).size).toBe(5);
});
