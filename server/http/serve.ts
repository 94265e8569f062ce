import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Endpoint, PathParams } from '#core/endpoint.ts';
import type { Database } from '../database/database.ts';
import { acrossFamilies, type Person, type Scope, scopeFor } from '../database/scope.ts';
import { badInput, notFound } from './errors.ts';

export interface Call<E extends Endpoint> {
  params: PathParams<E['path']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  scope: Scope;
}

/** What arrives with a request, before the contract has looked at it. */
export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The browser tab that writes: it has refreshed itself already and need not hear of its own change. */
  tab?: string | undefined;
}

export interface Route {
  endpoint: Endpoint;
  answer(call: Call<Endpoint>): unknown;
}

/** Binds an endpoint of a contract to the function that answers it. */
export function serve<E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<z.input<E['answer']>> | z.input<E['answer']>,
): Route {
  return { endpoint, answer: answer as Route['answer'] };
}

/**
 * Runs one endpoint for one person through its contract, as HTTP and the assistant do.
 * A write is one transaction, and its announcement to the family's other browsers commits with it.
 */
export async function perform(database: Database, person: Person, { endpoint, answer }: Route, input: Input) {
  const call = {
    params: checkedParams(input.params),
    query: checked(endpoint.query, input.query),
    body: checked(endpoint.body, input.body),
  };
  const everything = acrossFamilies(database);
  const result =
    endpoint.method === 'GET'
      ? await answer({ ...call, scope: scopeFor(everything, person) })
      : await everything.transaction(async (transaction) => {
          const result = await answer({ ...call, scope: scopeFor(transaction, person) });
          const change = { family: person.familyId, resources: endpoint.resources, tab: input.tab };
          await transaction.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`);
          return result;
        });
  // Our own answer goes through the contract too: a column that it does not name cannot leak.
  return endpoint.answer.parse(result);
}

export const changesChannel = 'changes';

export function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const sentences = new Set(parsed.error.issues.map(sentence));
  throw badInput([...sentences].join('. '));
}

/** Our fields speak for themselves; only a body that is no object at all, or a rule without words, is named here. */
function sentence({ message, path }: z.core.$ZodIssue) {
  if (path.length === 0 && message === 'Invalid input') return 'Please send a JSON object';
  return message === 'Invalid input' ? `${path.join('.')} is not valid` : message;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A malformed id is simply not there. */
function checkedParams(params: unknown) {
  const given = Object.entries((params ?? {}) as Record<string, string>);
  if (given.some(([name, value]) => /^id$|Id$/.test(name) && !uuid.test(value))) throw notFound();
  return Object.fromEntries(given);
}
