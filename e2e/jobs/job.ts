import type { APIRequestContext } from '@playwright/test';
import type { Hand } from './hand.ts';

/** What a mother wants done on an ordinary day. */
export interface Job {
  title: string;
  /** Before her hand begins, without counting. */
  prepare?: (api: Api) => Promise<unknown>;
  /** By the shortest way that the product has today, from the dashboard on. */
  work: (hand: Hand, phones: Phones) => Promise<unknown>;
  /** Whether what she wanted is there, asked of the server. */
  isDone: (api: Api) => Promise<boolean>;
}

/** A second phone of the same family. */
export interface Phones {
  another: () => Promise<Hand>;
}

/** The product has no control for this yet. */
export class NotPossible extends Error {}

/** The family's data, as the server has it. */
export function createApi(request: APIRequestContext) {
  return {
    // biome-ignore lint/suspicious/noExplicitAny: a job says what it expects of the answer.
    read: async (path: string): Promise<any> => (await request.get(path)).json(),
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    write: async (path: string, data: object = {}): Promise<any> => (await request.post(path, { data })).json(),
  };
}
export type Api = ReturnType<typeof createApi>;
