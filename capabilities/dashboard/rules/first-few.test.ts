import { expect, test } from 'vitest';
import { firstFew } from './first-few.ts';

test('a single item is never left out', () => {
  const few = (length: number) => firstFew([1, 2, 3, 4, 5, 6].slice(0, length), 4);
  expect(few(3)).toHaveLength(3);
  expect(few(4)).toHaveLength(4);
  expect(few(5)).toHaveLength(5);
  expect(few(6)).toEqual([1, 2, 3, 4]);
});
