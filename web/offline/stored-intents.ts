import type { Intent } from '#core/intent.ts';
import { withStore } from './indexed-db.ts';
import { currentOwner } from './owner.ts';

/** An intent in IndexedDB. It may belong to another of the owner's families. */
export type StoredIntent = Intent & { place: number; familyId: string };

/** The intents of the owner's current family, in the order in which they were made. */
export async function waitingIntents(): Promise<StoredIntent[]> {
  const all = (await withStore<StoredIntent[]>('intents', 'readonly', (intents) => intents.getAll())) ?? [];
  return all.filter(({ familyId }) => familyId === currentOwner()?.familyId);
}

export async function storeIntent(intent: Intent, familyId: string): Promise<StoredIntent> {
  const place = await withStore('intents', 'readwrite', (intents) => intents.add({ ...intent, familyId }));
  return { ...intent, familyId, place: Number(place) };
}

export const changeStored = (intent: StoredIntent) =>
  withStore('intents', 'readwrite', (intents) => intents.put(intent));
export const removeStored = ({ place }: StoredIntent) =>
  withStore('intents', 'readwrite', (intents) => intents.delete(place));
