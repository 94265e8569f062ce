import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import { recordFields, requiredText } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { shopCategories } from '#food/shelves.ts';

/** What the family always has at home, and the shops it goes to with the way it walks through them. */

const Staple = z.object({ ...recordFields, food: z.string() });
export type Staple = z.output<typeof Staple>;

export const staplesApi = {
  list: endpoint('GET', '/api/staples', {
    summary: 'What is always at home and therefore kept off the lists',
    resources: ['staples'],
    answer: z.array(Staple),
  }),
  add: endpoint('POST', '/api/staples', {
    summary: 'Say that a food is always at home',
    resources: ['staples'],
    body: z.object({ food: requiredText('Food') }),
    answer: Staple,
    statusIfExists: 200,
  }),
  remove: endpoint('DELETE', '/api/staples/:id', { summary: 'Put a food back on the lists', resources: ['staples'] }),
};

const Store = z.object({
  ...recordFields,
  name: z.string(),
  /** Every category once, in the order one walks; those she did not place come last. */
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
