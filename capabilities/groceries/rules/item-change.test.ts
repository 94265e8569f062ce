import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import { isMeant, itemChange } from './item-change.ts';
import { needsOf } from './needs.ts';
import type { StoredLine } from './shown-item.ts';

const knowledge = { isStaple: () => false, categoryOf: () => 'Other', parse: parseLine };
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
const change = (said: Parameters<typeof itemChange>[1], line = eggs) => itemChange(line, said, knowledge);

test('a whole line sent back as it was shown changes nothing', () => {
  expect(change({ name: 'eggs', quantity: '2', category: 'Other', checked: false })).toEqual({});
  expect(change({})).toEqual({});
});

test('what differs becomes her own word, and the words of the plan or nothing give it back', () => {
  expect(change({ name: 'Brown eggs', quantity: '6', category: 'Baby' })).toEqual({
    ownName: 'Brown eggs',
    ownQuantity: '6',
    ownCategory: 'Baby',
  });
  const renamed = { ...eggs, ownName: 'Brown eggs', ownQuantity: '6' };
  expect(change({ name: 'eggs', quantity: null }, renamed)).toEqual({ ownName: null, ownQuantity: null });
});

test('a tick remembers what the plan said, and is taken back whole', () => {
  expect(change({ checked: true })).toEqual({ checked: true, tickedQuantity: '2' });
  expect(change({ checked: false }, { ...eggs, checked: true, tickedQuantity: '1' })).toEqual({
    checked: false,
    tickedQuantity: null,
  });
  expect(change({ checked: true }, { ...eggs, checked: true, tickedQuantity: '1' })).toEqual({});
});

test('notes, and what is wanted although it is at home', () => {
  expect(change({ note: 'free range', isAtHome: false })).toEqual({ note: 'free range', isWanted: true });
  expect(change({ note: null, isAtHome: true })).toEqual({ note: null, isWanted: false });
});

test('a client without ids means the line of that name and category', () => {
  const shown = { name: 'Milk', category: 'Dairy & Eggs' };
  expect(isMeant(shown, { name: ' milk', category: 'dairy & eggs' })).toBe(true);
  expect(isMeant(shown, { name: 'milk' })).toBe(true);
  expect(isMeant(shown, { name: 'milk', category: 'Baby' })).toBe(false);
  expect(isMeant(shown, { name: 'oat milk' })).toBe(false);
});
