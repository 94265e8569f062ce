import { expect, test } from 'vitest';
import { shopCategories } from '#food/shelves.ts';
import { inShopOrder, wholeOrder } from './shop-order.ts';

test("a store's order holds every category once, those she did not place last", () => {
  const order = wholeOrder(['Frozen', 'Produce']);
  expect(order.slice(0, 3)).toEqual(['Frozen', 'Produce', 'Bakery']);
  expect(order.toSorted()).toEqual([...shopCategories].toSorted());
});

test('items stand as one walks, then by name, and a category of her own comes last', () => {
  const items = [
    'Other|Bags',
    'Produce|pears',
    'Garden|Seeds',
    'Frozen|Peas',
    'Produce|Apples 10',
    'Produce|apples 9',
  ].map((text) => ({ category: text.split('|')[0] ?? '', name: text.split('|')[1] ?? '' }));
  const names = (placed?: string[]) => inShopOrder(items, placed).map(({ name }) => name);
  expect(names()).toEqual(['apples 9', 'Apples 10', 'pears', 'Peas', 'Bags', 'Seeds']);
  expect(names(['Frozen'])).toEqual(['Peas', 'apples 9', 'Apples 10', 'pears', 'Bags', 'Seeds']);
});
