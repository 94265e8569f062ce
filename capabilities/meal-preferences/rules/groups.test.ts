import { expect, test } from 'vitest';
import { groupsAfter, renamedGroups } from './groups.ts';

const stored = [
  { id: 'big', name: 'Big kids', memberIds: ['mia'] },
  { id: 'small', name: 'Small kids', memberIds: ['leo'] },
];

test('a group keeps its id; a new, a foreign and a repeated one get another, and who has left is in none', () => {
  let made = 0;
  const newId = () => `new-${++made}`;
  const wanted = [
    { id: 'small', name: 'Toddlers', memberIds: ['leo', 'leo', 'gone'] },
    { name: 'Grandparents' },
    { id: 'mia', name: 'Mia', memberIds: ['mia'] },
    { id: 'small', name: 'Twice' },
  ];
  expect(groupsAfter(stored, wanted, new Set(['gone']), newId)).toEqual([
    { id: 'small', name: 'Toddlers', memberIds: ['leo'] },
    { id: 'new-1', name: 'Grandparents', memberIds: [] },
    { id: 'new-2', name: 'Mia', memberIds: ['mia'] },
    { id: 'new-3', name: 'Twice', memberIds: [] },
  ]);
});

test('only a group that was there under another name is renamed', () => {
  const groups = [
    { id: 'big', name: 'Big kids', memberIds: [] },
    { id: 'small', name: 'Toddlers', memberIds: [] },
    { id: 'new', name: 'Others', memberIds: [] },
  ];
  expect(renamedGroups(stored, groups).map(({ name }) => name)).toEqual(['Toddlers']);
});
