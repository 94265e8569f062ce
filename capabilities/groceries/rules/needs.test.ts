import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import { canonicalJson, type DishInput, needsOf, withoutAmounts } from './needs.ts';

const cooked = (name: string, lines: string[], more: Partial<DishInput> = {}): DishInput => ({
  recipe: { id: name, name, ingredients: lines.map((line) => ({ name: line, line, parsed: parseLine(line) })) },
  factor: '1',
  date: '2026-11-16',
  mealType: 'dinner',
  people: ['Ana', 'Grandma'],
  memberIds: ['ana'],
  eaters: [
    { memberId: 'ana', name: 'Ana', allergies: [], dietaryRestrictions: [] },
    { memberId: null, name: 'Grandma', allergies: ['Peanuts'], dietaryRestrictions: [] },
  ],
  ...more,
});

test('lines of the same food become one need, scaled exactly, with all sources', () => {
  const needs = needsOf([
    cooked('Pancakes', ['1 cup milk', '2 eggs'], { factor: '3/2' }),
    cooked('Soup', ['2 cups milk', 'salt'], { date: '2026-11-17', people: [], memberIds: [], eaters: [] }),
  ]);
  expect(needs.map(({ key }) => key)).toEqual(['egg', 'milk', 'salt']);
  const [eggs, milk, salt] = needs;
  expect(eggs?.amounts).toEqual([{ quantity: '3', quantityMax: null, unit: '' }]);
  expect(milk?.sources).toEqual([
    {
      recipeId: 'Pancakes',
      recipeName: 'Pancakes',
      date: '2026-11-16',
      mealType: 'dinner',
      people: ['Ana', 'Grandma'],
      memberIds: ['ana'],
      others: [{ memberId: null, name: 'Grandma', allergies: ['Peanuts'], dietaryRestrictions: [] }],
      line: '1 cup milk',
    },
    expect.objectContaining({ recipeId: 'Soup', people: [], others: [], line: '2 cups milk' }),
  ]);
  expect(salt).toMatchObject({ isUncounted: true, amounts: [] });
});

test('a line without a recognized food is needed under its own name', () => {
  const nameless = { amounts: [], food: '', preparation: '', comment: '', optional: false };
  const { recipe, ...meal } = cooked('Soup', []);
  const ingredients = [{ name: 'Xyzzy', line: 'Xyzzy', parsed: nameless }];
  expect(needsOf([{ ...meal, recipe: { ...recipe, ingredients } }])).toMatchObject([{ food: 'Xyzzy' }]);
});

test('a line of two foods is two needs', () => {
  const needs = needsOf([cooked('Pancakes', ['maple syrup and blueberries, to serve', '1 cup half and half'])]);
  expect(needs.map(({ food }) => food)).toEqual(['blueberries', 'half and half', 'maple syrup']);
});

test('a need that is no longer needed keeps only its name', () => {
  const [need] = needsOf([cooked('Soup', ['2 cups milk'])]);
  expect(need && withoutAmounts(need)).toMatchObject({ food: 'milk', amounts: [], sources: [], isUncounted: false });
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ a: 1, b: [{ c: 2, d: null }] })).toBe(canonicalJson({ b: [{ d: null, c: 2 }], a: 1 }));
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
});
