import { eq } from 'drizzle-orm';
import { foodKey } from '#food/names.ts';
import type { Scope } from '#server/database/scope.ts';
import { completeOrder, nameCollator } from '../rules/shop-order.ts';
import { itemRows, stapleRows, storeRows } from './store.ts';
import { groceryItems, type groceryStores, staples } from './tables.ts';

export const staplesByFood = async (scope: Scope) =>
  (await stapleRows(scope).list()).toSorted((a, b) => nameCollator.compare(a.food, b.food));

/** Adds a staple, matched by food key. Also takes the food off lists where it was wanted this once. */
export async function addStaple(scope: Scope, food: string) {
  const key = foodKey(food);
  await itemRows(scope).changeAll(eq(groceryItems.planKey, key), { isWanted: false });
  const [added] = await stapleRows(scope).addMissing([{ food, foodKey: key }]);
  if (added) return { staple: added, isNew: true };
  const [staple] = await stapleRows(scope).list({ where: eq(staples.foodKey, key) });
  return { staple: staple ?? (await stapleRows(scope).add({ food, foodKey: key })), isNew: false };
}

type StoredStore = typeof groceryStores.$inferSelect;

export const shownStore = (stored: StoredStore) => ({ ...stored, categoryOrder: completeOrder(stored.categoryOrder) });

export const storesByName = async (scope: Scope) =>
  (await storeRows(scope).list()).toSorted((a, b) => nameCollator.compare(a.name, b.name)).map(shownStore);
