import { expect, test } from 'vitest';
import { categoryOfTitle } from './category-of-title.ts';

test.each([
  ['Flu shots', 'health'],
  ['Yearly check-up', 'health'],
  ['Refill the inhaler', 'health'],
  ['Photo of the first steps', 'milestone'],
  ['First day of school', 'milestone'],
  ["Rosa's present", 'seasonal'],
  ['Halloween costumes', 'seasonal'],
  ['Change the filter every month', 'recurring'],
  ['Weekly library books', 'recurring'],
  ['Call the plumber', undefined],
  ['Everything else', undefined],
  ['', undefined],
])("'%s' is %s", (title, category) => {
  expect(categoryOfTitle(title)).toBe(category);
});
