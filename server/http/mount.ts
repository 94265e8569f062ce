import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#core/endpoint.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { describeFailure, type Failure } from './answer-errors.ts';
import { notSignedIn } from './errors.ts';
import type { RateLimit } from './rate-limit.ts';
import {
  type Caller,
  type FileAnswer,
  type Input,
  perform,
  performOpenly,
  performStreamed,
  type Route,
} from './serve.ts';

/** Who sends a request, or nobody. Throws where a person may not go on in this family. */
export type WhoAsks = (request: FastifyRequest, access: Access) => Promise<Person | undefined>;

interface Parts {
  database: Database;
  whoAsks: WhoAsks;
  writeLimit: RateLimit;
}

/** Puts the endpoints on the server. Nearly all need a session, which is asked for before a body is even read. */
export function mount(app: FastifyInstance, routes: readonly Route[], { database, whoAsks, writeLimit }: Parts) {
  const people = new WeakMap<FastifyRequest, Person>();
  for (const route of routes) {
    const { method, path, access, answersFile, maxBytes } = route.endpoint;
    app.route({
      method,
      url: path,
      ...(maxBytes && { bodyLimit: maxBytes }),
      onRequest: async (request) => {
        if (route.kind === 'open') return;
        const person = await whoAsks(request, access);
        if (!person) throw notSignedIn();
        if (method !== 'GET') writeLimit(person.userId);
        people.set(request, person);
      },
      handler: async (request, reply) => {
        if (route.kind === 'streamed') {
          const person = people.get(request) as Person;
          const report = (failure: unknown) => request.log.error({ failure: describeFailure(failure as Failure) });
          const ways = { gone: goneOf(reply), report };
          return sendStream(reply, await performStreamed(database, person, route, inputOf(request), ways));
        }
        const { status, answer } = await (route.kind === 'open'
          ? performOpenly(callerOf(request), route, inputOf(request))
          : perform(database, people.get(request) as Person, route, inputOf(request)));
        if (answersFile) return sendFile(request, reply, answer as FileAnswer);
        reply.code(status);
        return status === 204 ? null : answer;
      },
    });
  }
}

/** A browser may keep it for herself; for ever, where its address changes with its version. */
function sendFile({ headers }: FastifyRequest, reply: FastifyReply, { type, version, mayChange, bytes }: FileAnswer) {
  const etag = `"${version}"`;
  const caching = mayChange ? 'private, no-cache' : 'private, max-age=31536000, immutable';
  reply.type(type).header('etag', etag).header('cache-control', caching);
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
}

/** Aborted when the browser goes away before everything was said. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function* written(pieces: AsyncIterable<object>) {
  for await (const piece of pieces) yield `data: ${JSON.stringify(piece)}\n\n`;
  yield 'data: [DONE]\n\n';
}

function sendStream(reply: FastifyReply, pieces: AsyncIterable<object>) {
  // Proxies must neither collect the pieces nor pack them.
  reply.headers({ 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' });
  return reply.type('text/event-stream; charset=utf-8').send(Readable.from(written(pieces)));
}

function inputOf({ params, query, body, headers }: FastifyRequest): Input {
  const tab = headers['x-tab'];
  return { params, query, body, tab: typeof tab === 'string' ? tab : undefined };
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  const [, bearer] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return { address: ip, bearer };
}
