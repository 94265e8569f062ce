import { expect, test } from 'vitest';
import type { GroceryItem } from '../item-contract.ts';
import { alreadyOn } from './already-on.ts';

const items = ['Milk', 'Coconut milk', 'Tomatoes', 'Green onions'].map((name) => ({ name }) as GroceryItem);

test.each([
  ['2 l milk', 'Milk'],
  ['milk', 'Milk'],
  ['a can of coconut milk', 'Coconut milk'],
  ['1½ cups coconut milk', 'Coconut milk'],
  ['500g tomato', 'Tomatoes'],
  ['scallions', 'Green onions'],
])('%s is on the list already as %s', (typed, name) => {
  expect(alreadyOn(items, typed)?.name).toBe(name);
});

test.each(['', '2', '2 l', 'm', 'almond milk', 'bread'])('nothing on the list is "%s"', (typed) => {
  expect(alreadyOn(items, typed)).toBeUndefined();
});
