import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import type { GroceryItem } from '../item-contract.ts';
import { shoppingPage } from './instacart.ts';

const item = (name: string, quantity: string, checked = false) => ({ name, quantity, checked }) as GroceryItem;
const pageOf = (...items: GroceryItem[]) =>
  shoppingPage({ weekStartDate: '2026-11-16', items }, 'https://family.example/grocery-lists', parseLine);

test('the page contains all unticked items with their name and list text', () => {
  expect(pageOf(item('flour', '1½ cups'), item('milk', '2 l', true), item('batteries', ''))).toEqual({
    title: 'Groceries for Nov 16 - Nov 22, 2026',
    link_type: 'shopping_list',
    expires_in: 30,
    line_items: [
      { name: 'flour', display_text: '1½ cups flour', line_item_measurements: [{ quantity: 1.5, unit: 'cup' }] },
      { name: 'batteries', display_text: 'batteries', line_item_measurements: [{ quantity: 1, unit: 'each' }] },
    ],
    landing_page_configuration: {
      partner_linkback_url: 'https://family.example/grocery-lists',
      enable_pantry_items: true,
    },
  });
});

test('two amounts of one item become two line items', () => {
  expect(pageOf(item('tomatoes', '2 cans, 300 g')).line_items).toEqual([
    { name: 'tomatoes', display_text: '2 cans tomatoes', line_item_measurements: [{ quantity: 2, unit: 'can' }] },
    { name: 'tomatoes', display_text: '300 g tomatoes', line_item_measurements: [{ quantity: 300, unit: 'gram' }] },
  ]);
});

test.each([
  ['eggs', '6', { quantity: 6, unit: 'each' }],
  ['eggs', '1 dozen', { quantity: 12, unit: 'each' }],
  ['butter', '800–900 g', { quantity: 900, unit: 'gram' }],
  ['cream', '8 fl oz', { quantity: 236.59, unit: 'milliliter' }],
  ['garlic', '3 cloves', { quantity: 1, unit: 'each' }],
  ['thyme', '3 sprigs', { quantity: 1, unit: 'each' }],
  ['tomatoes', '2, the ripe ones', { quantity: 2, unit: 'each' }],
  ['rice', 'enough for six', { quantity: 1, unit: 'each' }],
  ['milk', '⅓ cup', { quantity: 0.33, unit: 'cup' }],
])('%s, "%s" is requested as %j', (name, quantity, measurement) => {
  expect(pageOf(item(name, quantity)).line_items[0]).toMatchObject({
    display_text: `${quantity} ${name}`,
    line_item_measurements: [measurement],
  });
});
