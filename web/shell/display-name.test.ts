import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['first and last name if both exist', { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' }, 'Ana Lopez'],
  ['the first name alone', { firstName: 'Ana', lastName: null, email: 'ana@example.com' }, 'Ana'],
  ['the last name alone', { firstName: '', lastName: 'Lopez', email: 'ana@example.com' }, 'Lopez'],
  [
    'the part of the e-mail before the at-sign',
    { firstName: null, lastName: null, email: 'ana.l@example.com' },
    'ana.l',
  ],
  ['blank names count as missing', { firstName: ' ', lastName: ' ', email: 'ana@example.com' }, 'ana'],
  ["otherwise 'User'", { firstName: null, lastName: null, email: null }, 'User'],
  ["'User' for an e-mail without a name", { email: '@example.com' }, 'User'],
])('%s', (_, user, expected) => {
  expect(displayName(user)).toBe(expected);
});
