import { expect, test } from 'vitest';
import { boughtFood } from './bought-food.ts';

const line = { planKey: null, need: null, ownName: 'Milk', ownQuantity: null, isWanted: false };
const need = { key: 'flour', food: 'flour', amounts: [], sources: [], optional: false } as never;
const planned = { ...line, planKey: 'flour', need, ownName: null };

test('an item added by hand shows what the family buys', () => {
  expect(boughtFood(line)).toEqual({ food: 'Milk', foodKey: 'milk' });
  expect(boughtFood({ ...line, ownName: 'scallions' })?.foodKey).toBe(
    boughtFood({ ...line, ownName: 'Green onion' })?.foodKey,
  );
});

test("an item that only the plan needed doesn't, unless it was edited or is a wanted staple", () => {
  expect(boughtFood(planned)).toBeUndefined();
  expect(boughtFood({ ...planned, isWanted: true })).toEqual({ food: 'flour', foodKey: 'flour' });
  expect(boughtFood({ ...planned, ownQuantity: '2 bags' })).toEqual({ food: 'flour', foodKey: 'flour' });
  expect(boughtFood({ ...planned, ownName: 'Rye flour' })).toMatchObject({ food: 'Rye flour' });
});
