import { eq } from 'drizzle-orm';
import { familyToday } from '#server/database/family-clock.ts';
import { isLearningOn } from '#server/database/family-learning.ts';
import { familyRows, type Scope, type WritableColumns } from '#server/database/scope.ts';
import { boughtFood } from '../rules/bought-food.ts';
import { itemRows, type StoredItem } from './store.ts';
import { type groceryItems, purchases } from './tables.ts';

const purchaseRows = (scope: Scope) => familyRows(scope, purchases);

/** Records a checked item as a purchase, from which we learn what the family usually buys. */
export async function savePurchase(scope: Scope, item: StoredItem) {
  const bought = boughtFood(item);
  if (!bought || !(await isLearningOn(scope))) return;
  await purchaseRows(scope).addMissing([{ ...bought, itemId: item.id, day: await familyToday(scope) }]);
}

/**
 * Changes an item. The only place where an existing item is checked or unchecked, and unchecking removes the recorded
 * purchase.
 */
export async function changeLine(
  scope: Scope,
  item: StoredItem,
  change: Partial<WritableColumns<typeof groceryItems>>,
): Promise<StoredItem> {
  const changed = await itemRows(scope).change(item.id, change);
  if (changed.checked !== item.checked) {
    if (changed.checked) await savePurchase(scope, changed);
    else await purchaseRows(scope).removeAll(eq(purchases.itemId, item.id));
  }
  return changed;
}
