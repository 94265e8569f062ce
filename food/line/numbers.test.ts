import { describe, expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

const read = (text: string) => {
  const { value, max, end } = readNumber(text, 0) ?? { value: undefined, max: null, end: 0 };
  return { value, max, text: text.slice(0, end) };
};

describe('a number in a line', () => {
  test('a long run of digits is not read as a number or split', () => {
    expect(readNumber('1234567890123 g', 0)).toBeUndefined();
    expect(readNumber('1.23456789012 g', 0)).toBeUndefined();
    expect(read('1.50012 g').value).toBe(1.50012);
  });

  test.each([
    ['3 eggs', 3],
    ['1.5 l', 1.5],
    ['.25 oz', 0.25],
    ['1,5 dl', 1.5],
    ['1,000 g', 1000],
    ['1.500 g', 1500],
    ['1.125 cups', 1.125],
    ['1/2 cup', 0.5],
    ['1⁄4 cup', 0.25],
    ['½ cup', 0.5],
    ['¼ cup', 0.25],
    ['1½ cups', 1.5],
    ['1 ½ cups', 1.5],
    ['1 1/2 cups', 1.5],
    ['1-1/2 cups', 1.5],
    ['1 and 1/2 cups', 1.5],
    ['2 & ¾ cups', 2.75],
  ])('%s begins with %d', (text, value) => {
    expect(read(text)).toMatchObject({ value, max: null });
  });

  test.each([
    ['2-3 carrots', 2, 3],
    ['2–3 carrots', 2, 3],
    ['2 to 3 carrots', 2, 3],
    ['1 or 2 limes', 1, 2],
    ['½-¾ cup', 0.5, 0.75],
    ['1 to 1 1/2 cups', 1, 1.5],
    ['4- to 5-inch', 4, 5],
  ])('%s is a range from %d to %d', (text, value, max) => {
    expect(read(text)).toMatchObject({ value, max });
  });

  test.each([
    ['1 10-ounce can', 1, '1'],
    ['3 - 2 eggs', 3, '3'],
    ['1/0 cup', 1, '1'],
    ['2 14 1/2-ounce cans', 2, '2'],
  ])('in "%s" reading stops where the number ends', (text, value, part) => {
    expect(read(text)).toEqual({ value, max: null, text: part });
  });
});
