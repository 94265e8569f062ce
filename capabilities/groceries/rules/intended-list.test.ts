import { expect, test } from 'vitest';
import { intentOf } from '#testing/intent.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { withIntents } from './intended-list.ts';

const { addItem, changeItem, removeItem, restore } = groceriesApi;
const item = (id: string, rest: Partial<GroceryItem> = {}) =>
  ({ id, name: id, quantity: '', category: 'Produce', checked: false, ...rest }) as GroceryItem;
const list = {
  id: 'list',
  items: [item('apples'), item('milk', { checked: true })],
  atHome: [item('salt', { isAtHome: true })],
  removed: [item('eggs', { isRemoved: true })],
} as GroceryList;
const ofList = { id: 'list' };
const namesOf = ({ items, atHome, removed }: GroceryList) =>
  [items, atHome, removed].map((of) => of.map(({ id }) => id));

test('ticks show, the last one wins, and other items stay the same objects', () => {
  const tick = (itemId: string, checked: boolean) =>
    intentOf(changeItem, { params: { ...ofList, itemId }, body: { checked } });
  const shown = withIntents(list, [tick('apples', false), tick('apples', true), tick('gone', true)]);
  expect(shown.items.map(({ checked }) => checked)).toEqual([true, true]);
  expect(shown.items[1]).toBe(list.items[1]);
});

test('a new line shows as typed, until the list has it', () => {
  const add = intentOf(addItem, { id: 'bread', params: ofList, body: { line: '2 loaves bread' } });
  expect(withIntents(list, [add]).items.at(-1)).toMatchObject({ id: 'bread', name: '2 loaves bread', isManual: true });
  expect(namesOf(withIntents({ ...list, items: [item('bread')] }, [add]))[0]).toEqual(['bread']);
});

test('a line added without a connection can be changed and taken off', () => {
  const add = intentOf(addItem, { id: 'bread', params: ofList, body: { line: 'bread' } });
  const params = { ...ofList, itemId: 'bread' };
  const change = intentOf(changeItem, { params, body: { name: 'Rye bread', note: '' } });
  expect(withIntents(list, [add, change]).items.at(-1)).toMatchObject({ name: 'Rye bread', note: null });
  expect(namesOf(withIntents(list, [add, change, intentOf(removeItem, { params })]))[2]).toEqual(['eggs', 'bread']);
});

test('lines move off the list and back, and staples onto it', () => {
  const takeOff = intentOf(removeItem, { params: { ...ofList, itemId: 'milk' } });
  const putBack = intentOf(restore, { params: ofList, body: { itemIds: ['eggs'] } });
  const buy = intentOf(changeItem, { params: { ...ofList, itemId: 'salt' }, body: { isAtHome: false } });
  expect(namesOf(withIntents(list, [takeOff, putBack, buy]))).toEqual([['apples', 'eggs', 'salt'], [], ['milk']]);
});

test("changes of other lists and other records don't affect the list", () => {
  const others = [
    intentOf(removeItem, { params: { id: 'other', itemId: 'milk' } }),
    intentOf(groceriesApi.clearTicked, { params: ofList }),
  ];
  expect(withIntents(list, others)).toBe(list);
});
