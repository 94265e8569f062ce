import { expect, test } from 'vitest';
import { avatarHue, initials } from './avatar.tsx';

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
  expect(avatarHue('Ana Lopez')).toBe(avatarHue(' Ana'));
  expect(new Set(['Ana', 'David', 'Mia', 'Leo', 'Noa'].map(avatarHue)).size).toBe(5);
});
