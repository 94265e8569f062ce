import type { AnswerOf, BodyOf, Endpoint, PathParams, QueryOf } from '#core/endpoint.ts';
import { isUnavailable } from '#core/is-unavailable.ts';
import type { AnyEndpointArgs } from './args.ts';
import { setServerReached } from './connection.ts';
import { signOutSignal } from './signing-out.ts';

/** A failed response. The message is '<status>: <sentence>', such as '400: Title is required'. */
export class ApiError extends Error {
  readonly status: number;
  /** The response text without the status code; '' if the server sent none. */
  readonly sentence: string;
  constructor(status: number, sentence: string, statusText: string) {
    super(`${status}: ${sentence || statusText}`);
    this.status = status;
    this.sentence = sentence;
  }
}

/** The server could not be reached, so it is unknown whether it got the request. */
class ConnectionFailure extends Error {}

export const isConnectionFailure = (failure: unknown) =>
  failure instanceof ConnectionFailure || (failure instanceof ApiError && isUnavailable(failure.status));

/** A streamed answer that never started; `cause` holds the reason. */
export class StreamNotStarted extends Error {}

type ArgumentPart<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type EndpointArgs<E extends Endpoint> = ArgumentPart<'params', PathParams<E['path']>> &
  ArgumentPart<'query', QueryOf<E>> &
  ArgumentPart<'body', BodyOf<E>>;

/** Identifies this tab to the server, so that live updates can skip the tab's own changes. */
export const tabId = crypto.getRandomValues(new Uint32Array(2)).join('-');

export function addressOf<E extends Endpoint>(endpoint: E, args: EndpointArgs<E>): string {
  const { params = {}, query = {} } = args as AnyEndpointArgs;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/**
 * Replaces the browser's unhelpful message for a failed connection. A read that was aborted by signing out stays
 * pending forever, so the page does not show an error while it unloads.
 */
const handleFailedFetch = (signal: AbortSignal | undefined) => {
  if (signOutSignal.aborted) return new Promise<never>(() => undefined);
  if (!signal?.aborted) setServerReached(false);
  throw new ConnectionFailure("We can't reach the server. Please check your connection and try again.");
};

type Headers = Record<string, string>;

interface RequestOptions {
  body?: unknown;
  headers?: Headers;
  signal?: AbortSignal;
}

/** Resolves when the response headers arrive. Throws on an error status or without a connection. */
export async function request(
  method: string,
  address: string,
  { body, headers, signal }: RequestOptions,
): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    headers: { 'X-Tab': tabId, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // Only reads are aborted by signing out; a pending write must still reach the server.
    signal: signal ?? (method === 'GET' ? signOutSignal : null),
  }).catch(() => handleFailedFetch(signal));
  setServerReached(!isUnavailable(response.status));
  if (!response.ok) {
    const text = await response.text();
    // An HTML page comes from a proxy, not from our server, so it is no message to show.
    throw new ApiError(response.status, text[0] === '<' ? '' : text, response.statusText);
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

export const call = <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>, headers?: Headers) =>
  send<AnswerOf<E>>(endpoint.method, addressOf(endpoint, args), (args as AnyEndpointArgs).body, headers);
