import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, recordFields, requiredText } from '#core/fields.ts';
import { shopCategories } from '#food/shelves.ts';

const FoodCategory = z.object({ ...recordFields, food: z.string(), category: z.enum(shopCategories) });
export type FoodCategory = z.output<typeof FoodCategory>;

/** Her own word on where a food stands in the shop, which wins over ours. */
export const foodCategoriesApi = {
  list: endpoint('GET', '/api/food-categories', {
    summary: 'The foods whose shop category the family has corrected',
    resources: ['food-categories'],
    answer: z.array(FoodCategory),
  }),
  set: endpoint('POST', '/api/food-categories', {
    summary: 'Say in which shop category a food stands',
    resources: ['food-categories'],
    body: z.object({ food: requiredText('Food'), category: oneOf('Category', shopCategories) }),
    answer: FoodCategory,
    statusIfExists: 200,
  }),
  remove: endpoint('DELETE', '/api/food-categories/:id', {
    summary: 'Forget a correction, so that our own table holds again',
    resources: ['food-categories'],
  }),
};
