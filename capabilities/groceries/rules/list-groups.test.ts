import { expect, test } from 'vitest';
import type { GroceryListSummary } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { groupsOf, inColumns, listOfWeek, withJoinedItems } from './list-groups.ts';

const item = (name: string, category: string, checked = false) =>
  ({ id: name, name, category, checked }) as unknown as GroceryItem;

test('categories keep the order of the items', () => {
  const items = [item('Apples', 'Produce'), item('Milk', 'Dairy & Eggs'), item('Pears', 'Produce')];
  expect(groupsOf(items).map(({ category, items: of }) => [category, of.map(({ name }) => name)])).toEqual([
    ['Produce', ['Apples', 'Pears']],
    ['Dairy & Eggs', ['Milk']],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test('categories fill columns, the highest as low as possible', () => {
  const group = (category: string, count: number) => ({
    category,
    items: Array.from({ length: count }, (_, index) => item(`${index}`, category)),
  });
  const columns = (...counts: number[]) =>
    inColumns(
      counts.map((count, index) => group(String(index), count)),
      3,
    ).map((column) => column.map((it) => it.items.length));
  expect(columns(14, 2, 2, 6, 9)).toEqual([[14], [2, 2, 6], [9]]);
  expect(columns(5, 1)).toEqual([[5], [1], []]);
  expect(columns(5)).toEqual([[5]]);
  expect(columns()).toEqual([]);
});

test('an item added by hand joins the planned item of the same food', () => {
  const of = (id: string, foodKey: string, isManual: boolean, checked = false) =>
    ({ id, foodKey, isManual, checked }) as unknown as GroceryItem;
  const items = [of('1', 'milk', false, true), of('2', 'milk', true), of('3', 'tea', true), of('4', 'tea', true)];
  expect(withJoinedItems(items)).toEqual([{ ...items[0], added: [items[1]], checked: false }, items[2], items[3]]);
  expect(withJoinedItems(items)[1]).toBe(items[2]);
  expect(withJoinedItems([of('1', 'milk', false, true), of('2', 'milk', true, true)])).toMatchObject([
    { checked: true },
  ]);
  // Typed without a connection: only the server knows the food.
  expect(withJoinedItems([of('1', '', false), of('2', '', true)])).toHaveLength(2);
});

test('the list of a week is the pending one, else the latest one', () => {
  const list = (id: string, weekStartDate: string, status: string) =>
    ({ id, weekStartDate, status }) as unknown as GroceryListSummary;
  const lists = [
    list('newer', '2026-11-16', 'ordered'),
    list('pending', '2026-11-16', 'pending'),
    list('late', '2026-11-09', 'delivered'),
    list('early', '2026-11-09', 'ordered'),
  ];
  expect(listOfWeek(lists, '2026-11-16')?.id).toBe('pending');
  expect(listOfWeek(lists, '2026-11-09')?.id).toBe('late');
  expect(listOfWeek(lists, '2026-11-02')).toBeUndefined();
});
