import { expect, test } from 'vitest';
import { parseLine } from '../server/reader.ts';
import { separateFoods } from './separate-foods.ts';

const foods = (line: string) => separateFoods(parseLine(line), line).map(({ food }) => food);

test('a line of several known foods is several foods', () => {
  expect(foods('maple syrup and blueberries, to serve')).toEqual(['maple syrup', 'blueberries']);
  expect(foods('Kosher salt and freshly ground black pepper')).toEqual(['Kosher salt', 'black pepper']);
  expect(foods('salt & pepper')).toEqual(['salt', 'pepper']);
  expect(foods('Ketchup, mustard, and pickles')).toEqual(['Ketchup', 'mustard', 'pickles']);
  expect(foods('boneless, skinless chicken breasts')).toHaveLength(1);
  expect(foods('guacamole and sour cream (optional)')).toEqual(['guacamole', 'sour cream']);
});

test.each(['mac and cheese', 'half and half', 'pork and beans', 'bread and butter pickles', 'sweet and sour sauce'])(
  '%s is one food',
  (food) => expect(foods(food)).toEqual([parseLine(food).food]),
);

test('an amount is for each of them only if the line says so', () => {
  expect(foods('1 cup strawberries and blueberries')).toEqual(['strawberries and blueberries']);
  const line = '1 teaspoon each salt and pepper';
  expect(separateFoods(parseLine(line), line)).toMatchObject([
    { food: 'salt', amounts: [{ quantity: 1 }] },
    { food: 'pepper', amounts: [{ quantity: 1 }] },
  ]);
});
