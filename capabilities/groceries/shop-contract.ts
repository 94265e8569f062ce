import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import { recordFields, requiredText } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { shopCategories } from '#food/shelves.ts';

/** Staples that the family always has at home, and its stores with their order of categories. */

const Staple = z.object({ ...recordFields, food: z.string() });
export type Staple = z.output<typeof Staple>;

export const staplesApi = {
  list: endpoint('GET', '/api/staples', {
    summary: 'List the staples, which are kept off the lists',
    resources: ['staples'],
    answer: z.array(Staple),
  }),
  add: endpoint('POST', '/api/staples', {
    summary: 'Add a food to the staples',
    resources: ['staples'],
    body: z.object({ food: requiredText('Food') }),
    answer: Staple,
    statusIfExists: 200,
  }),
  remove: endpoint('DELETE', '/api/staples/:id', {
    summary: 'Remove a staple, so it goes on lists again',
    resources: ['staples'],
  }),
};

const Store = z.object({
  ...recordFields,
  name: z.string(),
  /** Every category once, in walking order; categories the user didn't arrange come last. */
  categoryOrder: z.array(z.string()),
});
export type Store = z.output<typeof Store>;

export const NewStore = z.object({
  name: requiredText('Store'),
  categoryOrder: optionalList(
    'Order',
    z.enum(shopCategories, { error: `A category is one of ${shopCategories.join(', ')}` }),
    'categories',
    50,
  ),
});
export type NewStore = z.input<typeof NewStore>;

export const storesApi = collection('/api/grocery-stores', {
  one: 'a store',
  many: 'the stores of the family by name',
  resources: ['stores'],
  item: Store,
  added: NewStore,
  changed: z.partial(NewStore),
});
