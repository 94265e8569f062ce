import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, recordFields, requiredText } from '#core/fields.ts';
import { shopCategories } from '#food/shelves.ts';

const FoodCategory = z.object({ ...recordFields, food: z.string(), category: z.enum(shopCategories) });
export type FoodCategory = z.output<typeof FoodCategory>;

/** The family's corrections of shop categories, which override the built-in table. */
export const foodCategoriesApi = {
  list: endpoint('GET', '/api/food-categories', {
    summary: 'The foods whose shop category the family has corrected',
    resources: ['food-categories'],
    answer: z.array(FoodCategory),
  }),
  set: endpoint('POST', '/api/food-categories', {
    summary: 'Set the shop category of a food',
    resources: ['food-categories'],
    body: z.object({ food: requiredText('Food'), category: oneOf('Category', shopCategories) }),
    answer: FoodCategory,
    statusIfExists: 200,
  }),
  remove: endpoint('DELETE', '/api/food-categories/:id', {
    summary: 'Delete a correction, so the built-in category applies again',
    resources: ['food-categories'],
  }),
};
