import { expect, test } from 'vitest';
import type { PlacedCell } from '../cell-contract.ts';
import { mergeFilled } from './placed.ts';

test('meals that were filled again remember what was there at first', () => {
  const cell = (day: PlacedCell['day'], recipeId: string | null, formerRecipeId: string | null): PlacedCell => ({
    ...{ planId: 'p', day, mealType: 'dinner', recipeId, note: null },
    ...{ formerRecipeId, formerNote: null, formerLeftover: false, formerReason: null },
  });
  const first = [cell('monday', 'soup', 'old'), cell('tuesday', 'stew', null)];
  const again = [cell('monday', 'tacos', 'soup'), cell('friday', 'rice', null)];
  expect(mergeFilled(first, again)).toEqual([
    cell('monday', 'tacos', 'old'),
    cell('tuesday', 'stew', null),
    cell('friday', 'rice', null),
  ]);
});
