import { expect, test } from 'vitest';
import type { GroceryItem } from '../item-contract.ts';
import { itemDetails, itemLabel, listText, shortDetails, sourceText } from './list-text.ts';

const item = (name: string, more: Partial<GroceryItem>) =>
  ({
    id: name,
    name,
    quantity: '',
    bought: '',
    category: 'Produce',
    checked: false,
    note: null,
    ...more,
  }) as GroceryItem;

test('the text of a list has the unticked items by category, with quantities and notes', () => {
  const items = [
    item('Apples', { quantity: '3' }),
    item('Pears', { checked: true }),
    item('Milk', { quantity: '2 l', category: 'Dairy & Eggs', note: 'the blue one,\nplease' }),
    item('Berries', { quantity: '2 cups', bought: '2 packs', category: 'Other', suchAs: 'blueberries' }),
    item('Candles', { category: 'Other' }),
  ];
  expect(listText({ weekStartDate: '2026-11-16', items })).toBe(
    [
      'Groceries for Nov 16 - Nov 22, 2026',
      'Produce\n- Apples, 3',
      'Dairy & Eggs\n- Milk, 2 l (the blue one, please)',
      'Other\n- Berries, 2 packs (2 cups) (such as blueberries)\n- Candles',
    ].join('\n\n'),
  );
});

test('an item label is its name, what to buy and the quantity, if any', () => {
  expect(itemLabel({ name: 'Milk', quantity: '2 l', bought: '' })).toBe('Milk, 2 l');
  expect(itemLabel({ name: 'Milk', quantity: '', bought: '' })).toBe('Milk');
  expect(itemLabel({ name: 'Milk', quantity: '3 cups', bought: '1 quart' })).toBe('Milk, 1 quart (3 cups)');
  expect(itemLabel({ name: 'Basil', quantity: '', bought: '1 bunch' })).toBe('Basil, 1 bunch');
  const added = [item('milk', { quantity: '1 gallon' }), item('milk', {})];
  expect(itemLabel({ name: 'Milk', quantity: '3 cups', bought: '1 quart', added })).toBe(
    'Milk, 1 quart (3 cups) + 1 gallon',
  );
});

test('a source text names the recipe, the meal and the people', () => {
  const source = {
    recipeId: 'x',
    recipeName: 'Pancakes',
    date: '2026-11-16',
    mealType: 'breakfast',
    line: '2 cups milk',
  };
  expect(sourceText({ ...source, people: ['Ana', 'Mia'] })).toBe('For Pancakes (Mon breakfast, Ana, Mia)');
  expect(sourceText({ ...source, people: [] })).toBe('For Pancakes (Mon breakfast)');
});

test('the details are what to take, the exact amount unless it is what one takes off the shelf, and if it is optional', () => {
  expect(itemDetails(item('Eggs', { quantity: '5', bought: '1 carton' }))).toBe('recipes use 5');
  expect(itemDetails(item('Apples', { quantity: '2' }))).toBe('');
  const cheese = item('Cheese', { quantity: '½ cup', bought: '1 pack', suchAs: 'cheddar', isOptional: true });
  expect(itemDetails(cheese)).toBe('such as cheddar, recipes use ½ cup, optional');
});

test('on the list, only more than one package has its exact amount', () => {
  expect(shortDetails(item('Eggs', { quantity: '5', bought: '1 carton' }))).toBe('');
  expect(shortDetails(item('Beef', { quantity: '1.4 lb', bought: '1½ lb' }))).toBe('recipes use 1.4 lb');
  const tortillas = item('Tortillas', { quantity: '30', bought: '2 packs', suchAs: 'corn tortillas' });
  expect(shortDetails(tortillas)).toBe('such as corn tortillas, recipes use 30');
});
