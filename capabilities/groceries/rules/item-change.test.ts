import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import { itemChange, matchesSentItem } from './item-change.ts';
import { needsOf } from './needs.ts';
import type { StoredLine } from './shown-item.ts';

const knowledge = { isStaple: () => false, categoryOf: () => 'Other', parse: parseLine, toBuy: () => undefined };
const recipe = {
  id: 'soup',
  name: 'Soup',
  ingredients: [{ name: '2 eggs', line: '2 eggs', parsed: parseLine('2 eggs') }],
};
const meal = { factor: '1', date: '2026-11-16', mealType: 'dinner', people: [], memberIds: [], eaters: [] };
const [need = null] = needsOf([{ recipe, ...meal }]);
const eggs: StoredLine = {
  id: 'line',
  planKey: 'egg',
  need,
  ownName: null,
  ownQuantity: null,
  ownCategory: null,
  note: null,
  checked: false,
  tickedQuantity: null,
  isRemoved: false,
  isWanted: false,
};
const change = (input: Parameters<typeof itemChange>[1], line = eggs) => itemChange(line, input, knowledge);

test('an item sent back as shown changes nothing', () => {
  expect(change({ name: 'eggs', quantity: '2', category: 'Other', checked: false })).toEqual({});
  expect(change({})).toEqual({});
});

test('a different value overrides the plan, and an empty or planned value resets it', () => {
  expect(change({ name: 'Brown eggs', quantity: '6', category: 'Baby' })).toEqual({
    ownName: 'Brown eggs',
    ownQuantity: '6',
    ownCategory: 'Baby',
  });
  const renamed = { ...eggs, ownName: 'Brown eggs', ownQuantity: '6' };
  expect(change({ name: 'eggs', quantity: null }, renamed)).toEqual({ ownName: null, ownQuantity: null });
});

test('a tick stores the planned quantity, and unticking clears it', () => {
  expect(change({ checked: true })).toEqual({ checked: true, tickedQuantity: '2' });
  expect(change({ checked: false }, { ...eggs, checked: true, tickedQuantity: '1' })).toEqual({
    checked: false,
    tickedQuantity: null,
  });
  expect(change({ checked: true }, { ...eggs, checked: true, tickedQuantity: '1' })).toEqual({});
});

test('notes and the wish for a staple can be changed', () => {
  expect(change({ note: 'free range', isAtHome: false })).toEqual({ note: 'free range', isWanted: true });
  expect(change({ note: null, isAtHome: true })).toEqual({ note: null, isWanted: false });
});

test('an item without id is matched by name and category', () => {
  const shown = { name: 'Milk', category: 'Dairy & Eggs' };
  expect(matchesSentItem(shown, { name: ' milk', category: 'dairy & eggs' })).toBe(true);
  expect(matchesSentItem(shown, { name: 'milk' })).toBe(true);
  expect(matchesSentItem(shown, { name: 'milk', category: 'Baby' })).toBe(false);
  expect(matchesSentItem(shown, { name: 'oat milk' })).toBe(false);
});
