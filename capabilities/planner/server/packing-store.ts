import { eq } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { inPackingOrder, missingFrom, packingFor } from '../rules/packing.ts';
import { isRemoved, itemRows, type StoredItem } from './store.ts';
import { packingItems } from './tables.ts';

export const packingRows = (scope: Scope) => familyRows(scope, packingItems);

/** Throws 404 unless the item is a trip. */
function ensureTrip(item: StoredItem) {
  if (item.category !== 'trip' || isRemoved(item)) throw notFound();
  return item;
}

export const getTrip = async (scope: Scope, id: string) => ensureTrip(await itemRows(scope).get(id));

/** An item of this trip's packing list; 404 if it belongs to another trip. */
export async function getPackingItem(scope: Scope, tripId: string, id: string) {
  const item = await packingRows(scope).get(id);
  if (item.tripId !== tripId) throw notFound();
  return item;
}

const ofTrip = (tripId: string) => ({ where: eq(packingItems.tripId, tripId) });

export async function packingList(scope: Scope, tripId: string) {
  const { travelers } = await getTrip(scope, tripId);
  return inPackingOrder(await packingRows(scope).list(ofTrip(tripId)), travelers);
}

/** Adds missing suggestions. Locks the trip, so that concurrent requests add nothing twice. */
export async function suggestPacking(scope: Scope, tripId: string) {
  const trip = ensureTrip(await itemRows(scope).hold(tripId));
  const members = await familyRows(scope, householdMembers).list();
  const suggested = packingFor(trip, members, await familyToday(scope));
  const missing = missingFrom(await packingRows(scope).list(ofTrip(tripId)), suggested);
  await packingRows(scope).addMissing(missing.map((item) => ({ ...item, tripId })));
  return packingList(scope, tripId);
}
