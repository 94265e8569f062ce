import { expect, test } from 'vitest';
import { thingsInRun } from './run-together.ts';

/** What is said in one breath, and the things that it names. */
const rows: [line: string, ...things: string[]][] = [
  ['milk eggs bread', 'milk', 'eggs', 'bread'],
  ['milk bread butter', 'milk', 'bread', 'butter'],
  ['flour sugar', 'flour', 'sugar'],
  ['chicken rice', 'chicken', 'rice'],
  ['organic bananas bread', 'organic bananas', 'bread'],
  ['2 gallons of milk bread', '2 gallons of milk', 'bread'],
  ['bread peanut butter jelly', 'bread', 'peanut butter', 'jelly'],
  ['bread chips juice boxes', 'bread', 'chips', 'juice boxes'],
  ['toilet paper paper towels', 'toilet paper', 'paper towels'],
  ...[
    'rice vinegar',
    'peanut butter',
    'cream cheese',
    'coconut milk',
    'egg noodles',
    'black beans',
    'tomato soup',
    'cheddar cheese',
    'vanilla yogurt',
    'rice cereal',
    'honeycrisp apples',
    'apple pie',
    'chicken stock cubes',
    'lemon pepper chicken',
    'cheese pizza',
    'glitter glue',
    'apple watch',
    "biscuit's treats",
  ].map((whole): [string, string] => [whole, whole]),
];

test.each(rows)('divides a run of foods where one thing ends: %s', (line, ...things) => {
  expect(thingsInRun(line, { hasCommas: false, hasAnd: true })).toEqual(things);
});

test('where commas divide the list, what stands together is one thing', () => {
  expect(thingsInRun('chicken rice', { hasCommas: true, hasAnd: true })).toEqual(['chicken rice']);
});

test('two foods alone are a list only where the first is a staple', () => {
  const alone = { hasCommas: false, hasAnd: false };
  expect(thingsInRun('chicken rice', alone)).toEqual(['chicken rice']);
  expect(thingsInRun('butter eggs', alone)).toEqual(['butter', 'eggs']);
});
