import { expect, test } from 'vitest';
import { foodAmountText } from '#food/amounts.ts';
import { parseLine } from '#food/server/reader.ts';
import { needsOf } from './needs.ts';
import { remainingNeeds } from './remaining.ts';

const needs = (...meals: [day: string, ...lines: string[]][]) =>
  needsOf(
    meals.map(([day, ...lines]) => ({
      recipe: { id: day, name: day, ingredients: lines.map((line) => ({ name: line, line, parsed: parseLine(line) })) },
      factor: '1',
      date: `2026-11-${day}`,
      mealType: 'dinner',
      people: [],
      memberIds: [],
      eaters: [],
    })),
  );

const remainingTexts = (plan: ReturnType<typeof needs>, ordered: ReturnType<typeof needs>) =>
  remainingNeeds(plan, ordered).map(
    (need) => `${foodAmountText(need)} ${need.food} for ${need.sources.map(({ date }) => date.slice(8))}`,
  );

test('only amounts beyond the ordered lists remain, with the new meals as sources', () => {
  const ordered = needs(['16', '2 cups milk', '3 eggs', 'salt']);
  const plan = needs(['16', '2 cups milk', '3 eggs', 'salt'], ['18', '1 cup milk', 'salt', '200 g flour']);
  expect(remainingTexts(plan, ordered)).toEqual(['200 g flour for 18', '1 cup milk for 18']);
  expect(remainingNeeds(ordered, ordered)).toEqual([]);
});

test('amounts never go below zero, and a meal that needs more stays the source', () => {
  expect(remainingNeeds(needs(['16', '1 cup milk']), needs(['16', '2 cups milk']))).toEqual([]);
  const [pancakes, half] = [needs(['16', '4 eggs']), needs(['16', '4 eggs'])];
  for (const need of half) need.amounts = [{ quantity: '3/2', quantityMax: null, unit: '' }];
  expect(remainingNeeds(pancakes, half)).toMatchObject([
    { amounts: [{ quantity: '5/2', quantityMax: null, unit: '' }], sources: [{ recipeId: '16' }] },
  ]);
});

test('a range stays a range, and its ends never cross', () => {
  const [plan] = needs(['16', '4-6 eggs']);
  const left = (line: string) =>
    remainingNeeds(plan ? [plan] : [], needs(['17', line])).flatMap(({ amounts }) => amounts);
  expect(left('2-3 eggs')).toEqual([{ quantity: '2', quantityMax: '3', unit: '' }]);
  expect(left('1-6 eggs')).toEqual([{ quantity: '3', quantityMax: null, unit: '' }]);
  expect(left('4-6 eggs')).toEqual([]);
});

test('needs in units that cannot be compared are kept', () => {
  const plan = needs(['16', '2 cans tomatoes', '1 bunch parsley']);
  expect(remainingNeeds(plan, needs(['17', '200 g parsley', '3 tomatoes']))).toEqual(plan);
});
