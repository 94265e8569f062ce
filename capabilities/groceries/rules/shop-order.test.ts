import { expect, test } from 'vitest';
import { shopCategories } from '#food/shelves.ts';
import { completeOrder, inShopOrder } from './shop-order.ts';

test("a store's order has every category once, with unarranged ones last", () => {
  const order = completeOrder(['Frozen', 'Produce']);
  expect(order.slice(0, 3)).toEqual(['Frozen', 'Produce', 'Bakery']);
  expect(order.toSorted()).toEqual([...shopCategories].toSorted());
});

test('items are in walking order, then by name, with custom categories last', () => {
  const items = [
    'Other|Bags',
    'Produce|pears',
    'Garden|Seeds',
    'Frozen|Peas',
    'Produce|Apples 10',
    'Produce|apples 9',
  ].map((text) => ({ category: text.split('|')[0] ?? '', name: text.split('|')[1] ?? '' }));
  const names = (storeOrder?: string[]) => inShopOrder(items, storeOrder).map(({ name }) => name);
  expect(names()).toEqual(['apples 9', 'Apples 10', 'pears', 'Peas', 'Bags', 'Seeds']);
  expect(names(['Frozen'])).toEqual(['Peas', 'apples 9', 'Apples 10', 'pears', 'Bags', 'Seeds']);
});
