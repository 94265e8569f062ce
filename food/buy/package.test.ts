import { expect, test } from 'vitest';
import { parsePackage } from './package.ts';

const summary = (text: string) => {
  const size = parsePackage(text);
  return size && [size.name, ...size.contents.map(({ quantity, unit }) => `${quantity} ${unit}`.trim())];
};

test('a size is a name with what it holds, in either order', () => {
  expect(summary('can of 15.5 oz')).toEqual(['can', '31/2 ounce']);
  expect(summary('5 lb bag')).toEqual(['bag', '5 pound']);
  expect(summary('32 fl oz carton')).toEqual(['carton', '32 fluid ounce']);
  expect(summary('2-liter bottle')).toEqual(['bottle', '2 liter']);
  expect(summary('500g pack')).toEqual(['pack', '500 gram']);
  expect(summary('6 pack')).toEqual(['pack', '6']);
  expect(summary('carton of 12')).toEqual(['carton', '12']);
});

test('it can hold an unknown amount, the same amount in several units, or be sold loose', () => {
  expect(summary('jar')).toEqual(['jar']);
  expect(summary('bunch of 10 stalks or 1 lb')).toEqual(['bunch', '10 stalk', '1 pound']);
  expect(summary('1/4 lb or 3/4 cup')).toEqual(['', '1/4 pound', '3/4 cup']);
  expect(summary('1 or 6 oz')).toEqual(['', '1', '6 ounce']);
});

test.each([
  '',
  '0 lb bag',
  'gallon of',
  'can of many',
  'can of 15 oz drained',
  '1/0 lb',
  '<b>',
  'can or bag',
  '5 lb bag; tin',
])('%j is not a size', (text) => expect(parsePackage(text)).toBeUndefined());
