import type { Endpoint } from '#core/endpoint.ts';
import type { AnyEndpointArgs } from './args.ts';

/** The person, and the family, whose data this browser stores. */
export interface Owner {
  id: string;
  familyId?: string | null | undefined;
}

interface StoredAnswer {
  answer: unknown;
  at: number;
}

/** What works without a connection; see `web/offline/`. */
export interface Offline {
  makeIntent(
    endpoint: Endpoint,
    args: AnyEndpointArgs,
    words: string,
    onAnswer?: (answer: never) => void,
  ): Promise<unknown>;
  keepAnswer(address: string, answer: unknown): Promise<void>;
  keptAnswer(address: string): Promise<StoredAnswer | undefined>;
  /** Shows the stored answer while the server takes long to answer. */
  showMeanwhile(address: string, show: (kept: unknown) => void): Promise<void>;
  takeKeptOwner(isWanted: () => boolean): Promise<Owner | undefined>;
  leaveDevice(): Promise<boolean>;
  forgetEverything(): Promise<void>;
}

let loadOfflineCode: () => Promise<Offline> = () =>
  Promise.reject(new Error('Nothing is kept for when there is no connection'));

/** Called by the program's entry, which knows where the code is. The code loads late and imports from this folder. */
export const setOffline = (next: () => Promise<Offline>) => {
  loadOfflineCode = next;
};

export const loadOffline = () => loadOfflineCode();

/**
 * Deletes what this browser stores. If the code can't be loaded, nothing was ever stored: only that code stores
 * anything.
 */
export const deleteStoredData = () =>
  loadOfflineCode()
    .then(({ forgetEverything }) => forgetEverything())
    .catch(() => undefined);
