import type * as z from 'zod/mini';
import type { Endpoint, PathParams } from '#core/endpoint.ts';
import type { Database } from '../database/database.ts';
import { holdMembership } from '../database/membership.ts';
import { acrossFamilies, type Person, type Scope, scopeFor } from '../database/scope.ts';
import { announce, announcementOf } from './announce.ts';
import { badInput, notFound } from './errors.ts';

/** What the contract let through. */
interface Given<E extends Endpoint> {
  params: PathParams<E['path']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

export interface Call<E extends Endpoint> extends Given<E> {
  scope: Scope;
}

export interface CallInSteps<E extends Endpoint> extends Given<E> {
  person: Person;
  /** Looks something up, of which nobody need be told. */
  reading<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result>;
  /** One step that is saved as a whole, and told to the family's other browsers, with whatever else it changes. */
  inTransaction<Result>(work: (scope: Scope) => Promise<Result>, alsoChanged?: readonly string[]): Promise<Result>;
  tab: string | undefined;
}

export interface StreamedCall<E extends Endpoint> extends CallInSteps<E> {
  /** She closed the page, or pressed stop. */
  gone: AbortSignal;
  /** Tells the log what went wrong inside, once the stream has begun. */
  report(failure: unknown): void;
}

/** Somebody who has no session, or whose session does not matter. */
export interface Caller {
  /** Where the request comes from; a forwarded address only where the configuration trusts the proxy. */
  address: string;
  /** What stands after `Authorization: Bearer`. */
  bearer: string | undefined;
}

export interface OpenCall<E extends Endpoint> extends Given<E> {
  caller: Caller;
}

/** What arrives with a request, before the contract has looked at it. */
export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The browser tab that writes: it has refreshed itself already and need not hear of its own change. */
  tab?: string | undefined;
}

export type Route = { endpoint: Endpoint } & (
  | { kind: 'at once'; answer(call: Call<Endpoint>): unknown }
  | { kind: 'in steps'; answer(call: CallInSteps<Endpoint>): unknown }
  | { kind: 'streamed'; answer(call: StreamedCall<Endpoint>): Promise<AsyncIterable<object>> }
  | { kind: 'open'; answer(call: OpenCall<Endpoint>): unknown }
);

/** What was asked for was there before: the answer has the endpoint's other status. */
export class AlreadyThere<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}
export const alreadyThere = <Answer>(answer: Answer) => new AlreadyThere(answer);

/** For an endpoint that answers with a file. `version` changes with its content. */
export interface FileAnswer {
  type: string;
  version: string;
  /** The same address has another content later, so it has to be asked for again. */
  mayChange?: true;
  bytes: Uint8Array;
}

type Plain<E extends Endpoint> = E extends { answersFile: true } ? FileAnswer : z.input<E['answer']>;
type AnswerTo<E extends Endpoint> = Promise<Plain<E> | AlreadyThere<Plain<E>>> | Plain<E>;

/** Binds an endpoint of a contract to the function that answers it. A write is one transaction. */
export const serve = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => AnswerTo<E>) =>
  bound('at once', endpoint, answer);

/** For what talks to the outside world on the way: no transaction is held open meanwhile. */
export const serveInSteps = <E extends Endpoint>(endpoint: E, answer: (call: CallInSteps<E>) => AnswerTo<E>) =>
  bound('in steps', endpoint, answer);

/** For what is told piece by piece. It can be refused until the first piece; afterwards the stream itself has to say what went wrong. */
export const serveStream = <E extends Endpoint>(
  endpoint: E,
  answer: (call: StreamedCall<E>) => Promise<AsyncIterable<z.output<E['answer']>>>,
) => bound('streamed', endpoint, answer);

/** For an endpoint whose access is everyone. */
export const serveOpenly = <E extends Endpoint>(endpoint: E, answer: (call: OpenCall<E>) => AnswerTo<E>) =>
  bound('open', endpoint, answer);

function bound(kind: Route['kind'], endpoint: Endpoint, answer: unknown) {
  if ((kind === 'open') !== (endpoint.access === 'everyone'))
    throw new Error(`${endpoint.path} is for ${endpoint.access} and cannot be served ${kind}`);
  return { kind, endpoint, answer } as Route;
}

/** What is saved in the same transaction as a write, around it. */
export type Around = (scope: Scope, write: () => Promise<unknown>) => Promise<unknown>;

/** Runs one endpoint for one person through its contract, as HTTP and the assistant do. */
export async function perform(database: Database, person: Person, route: Route, input: Input, around?: Around) {
  const { endpoint } = route;
  if (route.kind === 'open' || route.kind === 'streamed') throw new Error(`${endpoint.path} cannot be performed`);
  const given = checkedInput(endpoint, input);
  const steps = stepsFor(database, person, endpoint, input.tab, around);
  if (route.kind === 'in steps')
    return answered(
      endpoint,
      await route.answer({ ...given, person, ...steps, tab: input.tab } as CallInSteps<Endpoint>),
    );
  const answer = async (scope: Scope) => route.answer({ ...given, scope });
  const result = endpoint.method === 'GET' ? await steps.reading(answer) : await steps.inTransaction(answer);
  return answered(endpoint, result);
}

/** The same for an endpoint that answers piece by piece. */
export async function performStreamed(
  database: Database,
  person: Person,
  route: Route & { kind: 'streamed' },
  input: Input,
  { gone, report }: Pick<StreamedCall<Endpoint>, 'gone' | 'report'>,
) {
  const given = checkedInput(route.endpoint, input);
  const steps = stepsFor(database, person, route.endpoint, input.tab);
  const call = { ...given, person, ...steps, gone, report, tab: input.tab } as StreamedCall<Endpoint>;
  return answeredInPieces(route.endpoint, await route.answer(call));
}

async function* answeredInPieces({ answer }: Endpoint, pieces: AsyncIterable<object>): AsyncGenerator<object> {
  for await (const piece of pieces) yield answer.parse(piece) as object;
}

export function stepsFor(
  database: Database,
  person: Person,
  { resources, access }: Endpoint,
  tab?: string,
  around?: Around,
) {
  const everything = acrossFamilies(database);
  return {
    reading: <Result>(work: (scope: Scope) => Promise<Result>) => work(scopeFor(everything, person)),
    inTransaction: <Result>(work: (scope: Scope) => Promise<Result>, alsoChanged: readonly string[] = []) =>
      everything.transaction(async (transaction) => {
        // The announcement to the family's other browsers commits with what it announces, so it may be the first word.
        const changed = [...resources, ...alsoChanged];
        const announcement = changed.length > 0 ? announcementOf(person.familyId, changed, tab) : undefined;
        // She was let in before; meanwhile she may have been removed, or erased.
        if (access === 'family') await holdMembership(transaction, person, announcement);
        else if (announcement) await announce(transaction, announcement);
        const scope = scopeFor(transaction, person);
        return (around ? await around(scope, () => work(scope)) : await work(scope)) as Result;
      }),
  };
}

/** The same for somebody without a session. */
export async function performOpenly(caller: Caller, route: Route, input: Input) {
  if (route.kind !== 'open') throw new Error(`${route.endpoint.path} needs a person`);
  return answered(route.endpoint, await route.answer({ ...checkedInput(route.endpoint, input), caller }));
}

const checkedInput = (endpoint: Endpoint, { params, query, body }: Input): Given<Endpoint> => ({
  params: checkedParams(params),
  query: checked(endpoint.query, query),
  body: checked(endpoint.body, body),
});

export interface Answered {
  status: number;
  answer: unknown;
}

/** Our own answer goes through the contract too: a column that it does not name cannot leak. */
function answered(endpoint: Endpoint, result: unknown): Answered {
  if (!(result instanceof AlreadyThere)) return { status: endpoint.status, answer: endpoint.answer.parse(result) };
  if (!endpoint.statusIfExists) throw new Error(`${endpoint.path} has no status for what is there already`);
  return { status: endpoint.statusIfExists, answer: endpoint.answer.parse(result.answer) };
}

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
  const given = Object.entries((params ?? {}) as Record<string, unknown>);
  const isId = (value: unknown) => typeof value === 'string' && uuid.test(value);
  if (given.some(([name, value]) => /^id$|Id$/.test(name) && !isId(value))) throw notFound();
  return Object.fromEntries(given);
}
