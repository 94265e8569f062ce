import { expect, test } from 'vitest';
import { guessMealType } from './meal-type.ts';

test.each([
  ['Fluffy pancakes', [], 'breakfast'],
  ['Eggs in a cup', ['Brunch', 'Eggs'], 'breakfast'],
  ['Lemon drizzle cake', [], 'snack'],
  ['Something sweet', ['Dessert'], 'snack'],
  ['Tuna sandwich', [], 'lunch'],
  ['Green soup', ['Lunch'], 'lunch'],
  ["Shepherd's pie", [], 'dinner'],
  ['Potato pancakes', ['Main Course'], 'dinner'],
  ['Chicken salad', ['Dinner', 'Salad'], 'dinner'],
  ['Lentil dal', ['Indian'], 'dinner'],
  ['Pancaketown stew', [], 'dinner'],
])('"%s" with tags %j is for %s', (name, tags, mealType) => {
  expect(guessMealType({ name, tags })).toBe(mealType);
});
