import { describe, expect, test } from 'vitest';
import { applyChange, canBeFilled, copyContent, hasNoContent, inWeekOrder, isAt, isEmpty } from './cells.ts';

const guests = [{ name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] }];
const chosen = applyChange(undefined, { recipeId: 'soup', reason: 'A favorite' });

describe('a cell', () => {
  test('changes only in the given fields', () => {
    const cell = applyChange(undefined, { recipeId: 'soup', note: 'at 6', servings: 3, guests, locked: true });
    expect(applyChange(cell, { note: 'at 7' })).toEqual({ ...cell, note: 'at 7' });
    expect(applyChange(cell, { recipeId: 'stew' })).toEqual({ ...cell, recipeId: 'stew' });
  });

  test('loses its reason when a user chooses another recipe, and keeps it with the same', () => {
    expect(applyChange(chosen, { recipeId: 'stew' }).reason).toBeNull();
    expect(applyChange(chosen, { recipeId: 'soup', note: 'yum' }).reason).toBe('A favorite');
    expect(applyChange(chosen, { recipeId: 'stew', reason: 'Quick' }).reason).toBe('Quick');
  });

  test('that is cleared keeps only guests and servings', () => {
    const locked = applyChange(chosen, { locked: true, leftover: true, servings: 8 });
    expect(applyChange(locked, { recipeId: null })).toMatchObject({ locked: false, leftover: false, reason: null });
    expect(hasNoContent(applyChange(locked, { recipeId: null }))).toBe(true);
    const withGuests = applyChange({ ...locked, guests }, { recipeId: null });
    expect(withGuests).toMatchObject({ guests, servings: 8 });
    expect([isEmpty(withGuests), hasNoContent(withGuests)]).toEqual([true, false]);
    const withoutRecipe = { ...locked, guests, recipeId: null };
    expect(applyChange(withoutRecipe, { recipeId: 'stew' })).toMatchObject({ guests, locked: false, leftover: false });
  });

  test('can be filled if it is empty, or chosen by the planner and not locked', () => {
    expect(canBeFilled(undefined)).toBe(true);
    expect(canBeFilled(chosen)).toBe(true);
    expect(canBeFilled({ ...chosen, locked: true })).toBe(false);
    expect(canBeFilled({ ...chosen, reason: null })).toBe(false);
    expect(canBeFilled(applyChange(undefined, { note: "at Grandma's" }))).toBe(false);
    // Its recipe was deleted, so the lock no longer counts.
    expect(canBeFilled({ ...chosen, recipeId: null, locked: true })).toBe(true);
  });

  test('is copied without its guests and their servings', () => {
    const cell = applyChange(undefined, { recipeId: 'soup', note: 'mild', leftover: true, servings: 6 });
    expect(copyContent(cell)).toEqual({ recipeId: 'soup', note: 'mild', leftover: true, servings: 6 });
    expect(copyContent({ ...cell, guests })).toMatchObject({ servings: null });
  });
});

test('cells are sorted in week order', () => {
  const sunday = { day: 'sunday', mealType: 'breakfast' } as const;
  const supper = { day: 'monday', mealType: 'dinner' } as const;
  const lunch = { day: 'monday', mealType: 'lunch' } as const;
  expect(inWeekOrder([sunday, supper, lunch])).toEqual([lunch, supper, sunday]);
  expect([sunday, supper, lunch].find(isAt(lunch))).toBe(lunch);
});
