import type { AnswerOf, BodyOf, Endpoint, PathParams, QueryOf } from '#core/endpoint.ts';
import { signingOut } from './signing-out.ts';

/** A failed answer reads as the status code, a colon, then what the server said. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, alone; '' where it said nothing. */
  readonly sentence: string;
  constructor(status: number, sentence: string, statusText: string) {
    super(`${status}: ${sentence || statusText}`);
    this.status = status;
    this.sentence = sentence;
  }
}

/** An answer in pieces that did not begin; its cause says why. */
export class NoStream extends Error {}

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type Args<E extends Endpoint> = Part<'params', PathParams<E['path']>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

interface AnyArgs {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** This tab, so that it need not be told of its own changes. */
export const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

export function addressOf<E extends Endpoint>(endpoint: E, args: Args<E>): string {
  const { params = {}, query = {} } = args as AnyArgs;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The browser's own words for a call that never arrived help nobody; and what is not asked any more stays as it is. */
const noConnection = () => {
  if (signingOut.aborted) return new Promise<never>(() => undefined);
  throw new Error('There is no connection to the server. Please check your network and try again.');
};

type Headers = Record<string, string>;

interface Sent {
  body?: unknown;
  headers?: Headers;
  signal?: AbortSignal;
}

/** An answer as soon as it begins to arrive; what the server refused, and what never arrived, is thrown. */
export async function request(method: string, address: string, { body, headers, signal }: Sent): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    headers: { 'X-Tab': tab, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // What she writes goes out even as she leaves.
    signal: signal ?? (method === 'GET' ? signingOut : null),
  }).catch(noConnection);
  if (!response.ok) {
    const said = await response.text();
    // A page is not our server's: something on the way to it failed, and markup helps nobody.
    throw new ApiError(response.status, said[0] === '<' ? '' : said, response.statusText);
  }
  return response;
}

export async function send<Answer>(
  method: string,
  address: string,
  body?: unknown,
  headers: Headers = {},
): Promise<Answer> {
  const response = await request(method, address, { body, headers });
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
}

export const call = <E extends Endpoint>(endpoint: E, args: Args<E>, headers?: Headers) =>
  send<AnswerOf<E>>(endpoint.method, addressOf(endpoint, args), (args as AnyArgs).body, headers);
