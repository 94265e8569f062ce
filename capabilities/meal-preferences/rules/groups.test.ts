import { expect, test } from 'vitest';
import { mergeGroups, renamedGroups } from './groups.ts';

const stored = [
  { id: 'big', name: 'Big kids', memberIds: ['mia'] },
  { id: 'small', name: 'Small kids', memberIds: ['leo'] },
];

test('a group keeps its id; new, foreign and repeated ids are replaced, and deleted people are dropped', () => {
  let made = 0;
  const newId = () => `new-${++made}`;
  const input = [
    { id: 'small', name: 'Toddlers', memberIds: ['leo', 'leo', 'gone'] },
    { name: 'Grandparents' },
    { id: 'mia', name: 'Mia', memberIds: ['mia'] },
    { id: 'small', name: 'Twice' },
  ];
  expect(mergeGroups(stored, input, new Set(['gone']), newId)).toEqual([
    { id: 'small', name: 'Toddlers', memberIds: ['leo'] },
    { id: 'new-1', name: 'Grandparents', memberIds: [] },
    { id: 'new-2', name: 'Mia', memberIds: ['mia'] },
    { id: 'new-3', name: 'Twice', memberIds: [] },
  ]);
});

test('renamedGroups contains only existing groups with another name', () => {
  const groups = [
    { id: 'big', name: 'Big kids', memberIds: [] },
    { id: 'small', name: 'Toddlers', memberIds: [] },
    { id: 'new', name: 'Others', memberIds: [] },
  ];
  expect(renamedGroups(stored, groups).map(({ name }) => name)).toEqual(['Toddlers']);
});
