import type { Endpoint } from '#core/endpoint.ts';
import type { AnyArgs } from './args.ts';

/** The person in a family to whom everything belongs that this browser keeps. */
export interface Owner {
  id: string;
  familyId?: string | null | undefined;
}

interface Kept {
  answer: unknown;
  at: number;
}

/** What works without a connection; see `web/offline/`. */
export interface Offline {
  makeIntent(endpoint: Endpoint, args: AnyArgs, words: string, onAnswer?: (answer: never) => void): Promise<unknown>;
  keepAnswer(address: string, answer: unknown): Promise<void>;
  keptAnswer(address: string): Promise<Kept | undefined>;
  /** Shows what was kept while the server takes long to answer. */
  showMeanwhile(address: string, show: (kept: unknown) => void): Promise<void>;
  takeKeptOwner(isWanted: () => boolean): Promise<Owner | undefined>;
  leaveDevice(): Promise<boolean>;
  forgetEverything(): Promise<void>;
}

let load: () => Promise<Offline> = () => Promise.reject(new Error('Nothing is kept for when there is no connection'));

/** Its code loads late and uses what is in this folder, so the program's entry says where it is. */
export const setOffline = (next: () => Promise<Offline>) => {
  load = next;
};

export const loadOffline = () => load();

/** Deletes what this browser keeps. Without its code, which came together with what is kept, there is nothing to delete. */
export const forgetDevice = () =>
  load()
    .then(({ forgetEverything }) => forgetEverything())
    .catch(() => undefined);
