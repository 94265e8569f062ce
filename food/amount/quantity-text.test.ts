import { expect, test } from 'vitest';
import { quantityText } from './quantity-text.ts';

test.each([
  [2, null, '2'],
  [1.5, null, '1 1/2'],
  [0.5, null, '1/2'],
  [0.333333, null, '1/3'],
  [2 / 3, null, '2/3'],
  [0.125, null, '1/8'],
  [0.33, null, '1/3'],
  [0.1, null, '0.1'],
  [12.35, null, '12.35'],
  [0, null, '0'],
  [400, null, '400'],
  [2, 3, '2-3'],
  [0.5, 0.75, '1/2-3/4'],
  [2, 2, '2'],
])('%d to %s is written %s', (quantity, quantityMax, text) => {
  expect(quantityText({ quantity, quantityMax })).toBe(text);
});
