import { expect, test } from 'vitest';
import { categoryByTable } from './category-table.ts';
import { categoryWords } from './category-words.ts';

const categoryOf = (name: string) => categoryByTable(categoryWords(name));

test('a name without known words has no category', () => {
  expect(categoryOf('qwrtzp')).toBeUndefined();
  expect(categoryOf('')).toBeUndefined();
});

test('the last words of a name decide', () => {
  expect(categoryOf('milk chocolate')).toBe('Snacks & Sweets');
  expect(categoryOf('chocolate milk')).toBe('Dairy & Eggs');
});

test('a product made from a food decides anywhere in the name', () => {
  expect(categoryOf('tomato soup')).toBe('Pantry');
  expect(categoryOf('soup tomato')).toBe('Pantry');
  expect(categoryOf('bread flour')).toBe('Pantry');
});

test('a vague word decides only if nothing else is known', () => {
  expect(categoryOf('cauliflower steak')).toBe('Produce');
  expect(categoryOf('qwrtzp steak')).toBe('Meat & Seafood');
});

test('the category depends on the state of the food', () => {
  expect(['basil', 'dried basil', 'frozen basil'].map(categoryOf)).toEqual(['Produce', 'Spices & Herbs', 'Frozen']);
  expect(['mango', 'dried mango', 'mango, canned'].map(categoryOf)).toEqual(['Produce', 'Pantry', 'Pantry']);
  expect(['oregano', 'fresh oregano', 'oregano sprigs'].map(categoryOf)).toEqual([
    'Spices & Herbs',
    'Produce',
    'Produce',
  ]);
  expect(['sardines', 'fresh sardines'].map(categoryOf)).toEqual(['Pantry', 'Meat & Seafood']);
});

test('fresh wins over frozen in a choice', () => {
  expect(categoryOf('fresh or frozen raspberries')).toBe('Produce');
});

test('the first of several alternatives decides, with the word they share', () => {
  expect(categoryOf('cod or tofu')).toBe('Meat & Seafood');
  expect(categoryOf('beef or vegetable stock')).toBe('Pantry');
  expect(categoryOf('butter or olive oil')).toBe('Dairy & Eggs');
});

test('words after with, for or in do not decide the category', () => {
  expect(categoryOf('butter for the cake tin')).toBe('Dairy & Eggs');
  expect(categoryOf('pineapple in syrup')).toBe('Pantry');
});

test('an ingredient the food is free of does not decide the category', () => {
  expect(categoryOf('no-salt-added tomato juice')).toBe('Beverages');
  expect(categoryOf('sugar-free yogurt')).toBe('Dairy & Eggs');
});
