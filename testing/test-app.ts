import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { createApp, partsOf, routesWith } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { newSession } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the answer.
  json: any;
  headers: Record<string, unknown>;
}

/** Somebody who sends requests, signed in or not. */
export interface Client {
  request(options: InjectOptions): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  patch(path: string, body?: object): Promise<Answer>;
  remove(path: string): Promise<Answer>;
}

function clientOf(app: FastifyInstance, cookie?: string): Client {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const response = await app.inject({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
    const { statusCode: status, body: text, headers } = response;
    const isJson = String(headers['content-type']).includes('json');
    return { status, text, headers, json: isJson ? JSON.parse(text) : undefined };
  };
  const write = (method: 'POST' | 'PATCH') => (url: string, payload?: object) =>
    request({ method, url, ...(payload !== undefined && { payload }) });
  return {
    request,
    get: (url) => request({ method: 'GET', url }),
    post: write('POST'),
    patch: write('PATCH'),
    remove: (url) => request({ method: 'DELETE', url }),
  };
}

/** The whole server on one test database, for one test file. Each test signs up a new family, so nothing needs cleaning. */
export async function testApp(environment: Record<string, string> = {}) {
  const database: Database = await openTestDatabase();
  const config = readConfig(environment);
  const app = await createApp({ config, database, logLevel: 'silent' });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return {
    app,
    database,
    endpoints: routesWith(partsOf(config, database)).map(({ endpoint }) => endpoint),
    visitor: clientOf(app),
    /** Somebody new, in a family of her own. */
    async signUp(names?: { firstName?: string; lastName?: string; email?: string }) {
      const session = await newSession(database, names);
      return { ...clientOf(app, session.cookie), ...session };
    },
  };
}
