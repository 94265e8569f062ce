import { eq } from 'drizzle-orm';
import { foodKey } from '#capabilities/recipes/rules/food/food-key.ts';
import type { Scope } from '#server/database/scope.ts';
import { wholeOrder } from '../rules/shop-order.ts';
import { stapleRows, storeRows } from './store.ts';
import { type groceryStores, staples } from './tables.ts';

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export const staplesByFood = async (scope: Scope) =>
  (await stapleRows(scope).list()).toSorted((a, b) => alphabet.compare(a.food, b.food));

/** The same food in other words is the same staple. */
export async function addStaple(scope: Scope, food: string) {
  const key = foodKey(food);
  const [added] = await stapleRows(scope).addMissing([{ food, foodKey: key }]);
  if (added) return { staple: added, isNew: true };
  const [staple] = await stapleRows(scope).list({ where: eq(staples.foodKey, key) });
  return { staple: staple ?? (await stapleRows(scope).add({ food, foodKey: key })), isNew: false };
}

type StoredStore = typeof groceryStores.$inferSelect;

export const shownStore = (stored: StoredStore) => ({ ...stored, categoryOrder: wholeOrder(stored.categoryOrder) });

export const storesByName = async (scope: Scope) =>
  (await storeRows(scope).list()).toSorted((a, b) => alphabet.compare(a.name, b.name)).map(shownStore);
