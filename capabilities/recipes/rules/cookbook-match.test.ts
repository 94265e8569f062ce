import { expect, test } from 'vitest';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { createMatcher } from './cookbook-match.ts';

const match = createMatcher(starterCookbook);
const found = (name: string) => match(name).map((recipe) => recipe.name);

test.each([
  ['red lentil soup', 'Red Lentil Soup'],
  ['Roast Chicken!', 'Sunday Roast Chicken'],
  ['Taco Tuesday', 'Turkey Taco Rice Bowls'],
  ['Mac n cheese', 'Squash Mac and Cheese'],
  ['Macaroni & Cheese', 'Squash Mac and Cheese'],
  ['Spaghetti Bolognese', 'Turkey Bolognese'],
  ['beef lasagna', 'Vegetable Lasagna'],
  ['Chicken soup', 'Chicken Noodle Soup'],
  ['Fish sticks', 'Crispy Oven Fish Sticks'],
  ["Mom's easy Chicken Fajitas with guacamole", 'Sheet-Pan Chicken Fajitas'],
])('"%s" matches %s', (name, starter) => {
  expect(found(name)).toContain(starter);
  expect(found(name).length).toBeLessThanOrEqual(3);
});

test.each(['Grilled cheese', 'Chicken nuggets', 'Lemon pie', 'Breakfast for dinner', 'Leftovers', 'Dinner', '', '🌮'])(
  '"%s" matches nothing',
  (name) => {
    expect(found(name)).toEqual([]);
  },
);

test('the most similar name comes first', () => {
  expect(found('Lentil soup')[0]).toBe('Red Lentil Soup');
  expect(found('Chicken noodle soup')[0]).toBe('Chicken Noodle Soup');
});
