import type * as z from 'zod/mini';
import type { Endpoint, PathParams } from '#core/endpoint.ts';
import { badInput, notFound } from './errors.ts';

/** Raw request input, before validation. */
export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Id of the browser tab that writes. It ignores the announcement, because it has already refreshed itself. */
  tab?: string | undefined;
  /** Id of this change, which is made only once. Only for routes that take one (`acceptsIntent`). */
  intent?: string | undefined;
}

/** Request input after validation by the contract. */
export interface ParsedInput<E extends Endpoint> {
  params: PathParams<E['path']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

export const parseInput = (endpoint: Endpoint, { params, query, body }: Input): ParsedInput<Endpoint> => ({
  params: parseParams(params),
  query: parseOrRefuse(endpoint.query, query),
  body: parseOrRefuse(endpoint.body, body),
});

export function parseOrRefuse<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const sentences = new Set(parsed.error.issues.map(issueMessage));
  throw badInput([...sentences].join('. '));
}

/** Fields have their own messages. Replaces zod's default for a body that is no object or a rule without a message. */
function issueMessage({ message, path }: z.core.$ZodIssue) {
  if (path.length === 0 && message === 'Invalid input') return 'Please send a JSON object';
  return message === 'Invalid input' ? `${path.join('.')} isn't valid` : message;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Answers a malformed id with 404, like an unknown one. */
function parseParams(params: unknown) {
  const parsed = Object.entries((params ?? {}) as Record<string, unknown>);
  const isId = (value: unknown) => typeof value === 'string' && uuid.test(value);
  if (parsed.some(([name, value]) => /^id$|Id$/.test(name) && !isId(value))) throw notFound();
  return Object.fromEntries(parsed);
}
