import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { notSignedIn } from './errors.ts';
import type { RateLimit } from './rate-limit.ts';
import { perform, type Route } from './serve.ts';

/** Who sends a request, or nobody. Throws where a person may not go on in this family. */
export type WhoAsks = (request: FastifyRequest) => Promise<Person | undefined>;

interface Parts {
  database: Database;
  whoAsks: WhoAsks;
  writeLimit: RateLimit;
}

/** Puts the endpoints on the server. All of them need a session, which is asked for before a body is even read. */
export function mount(app: FastifyInstance, routes: readonly Route[], { database, whoAsks, writeLimit }: Parts) {
  const people = new WeakMap<FastifyRequest, Person>();
  for (const route of routes) {
    const { method, path, status } = route.endpoint;
    app.route({
      method,
      url: path,
      onRequest: async (request) => {
        const person = await whoAsks(request);
        if (!person) throw notSignedIn();
        if (method !== 'GET') writeLimit(person.userId);
        people.set(request, person);
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const tab = request.headers['x-tab'];
        const input = { params, query, body, tab: typeof tab === 'string' ? tab : undefined };
        const answer = await perform(database, people.get(request) as Person, route, input);
        reply.code(status);
        return status === 204 ? null : answer;
      },
    });
  }
}
