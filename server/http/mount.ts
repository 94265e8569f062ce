import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Access } from '#core/endpoint.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { loggableError, type RequestError } from './answer-errors.ts';
import { badInput, notSignedIn } from './errors.ts';
import type { Input } from './parse-input.ts';
import type { RateLimit } from './rate-limit.ts';
import {
  acceptsIntent,
  type Caller,
  type FileAnswer,
  perform,
  performStreamed,
  performWithoutSession,
  type Route,
} from './serve.ts';

/** Finds the signed-in person, if any. Throws if the person no longer belongs to the family. */
export type Authenticate = (request: FastifyRequest, access: Access) => Promise<Person | undefined>;

interface MountOptions {
  database: Database;
  authenticate: Authenticate;
  writeLimit: RateLimit;
}

/** Registers the endpoints. Nearly all need a session, which is checked before the body is read. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { database, authenticate, writeLimit }: MountOptions,
) {
  const people = new WeakMap<FastifyRequest, Person>();
  for (const route of routes) {
    const { method, path, access, answersFile, maxBytes, ignoresBody } = route.endpoint;
    const options: RouteOptions = {
      method,
      url: path,
      ...(maxBytes && { bodyLimit: maxBytes }),
      onRequest: async (request) => {
        if (route.kind === 'open') return;
        const person = await authenticate(request, access);
        if (!person) throw notSignedIn();
        if (method !== 'GET') writeLimit(person.userId);
        people.set(request, person);
      },
      handler: async (request, reply) => {
        const intent = readIntentId(request, route);
        if (route.kind === 'streamed') {
          const person = people.get(request) as Person;
          const report = (failure: unknown) => request.log.error({ failure: loggableError(failure as RequestError) });
          const options = { gone: disconnectSignal(reply), report };
          return sendStream(reply, await performStreamed(database, person, route, readInput(request), options));
        }
        const { status, answer } = await (route.kind === 'open'
          ? performWithoutSession(readCaller(request), route, readInput(request))
          : perform(database, people.get(request) as Person, route, { ...readInput(request), intent }));
        if (answersFile) return sendFile(request, reply, answer as FileAnswer);
        reply.code(status);
        return status === 204 ? null : answer;
      },
    };
    if (ignoresBody) mountWithoutBody(app, options);
    else app.route(options);
  }
}

/** For a call whose body other programs define, such as one-click unsubscribing (RFC 8058). */
function mountWithoutBody(app: FastifyInstance, options: RouteOptions) {
  app.register(async (ownParsers) => {
    ownParsers.removeAllContentTypeParsers();
    ownParsers.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    ownParsers.route(options);
  });
}

/** Only the browser may cache it, not proxies. It's cached forever unless the content of its URL may change. */
function sendFile({ headers }: FastifyRequest, reply: FastifyReply, { type, version, mayChange, bytes }: FileAnswer) {
  const etag = `"${version}"`;
  const caching = mayChange ? 'private, no-cache' : 'private, max-age=31536000, immutable';
  reply.type(type).header('etag', etag).header('cache-control', caching);
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
}

/** Signal that aborts when the client disconnects before the response is complete. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function* serverSentEvents(pieces: AsyncIterable<object>) {
  for await (const piece of pieces) yield `data: ${JSON.stringify(piece)}\n\n`;
  yield 'data: [DONE]\n\n';
}

function sendStream(reply: FastifyReply, pieces: AsyncIterable<object>) {
  // Proxies must neither buffer nor compress the stream.
  reply.headers({ 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' });
  return reply.type('text/event-stream; charset=utf-8').send(Readable.from(serverSentEvents(pieces)));
}

function readInput({ params, query, body, headers }: FastifyRequest): Input {
  const tab = headers['x-tab'];
  return { params, query, body, tab: typeof tab === 'string' ? tab : undefined };
}

const Intent = z.uuid();

/** The browser's id of a change, which a copy of the request carries too. */
function readIntentId({ headers }: FastifyRequest, route: Route) {
  const id = headers['x-intent'];
  if (id === undefined) return undefined;
  if (!acceptsIntent(route)) throw badInput("X-Intent isn't possible here");
  const parsed = Intent.safeParse(id);
  if (!parsed.success) throw badInput('X-Intent must be a UUID');
  return parsed.data.toLowerCase();
}

function readCaller({ ip, headers }: FastifyRequest): Caller {
  const [, bearer] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return { address: ip, bearer };
}
