import type { Intent } from '#core/intent.ts';
import { withStore } from './device.ts';
import { ownerOf } from './owner.ts';

/** An intent in IndexedDB. It may belong to another of the owner's families. */
export type Stored = Intent & { place: number; familyId: string };

/** The intents of the owner's current family, in the order in which they were made. */
export async function waitingIntents(): Promise<Stored[]> {
  const all = (await withStore<Stored[]>('intents', 'readonly', (intents) => intents.getAll())) ?? [];
  return all.filter(({ familyId }) => familyId === ownerOf()?.familyId);
}

export async function store(intent: Intent, familyId: string): Promise<Stored> {
  const place = await withStore('intents', 'readwrite', (intents) => intents.add({ ...intent, familyId }));
  return { ...intent, familyId, place: Number(place) };
}

export const change = (intent: Stored) => withStore('intents', 'readwrite', (intents) => intents.put(intent));
export const remove = ({ place }: Stored) => withStore('intents', 'readwrite', (intents) => intents.delete(place));
