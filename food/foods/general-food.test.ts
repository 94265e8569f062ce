import { expect, test } from 'vitest';
import { dietFindings } from '../diet/diet-findings.ts';
import { generalFoods } from '../facts/general-foods.ts';
import { suggestedFood } from './general-food.ts';

test('a name that leaves open what to buy has a suggestion, and others have none', () => {
  expect(suggestedFood('Cheese')).toBe('cheddar');
  expect(suggestedFood('noodle')).toBe('wheat noodles');
  for (const food of ['cream cheese', 'egg noodles', 'heavy cream', 'blueberries', 'plain yogurt', 'extra-firm tofu'])
    expect(suggestedFood(food)).toBeUndefined();
});

test.each(Object.entries(generalFoods))('for %s, %s adds no allergen and breaks no other diet', (name, suggested) => {
  const [general, special] = [dietFindings(name), dietFindings(suggested)];
  expect(special.contains.filter((it) => !general.contains.includes(it))).toEqual([]);
  expect(special.breaks.filter((it) => !general.breaks.includes(it))).toEqual([]);
});
