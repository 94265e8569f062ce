import type { Endpoint, Method } from './endpoint.ts';

/** A change made in a browser that may reach the server later. The server makes it once, however often it is sent. */
export interface Intent {
  /** Also the id of the record that it adds. */
  id: string;
  method: Method;
  path: string;
  params: Record<string, string>;
  body?: unknown;
  resources: readonly string[];
  /** The change in words, for the person who made it: 'Check off milk'. */
  words: string;
  /** When it was made, in milliseconds. */
  at: number;
  /** Its position in the queue; undefined until the browser has stored it. */
  place?: number;
  /** Why the server refused it. It then waits for the person to decide. */
  refusal?: string;
}

/** Whether an intent is a call of this endpoint. */
export const isCallOf = ({ method, path }: Endpoint, intent: Intent) =>
  intent.method === method && intent.path === path;
