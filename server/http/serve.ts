import type * as z from 'zod/mini';
import type { Endpoint } from '#core/endpoint.ts';
import type { Database } from '../database/database.ts';
import { readingScope } from '../database/family-lists.ts';
import { lockMembership } from '../database/membership.ts';
import { acrossFamilies, type Person, type Scope, scopeFor } from '../database/scope.ts';
import { streamWithHabits, withHabits } from '../habits.ts';
import { announce, announcementSql } from './announce.ts';
import { claimIntent } from './intents.ts';
import { type Input, type ParsedInput, parseInput } from './parse-input.ts';

export interface Call<E extends Endpoint> extends ParsedInput<E> {
  scope: Scope;
  /** The browser's id of this change. A record that it adds gets this id, so that the browser can name it already. */
  intent?: string | undefined;
}

export interface CallWithTransactions<E extends Endpoint> extends ParsedInput<E> {
  person: Person;
  /** Runs reads, without a transaction or an announcement. */
  reading<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result>;
  /** Runs one transaction and announces the endpoint's resources, and `alsoChanged`, to the family's other browsers. */
  inTransaction<Result>(work: (scope: Scope) => Promise<Result>, alsoChanged?: readonly string[]): Promise<Result>;
  tab: string | undefined;
}

export interface StreamedCall<E extends Endpoint> extends CallWithTransactions<E> {
  /** Aborts when the person closes the page or presses stop. */
  gone: AbortSignal;
  /** Logs an error that happened after the stream began. */
  report(failure: unknown): void;
}

/** A caller of an endpoint that needs no session. */
export interface Caller {
  /** IP address of the client; taken from a forwarded header only if the proxy is trusted. */
  address: string;
  /** The token after `Authorization: Bearer`. */
  bearer: string | undefined;
}

export interface CallWithoutSession<E extends Endpoint> extends ParsedInput<E> {
  caller: Caller;
}

export type Route = { endpoint: Endpoint } & (
  | { kind: 'at once'; answer(call: Call<Endpoint>): unknown }
  | { kind: 'own transactions'; answer(call: CallWithTransactions<Endpoint>): unknown }
  | { kind: 'streamed'; answer(call: StreamedCall<Endpoint>): Promise<AsyncIterable<object>> }
  | { kind: 'open'; answer(call: CallWithoutSession<Endpoint>): unknown }
);

/** Whether a route runs in one transaction, so that it can be done exactly once. */
export const acceptsIntent = ({ kind, endpoint: { method, access } }: Route) =>
  kind === 'at once' && method !== 'GET' && access === 'family';

/** Marks an answer whose record already existed, so that the endpoint's `statusIfExists` is sent. */
export class ExistingRecordAnswer<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}
export const answerExisting = <Answer>(answer: Answer) => new ExistingRecordAnswer(answer);

/** Answer of an endpoint that sends a file. */
export interface FileAnswer {
  type: string;
  /** Changes with the content; becomes the ETag. */
  version: string;
  /** The content of the URL may change, so browsers must revalidate their copy. */
  mayChange?: true;
  bytes: Uint8Array;
}

type AnswerData<E extends Endpoint> = E extends { answersFile: true } ? FileAnswer : z.input<E['answer']>;
type HandlerAnswer<E extends Endpoint> = Promise<AnswerData<E> | ExistingRecordAnswer<AnswerData<E>>> | AnswerData<E>;

/** Binds an endpoint to its handler. A write runs in one transaction. */
export const serve = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => HandlerAnswer<E>) =>
  bindRoute('at once', endpoint, answer);

/** For handlers that wait for external services: they use short transactions, so none is open while they wait. */
export const serveWithTransactions = <E extends Endpoint>(
  endpoint: E,
  answer: (call: CallWithTransactions<E>) => HandlerAnswer<E>,
) => bindRoute('own transactions', endpoint, answer);

/** For handlers that stream their answer. After the first piece, the stream itself must report errors. */
export const serveStream = <E extends Endpoint>(
  endpoint: E,
  answer: (call: StreamedCall<E>) => Promise<AsyncIterable<z.output<E['answer']>>>,
) => bindRoute('streamed', endpoint, answer);

/** For endpoints whose access is 'everyone'. */
export const serveWithoutSession = <E extends Endpoint>(
  endpoint: E,
  answer: (call: CallWithoutSession<E>) => HandlerAnswer<E>,
) => bindRoute('open', endpoint, answer);

function bindRoute(kind: Route['kind'], endpoint: Endpoint, answer: unknown) {
  if ((kind === 'open') !== (endpoint.access === 'everyone'))
    throw new Error(`${endpoint.path} is for ${endpoint.access} and cannot be served ${kind}`);
  return { kind, endpoint, answer } as Route;
}

/** Wraps a write, in the same transaction. */
export type WrapWrite = (scope: Scope, write: () => Promise<unknown>) => Promise<unknown>;

/** Runs an endpoint for a person and validates input and answer. Both HTTP and the assistant use it. */
export async function perform(database: Database, person: Person, route: Route, input: Input, wrapWrite?: WrapWrite) {
  const { endpoint } = route;
  if (route.kind === 'open' || route.kind === 'streamed') throw new Error(`${endpoint.path} cannot be performed`);
  const parsed = parseInput(endpoint, input);
  const steps = createSteps(database, person, endpoint, input.tab, wrapWrite);
  const run = async () => {
    if (route.kind === 'own transactions')
      return route.answer({ ...parsed, person, ...steps, tab: input.tab } as CallWithTransactions<Endpoint>);
    const { intent } = input;
    const answer = async (scope: Scope) => {
      if (intent) await claimIntent(scope, intent);
      return route.answer({ ...parsed, scope, intent });
    };
    return endpoint.method === 'GET' ? steps.reading(answer) : steps.inTransaction(answer);
  };
  return toResult(endpoint, await withHabits(person, run));
}

/** Like `perform`, for an endpoint that streams its answer. */
export async function performStreamed(
  database: Database,
  person: Person,
  route: Route & { kind: 'streamed' },
  input: Input,
  { gone, report }: Pick<StreamedCall<Endpoint>, 'gone' | 'report'>,
) {
  const parsed = parseInput(route.endpoint, input);
  const steps = createSteps(database, person, route.endpoint, input.tab);
  const call = { ...parsed, person, ...steps, gone, report, tab: input.tab } as StreamedCall<Endpoint>;
  return parseStreamedPieces(route.endpoint, await streamWithHabits(person, () => route.answer(call)));
}

async function* parseStreamedPieces({ answer }: Endpoint, pieces: AsyncIterable<object>): AsyncGenerator<object> {
  for await (const piece of pieces) yield answer.parse(piece) as object;
}

export function createSteps(
  database: Database,
  person: Person,
  { resources, access }: Endpoint,
  tab?: string,
  wrapWrite?: WrapWrite,
) {
  const db = acrossFamilies(database);
  return {
    reading: <Result>(work: (scope: Scope) => Promise<Result>) => work(readingScope(db, person)),
    inTransaction: <Result>(work: (scope: Scope) => Promise<Result>, alsoChanged: readonly string[] = []) =>
      db.transaction(async (transaction) => {
        // pg_notify is delivered at commit, so the announcement can be the first statement of the transaction.
        const changed = [...resources, ...alsoChanged];
        const announcement = changed.length > 0 ? announcementSql(person.familyId, changed, tab) : undefined;
        // The person may have been removed or erased since the request was authenticated.
        if (access === 'family') await lockMembership(transaction, person, announcement);
        else if (announcement) await announce(transaction, announcement);
        const scope = scopeFor(transaction, person);
        return (wrapWrite ? await wrapWrite(scope, () => work(scope)) : await work(scope)) as Result;
      }),
  };
}

/** Like `perform`, for a caller without a session. */
export async function performWithoutSession(caller: Caller, route: Route, input: Input) {
  if (route.kind !== 'open') throw new Error(`${route.endpoint.path} needs a person`);
  return toResult(route.endpoint, await route.answer({ ...parseInput(route.endpoint, input), caller }));
}

export interface PerformResult {
  status: number;
  answer: unknown;
}

/** Parses the answer with the contract, so that a column the contract doesn't name cannot leak. */
function toResult(endpoint: Endpoint, result: unknown): PerformResult {
  if (!(result instanceof ExistingRecordAnswer))
    return { status: endpoint.status, answer: endpoint.answer.parse(result) };
  if (!endpoint.statusIfExists) throw new Error(`${endpoint.path} has no status for a record that already exists`);
  return { status: endpoint.statusIfExists, answer: endpoint.answer.parse(result.answer) };
}
