import { expect, test } from 'vitest';
import { cell, concern } from '#testing/sheet-meals.ts';
import { mealsOf } from './sheet-meals.ts';

const children = ['Mia', 'Leo'].map((id) => ({ id, name: id }));

test('a meal says what was found in it for whom, and whether anything was checked', () => {
  const rows = [
    {
      memberIds: ['Mia', 'ana'],
      cells: [
        cell('Noodles', { concerns: [concern('Mia', 'Peanuts'), concern(null, 'Kiwi')] }),
        cell('Oatmeal', { mealType: 'breakfast' }),
      ],
    },
    { memberIds: ['Leo'], cells: [cell('', { recipeName: null, note: 'Pizza', isSearched: false, leftover: true })] },
  ];
  expect(mealsOf(rows, children, true)).toEqual([
    {
      mealType: 'Dinner',
      title: 'Noodles',
      isLeftover: false,
      children: ['Mia'],
      found: ['Found for Mia: Peanuts, in "2 tbsp peanut butter"', 'Found for Family: Kiwi, in "2 tbsp peanut butter"'],
      isSearched: true,
    },
    { mealType: 'Dinner', title: 'Pizza', isLeftover: true, children: ['Leo'], found: [], isSearched: false },
  ]);
  expect(mealsOf(rows, children, false).map(({ title }) => title)).toEqual(['Oatmeal', 'Noodles', 'Pizza']);
});

test('a meal that several rows eat is listed once, and names nobody if all of them eat it', () => {
  const rows = ['Mia', 'Leo'].map((id) => ({ memberIds: [id], cells: [cell('Tacos')] }));
  expect(mealsOf(rows, children, true)).toMatchObject([{ title: 'Tacos', children: [] }]);
});
