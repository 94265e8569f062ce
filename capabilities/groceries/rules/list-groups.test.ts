import { expect, test } from 'vitest';
import type { GroceryListSummary } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { groupsOf, listOfWeek } from './list-groups.ts';

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
