import { expect, test } from 'vitest';
import { toBuy } from '#food/packages.ts';
import { parseLine } from '#food/server/reader.ts';
import { needsOf } from './needs.ts';
import { type FoodKnowledge, type StoredLine, shownItem } from './shown-item.ts';

const knowledge: FoodKnowledge = {
  isStaple: (key) => key === 'salt',
  categoryOf: (food) => (food.includes('milk') ? 'Dairy & Eggs' : 'Other'),
  parse: parseLine,
  toBuy: (need) => toBuy(need, 'us'),
};
const needOf = (line: string, factor = '1') => {
  const recipe = { id: 'soup', name: 'Soup', ingredients: [{ name: line, line, parsed: parseLine(line) }] };
  const meal = { date: '2026-11-16', mealType: 'dinner', people: [], memberIds: [], eaters: [] };
  return needsOf([{ recipe, factor, ...meal }])[0] ?? null;
};
const line = (change: Partial<StoredLine>): StoredLine => ({
  id: 'line',
  planKey: change.need?.key ?? null,
  need: null,
  ownName: null,
  ownQuantity: null,
  ownCategory: null,
  note: null,
  checked: false,
  tickedQuantity: null,
  isRemoved: false,
  isWanted: false,
  ...change,
});
const shown = (change: Partial<StoredLine>) => shownItem(line(change), knowledge);

test("a planned item shows the plan's values unless the user overrides them", () => {
  const need = needOf('2 cups milk');
  expect(shown({ need })).toMatchObject({
    name: 'milk',
    quantity: '2 cups',
    category: 'Dairy & Eggs',
    amounts: [{ quantity: '473176473/1000000', quantityMax: null, unit: 'milliliter' }],
    isManual: false,
    planQuantity: null,
  });
  const own = { ownName: 'Oat drink', ownQuantity: '3 l', ownCategory: 'Baby' };
  expect(shown({ need, ...own })).toMatchObject({
    name: 'Oat drink',
    food: 'milk',
    quantity: '3 l',
    category: 'Baby',
    amounts: [{ quantity: '3', unit: 'liter' }],
    planQuantity: '2 cups',
  });
});

test('a ticked item keeps its quantity and reports what the plan needs now', () => {
  const ticked = { checked: true, tickedQuantity: '2' };
  expect(shown({ need: needOf('5 eggs'), ...ticked })).toMatchObject({
    checked: true,
    quantity: '2',
    planQuantity: '5',
  });
  expect(shown({ need: needOf('2 eggs'), ...ticked })).toMatchObject({ quantity: '2', planQuantity: null });
});

test('the quantity is empty if unknown', () => {
  expect(shown({ need: needOf('parsley, optional') })).toMatchObject({ quantity: '', amounts: [], isOptional: true });
  expect(shown({ ownName: 'batteries' })).toMatchObject({
    quantity: '',
    isManual: true,
    isOptional: false,
    sources: [],
  });
});

test('a staple counts as at home unless wanted this once or added by hand', () => {
  expect(shown({ need: needOf('salt') }).isAtHome).toBe(true);
  expect(shown({ need: needOf('salt'), isWanted: true }).isAtHome).toBe(false);
  expect(shown({ ownName: 'salt' }).isAtHome).toBe(false);
});

test('several amounts in one quantity are parsed separately', () => {
  expect(shown({ ownName: 'tomatoes', ownQuantity: '2 cans, 300 g' }).amounts).toMatchObject([
    { quantity: '2', unit: 'can' },
    { quantity: '300', unit: 'gram' },
  ]);
});

test('a planned name that leaves open what to buy has a suggestion', () => {
  expect(shown({ need: needOf('2 cups cheese') }).suchAs).toBe('cheddar');
  expect(shown({ need: needOf('2 cups cheddar') }).suchAs).toBeNull();
  expect(shown({ need: needOf('2 cups cheese'), ownName: 'Gouda' }).suchAs).toBeNull();
  expect(shown({ ownName: 'cheese' }).suchAs).toBeNull();
});

test('packages to buy are shown for the planned quantity, unless both texts are the same', () => {
  expect(shown({ need: needOf('2 cups milk') })).toMatchObject({ bought: '1 pint', boughtAs: 'pint of 16 fl oz' });
  expect(shown({ need: needOf('2 cans chickpeas') })).toMatchObject({ quantity: '2 cans', bought: '' });
  expect(shown({ need: needOf('2 cups milk'), ownQuantity: '3 l' })).toMatchObject({ bought: '', boughtAs: null });
  expect(shown({ need: needOf('2 cups milk'), ownName: 'Oat drink' })).toMatchObject({ bought: '', boughtAs: null });
});
