import { expect, test } from 'vitest';
import { passwordWeakness } from './weak-passwords.ts';

const ana = { email: 'ana.garcia88@example.com', firstName: 'Ana', lastName: 'García Márquez' };
const advice = "Try three or four words that don't go together";

test.each([
  'password',
  'Password',
  'password1',
  'password123!',
  'P@ssw0rd',
  '12345678',
  '1234567890',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  '1q2w3e4r',
  'pass-word',
  'Mothership!',
  '00000000',
  '12121212',
  'abcabcabc',
  'ééééééééé',
  '87654321',
  'bcdefghijkl',
])('%s is too common', async (password) => {
  expect(await passwordWeakness(password, ana)).toBe(`That's one of the first passwords people guess. ${advice}`);
});

test.each(['        ', '\t \u00a0 \u3000\t  '])('%j is only blanks', async (password) => {
  expect(await passwordWeakness(password, ana)).toBe(`Spaces alone don't make a password. ${advice}`);
});

test.each([
  'garcia-forever',
  'GARCÍA-forever',
  'i am marquez 7',
  'ana.garcia88@example.com',
  'Ana.Garcia88@Example.COM!',
])('%s contains the name or e-mail', async (password) => {
  expect(await passwordWeakness(password, ana)).toBe(
    `Please leave your name and email out of your password. ${advice}`,
  );
});

test('an e-mail address of short words is refused as a password too', async () => {
  const owner = { email: 'a1b2c3d4@example.com' };
  expect(await passwordWeakness('a1b2c3d4', owner)).toMatch(/leave your name and email out/);
  expect(await passwordWeakness('a1@b.example', { email: 'a1@b.example' })).toMatch(/leave your name and email out/);
});

test.each([
  'correct horse',
  'tacos every tuesday',
  'kq7vexnu',
  // Three letters of a name occur in many words.
  'banana split ana',
  'example of gardening',
  'Мой дядя самых честных правил',
])('%s is good enough', async (password) => {
  expect(await passwordWeakness(password, ana)).toBeUndefined();
});

test('missing names are ignored', async () => {
  expect(
    await passwordWeakness('garcia-forever', { email: 'a@b.example', firstName: null, lastName: null }),
  ).toBeUndefined();
});

test('a name of three Korean characters counts as short, although it decomposes into more', async () => {
  expect(await passwordWeakness('김민준 우산 셋', { email: 'a@b.example', firstName: '김민준' })).toBeUndefined();
});
