import { expect, test } from 'vitest';
import type { GroceryItem } from '../item-contract.ts';
import { alreadyOnText } from './already-on.ts';

const item = (name: string, quantity = '', checked = false) => ({ name, quantity, checked }) as GroceryItem;
const items = [
  item('milk', '1 cup'),
  item('Milk', '2 l', true),
  item('Coconut milk'),
  item('Tomatoes', '3'),
  item('Green onions', '', true),
];

test.each([
  ['2 l milk', 'Milk, 1 cup; Milk, 2 l (checked)'],
  ['milk', 'Milk, 1 cup; Milk, 2 l (checked)'],
  ['a can of coconut milk', 'Coconut milk'],
  ['1½ cups coconut milk', 'Coconut milk'],
  ['500g tomato', 'Tomatoes, 3'],
  ['scallions', 'Green onions (checked)'],
])('"%s" is already on the list as %s', (typed, same) => {
  expect(alreadyOnText(items, typed)).toBe(same);
});

test.each(['', '2', '2 l', 'm', 'almond milk', 'bread'])('nothing on the list is "%s"', (typed) => {
  expect(alreadyOnText(items, typed)).toBe('');
});
