import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  [
    'is first and last name if both exist',
    { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' },
    'Ana Lopez',
  ],
  ['is the first name alone', { firstName: 'Ana', lastName: null, email: 'ana@example.com' }, 'Ana'],
  ['is the last name alone', { firstName: '', lastName: 'Lopez', email: 'ana@example.com' }, 'Lopez'],
  [
    'is the part of the email before the at-sign',
    { firstName: null, lastName: null, email: 'ana.l@example.com' },
    'ana.l',
  ],
  ['ignores blank names', { firstName: ' ', lastName: ' ', email: 'ana@example.com' }, 'ana'],
  ["falls back to 'User'", { firstName: null, lastName: null, email: null }, 'User'],
  ["is 'User' for an email without a name", { email: '@example.com' }, 'User'],
])('the display name %s', (_, user, expected) => {
  expect(displayName(user)).toBe(expected);
});
