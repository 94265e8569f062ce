import type { APIRequestContext } from '@playwright/test';
import type { Hand } from './hand.ts';

/** An everyday job that a parent does with the product. */
export interface Job {
  title: string;
  /** Setup, which is not counted. */
  prepare?: (api: Api) => Promise<unknown>;
  /** Does the job the shortest way, starting on the dashboard. */
  work: (hand: Hand, phones: Phones) => Promise<unknown>;
  /** Checks the outcome on the server. */
  isDone: (api: Api) => Promise<boolean>;
}

export interface Phones {
  /** Opens a second phone of the same person. */
  another: () => Promise<Hand>;
  /** Opens the phone of someone who isn't signed in. */
  visitor: () => Promise<Hand>;
}

/** The product has no control for this yet. */
export class NotPossible extends Error {}

/** Reads and writes the family's data on the server. */
export function createApi(request: APIRequestContext) {
  return {
    // biome-ignore lint/suspicious/noExplicitAny: jobs check the content themselves.
    read: async (path: string): Promise<any> => (await request.get(path)).json(),
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    async write(path: string, data: object = {}): Promise<any> {
      const text = await (await request.post(path, { data })).text();
      return text && JSON.parse(text);
    },
  };
}
export type Api = ReturnType<typeof createApi>;
