import { expect, test } from 'vitest';
import type { MealCell } from '../cell-contract.ts';
import { addedCells, plannedAt } from './added-meal.ts';

const tacos: MealCell = {
  day: 'friday',
  mealType: 'dinner',
  recipeId: 'tacos',
  recipeName: 'Tacos',
  drawing: null,
  sourceUrl: null,
  note: null,
  leftover: true,
  locked: false,
  servings: null,
  guests: [],
  reason: 'Quick',
  concerns: [],
  isSearched: true,
  lacksIngredients: false,
};
const soup = { ...tacos, recipeId: 'soup', recipeName: 'Soup', leftover: false, reason: null };
const place = { day: 'friday', mealType: 'dinner' } as const;
const before = [
  { assignedTo: 'adults', cells: [tacos] },
  { assignedTo: 'kids', cells: [{ ...tacos, day: 'monday' as const }] },
];

test('replaced meals are named once, and a note by its text', () => {
  expect(plannedAt([...before, ...before], place)).toEqual(['Tacos']);
  expect(plannedAt([{ cells: [{ ...tacos, recipeName: null, note: 'Out' }] }], place)).toEqual(['Out']);
  expect(plannedAt(before, { day: 'sunday', mealType: 'dinner' })).toEqual([]);
});

test('a meal remembers what was there in each row before', () => {
  const plans = [
    { id: 'plan-1', assignedTo: 'adults', cells: [soup] },
    { id: 'plan-2', assignedTo: 'kids', cells: [soup] },
  ];
  const added = { ...place, recipeId: 'soup', note: null, formerNote: null };
  expect(addedCells(before, plans, place)).toEqual([
    { ...added, planId: 'plan-1', formerRecipeId: 'tacos', formerLeftover: true, formerReason: 'Quick' },
    { ...added, planId: 'plan-2', formerRecipeId: null, formerLeftover: false, formerReason: null },
  ]);
});
