import { expect, test } from 'vitest';
import { soonestBirthdayFirst } from './soonest-birthday.ts';

test('the child whose birthday comes next is first, and one without a birthdate last', () => {
  const children = [
    { name: 'Sam', birthdate: null },
    { name: 'Mia', birthdate: '2019-03-04' },
    { name: 'Leo', birthdate: '2022-11-18' },
    { name: 'Noa', birthdate: '2026-01-10' },
    { name: 'Eli', birthdate: '2015-11-19' },
  ];
  expect(soonestBirthdayFirst(children, '2026-11-19').map(({ name }) => name)).toEqual([
    'Eli',
    'Noa',
    'Mia',
    'Leo',
    'Sam',
  ]);
});
