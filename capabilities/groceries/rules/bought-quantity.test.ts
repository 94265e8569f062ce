import { expect, test } from 'vitest';
import { merge } from '#food/amounts.ts';
import { parseLine } from '#food/server/reader.ts';
import { boughtQuantity } from './bought-quantity.ts';
import type { NeedSource } from './needs.ts';

const source = {} as NeedSource;

test.each([
  ['1½ cucumbers', '5/4', '2'],
  ['1 onion', '1', '1'],
  ['3 cloves garlic', '5/9', '2 cloves'],
  ['4-5 carrots', '1/2', '2–3'],
  ['1 cup milk', '5/4', '1¼ cups'],
  ['salt', '5/4', ''],
])('"%s" times %s is bought as "%s"', (line, factor, quantity) => {
  const [need] = merge([{ parsed: parseLine(line), factor, source }]);
  expect(need && boughtQuantity(need)).toBe(quantity);
});
