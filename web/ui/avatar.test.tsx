import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

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
