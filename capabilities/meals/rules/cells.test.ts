import { describe, expect, test } from 'vitest';
import { changedCell, copied, holdsNothing, inWeekOrder, isAt, isEmpty, mayBeFilled } from './cells.ts';

const guests = [{ name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] }];
const chosen = changedCell(undefined, { recipeId: 'soup', reason: 'A favorite' });

describe('a cell', () => {
  test('changes only in what is named', () => {
    const cell = changedCell(undefined, { recipeId: 'soup', note: 'at 6', servings: 3, guests, locked: true });
    expect(changedCell(cell, { note: 'at 7' })).toEqual({ ...cell, note: 'at 7' });
    expect(changedCell(cell, { recipeId: 'stew' })).toEqual({ ...cell, recipeId: 'stew' });
  });

  test('loses its reason when somebody chooses another recipe, and keeps it with the same', () => {
    expect(changedCell(chosen, { recipeId: 'stew' }).reason).toBeNull();
    expect(changedCell(chosen, { recipeId: 'soup', note: 'yum' }).reason).toBe('A favorite');
    expect(changedCell(chosen, { recipeId: 'stew', reason: 'Quick' }).reason).toBe('Quick');
  });

  test('that is emptied keeps nothing but its guests and how much is cooked for them', () => {
    const locked = changedCell(chosen, { locked: true, leftover: true, servings: 8 });
    expect(changedCell(locked, { recipeId: null })).toMatchObject({ locked: false, leftover: false, reason: null });
    expect(holdsNothing(changedCell(locked, { recipeId: null }))).toBe(true);
    const visited = changedCell({ ...locked, guests }, { recipeId: null });
    expect(visited).toMatchObject({ guests, servings: 8 });
    expect([isEmpty(visited), holdsNothing(visited)]).toEqual([true, false]);
    const orphan = { ...locked, guests, recipeId: null };
    expect(changedCell(orphan, { recipeId: 'stew' })).toMatchObject({ guests, locked: false, leftover: false });
  });

  test('may be filled when it is empty, or was chosen by the planner and is not locked', () => {
    expect(mayBeFilled(undefined)).toBe(true);
    expect(mayBeFilled(chosen)).toBe(true);
    expect(mayBeFilled({ ...chosen, locked: true })).toBe(false);
    expect(mayBeFilled({ ...chosen, reason: null })).toBe(false);
    expect(mayBeFilled(changedCell(undefined, { note: "at Grandma's" }))).toBe(false);
    // Its recipe was removed, and with it what was locked.
    expect(mayBeFilled({ ...chosen, recipeId: null, locked: true })).toBe(true);
  });

  test('is copied without its guests, and without what was to be cooked for them', () => {
    const cell = changedCell(undefined, { recipeId: 'soup', note: 'mild', leftover: true, servings: 6 });
    expect(copied(cell)).toEqual({ recipeId: 'soup', note: 'mild', leftover: true, servings: 6 });
    expect(copied({ ...cell, guests })).toMatchObject({ servings: null });
  });
});

test('cells stand in the order of the week', () => {
  const sunday = { day: 'sunday', mealType: 'breakfast' } as const;
  const supper = { day: 'monday', mealType: 'dinner' } as const;
  const lunch = { day: 'monday', mealType: 'lunch' } as const;
  expect(inWeekOrder([sunday, supper, lunch])).toEqual([lunch, supper, sunday]);
  expect([sunday, supper, lunch].find(isAt(lunch))).toBe(lunch);
});
