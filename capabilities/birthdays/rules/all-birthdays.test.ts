import { expect, test } from 'vitest';
import type { Birthday } from '../contract.ts';
import { allBirthdays, relationOf, withoutStored } from './all-birthdays.ts';

const birthday = (name: string, date: string, relationship: Birthday['relationship'] = 'family'): Birthday => ({
  id: name,
  userId: 'ana',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  name,
  date,
  relationship,
  wishlistLink: null,
  notes: null,
  giftIdeas: [],
  partyDate: null,
  partyTime: null,
  partyLocation: null,
  assigneeId: null,
});
const child = (name: string, birthdate: string) => ({ id: `child ${name}`, name, birthdate });
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("the children's birthdays are family", () => {
  const shown = allBirthdays(
    [birthday('Rosa', '1956-11-20'), birthday('Tom', '2019-11-30', 'friend')],
    [child('Mia', '2019-11-25'), child('Leo', '2022-06-01')],
  );
  expect(shown.map(({ name, relationship, stored }) => [name, relationship, stored !== undefined])).toEqual([
    ['Rosa', 'family', true],
    ['Tom', 'friend', true],
    ['Mia', 'family', false],
    ['Leo', 'family', false],
  ]);
});

test('each says how it is related', () => {
  const shown = allBirthdays(
    [birthday('Rosa', '1956-11-20'), birthday('Tom', '2019-11-30', 'friend')],
    [child('Mia', '2019-11-25')],
  );
  expect(shown.map(relationOf)).toEqual(['Family', 'Friend', 'Child']);
});

test('a child is shown once if a birthday with the same name and day is stored', () => {
  const children = [birthday('Mia', '2019-11-25'), birthday('Leo', '2022-06-01')];
  expect(namesOf(withoutStored(children, [birthday(' mia', '2018-11-25')]))).toEqual(['Leo']);
  expect(namesOf(withoutStored(children, [birthday('Mia', '2019-11-26'), birthday('Ana', '2022-06-01')]))).toEqual([
    'Mia',
    'Leo',
  ]);
});

test('a child without a birthdate has no birthday yet', () => {
  expect(allBirthdays([], [{ id: '1', name: 'Leo', birthdate: '' }])).toEqual([]);
});
