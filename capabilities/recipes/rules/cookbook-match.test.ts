import { expect, test } from 'vitest';
import { starterCookbook } from '../catalogue/starter-cookbook.ts';
import { createDinnerMatcher, createMatcher, quickest } from './cookbook-match.ts';

const match = createMatcher(starterCookbook);
const found = (name: string) => match(name).map(({ entry }) => entry.name);

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

const matchDinner = createDinnerMatcher(starterCookbook);
const closeMatch = (name: string) => matchDinner(name).find(({ isClose }) => isClose)?.entry.name;

test.each([
  ['Red Lentil Soup', 'Red Lentil Soup'],
  ['lentil soup', 'Red Lentil Soup'],
  ["Mom's roast chicken", 'Sunday Roast Chicken'],
  ['Mac & cheese', 'Squash Mac and Cheese'],
  ['Fish sticks', 'Crispy Oven Fish Sticks'],
  ['chicken fajitas', 'Sheet-Pan Chicken Fajitas'],
  ['Lasagna', 'Vegetable Lasagna'],
  ['Meatballs', undefined],
  ['Tacos', undefined],
  ['Soup', undefined],
  ['Chicken', undefined],
  ['Beef lasagna', undefined],
  ['Spaghetti Bolognese', undefined],
  ['Lemon pasta', undefined],
])('only a name that can mean one dinner is a close match: "%s" -> %s', (name, starter) => {
  expect(closeMatch(name)).toBe(starter);
});

test('a dinner is offered a dinner', () => {
  const [best] = matchDinner('Tacos');
  expect(best).toMatchObject({ entry: { name: 'Shrimp and Cabbage Tacos' }, isClose: false });
  expect(matchDinner('Muffins')).toEqual([]);
});

test('the quickest ideas are for the meal, and conflict with nobody', () => {
  const idea = (minutes: number, mealType = 'dinner', concerns: string[] = []) => ({ minutes, mealType, concerns });
  const ideas = [idea(30), idea(20), idea(5, 'snack'), idea(10, 'dinner', ['Peanuts: Mia']), idea(40), idea(25)];
  expect(quickest(ideas, 'dinner').map(({ minutes }) => minutes)).toEqual([20, 25, 30]);
});
