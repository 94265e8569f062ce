import { expect, test } from 'vitest';
import { categoryByTable } from './category-table.ts';
import { categoryWords } from './category-words.ts';

const categoryOf = (name: string) => categoryByTable(categoryWords(name));

test('nothing known is no answer', () => {
  expect(categoryOf('qwrtzp')).toBeUndefined();
  expect(categoryOf('')).toBeUndefined();
});

test('the last words are the thing itself', () => {
  expect(categoryOf('milk chocolate')).toBe('Snacks & Sweets');
  expect(categoryOf('chocolate milk')).toBe('Dairy & Eggs');
});

test('what was made of a food decides wherever it stands', () => {
  expect(categoryOf('tomato soup')).toBe('Pantry');
  expect(categoryOf('soup tomato')).toBe('Pantry');
  expect(categoryOf('bread flour')).toBe('Pantry');
});

test('a vague word decides only where nothing else is known', () => {
  expect(categoryOf('cauliflower steak')).toBe('Produce');
  expect(categoryOf('qwrtzp steak')).toBe('Meat & Seafood');
});

test('a food moves with its state', () => {
  expect(['basil', 'dried basil', 'frozen basil'].map(categoryOf)).toEqual(['Produce', 'Spices & Herbs', 'Frozen']);
  expect(['mango', 'dried mango', 'mango, canned'].map(categoryOf)).toEqual(['Produce', 'Pantry', 'Pantry']);
  expect(['oregano', 'fresh oregano', 'oregano sprigs'].map(categoryOf)).toEqual([
    'Spices & Herbs',
    'Produce',
    'Produce',
  ]);
  expect(['sardines', 'fresh sardines'].map(categoryOf)).toEqual(['Pantry', 'Meat & Seafood']);
});

test('fresh outweighs frozen where one may choose', () => {
  expect(categoryOf('fresh or frozen raspberries')).toBe('Produce');
});

test('of several to choose from the first is taken, with the word they share', () => {
  expect(categoryOf('cod or tofu')).toBe('Meat & Seafood');
  expect(categoryOf('beef or vegetable stock')).toBe('Pantry');
  expect(categoryOf('butter or olive oil')).toBe('Dairy & Eggs');
});

test('what follows with, for or in is about something else', () => {
  expect(categoryOf('butter for the cake tin')).toBe('Dairy & Eggs');
  expect(categoryOf('pineapple in syrup')).toBe('Pantry');
});

test('what a food is free of does not place it', () => {
  expect(categoryOf('no-salt-added tomato juice')).toBe('Beverages');
  expect(categoryOf('sugar-free yogurt')).toBe('Dairy & Eggs');
});
