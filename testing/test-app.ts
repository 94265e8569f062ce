import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { createApp, partsOf, routesWith } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { clientOf } from './client.ts';
import { newSession } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

export type { Client } from './client.ts';

/** Requests that do not leave this process. */
const sendTo = (app: FastifyInstance) => async (options: InjectOptions) => {
  const { statusCode: status, body: text, headers } = await app.inject(options);
  return { status, text, headers };
};

/** The whole server on one test database. */
async function openApp(environment: Record<string, string>) {
  const database: Database = await openTestDatabase();
  const config = readConfig(environment);
  const app = await createApp({ config, database, logLevel: 'silent' });
  await app.ready();
  return {
    app,
    database,
    endpoints: routesWith(partsOf(config, database)).map(({ endpoint }) => endpoint),
    visitor: clientOf(sendTo(app)),
    /** Somebody new, in a family of her own. */
    async signUp(names?: { firstName?: string; lastName?: string; email?: string }) {
      const session = await newSession(database, names);
      return { ...clientOf(sendTo(app), session.cookie), ...session };
    },
  };
}

type TestApp = ReturnType<typeof openApp>;
let shared: TestApp | undefined;

/**
 * Each test signs up a new family, so nothing needs cleaning, and the files that a process runs one after the other share one
 * embedded database: opening it takes a second. On Postgres a copy costs little, and has to be dropped again.
 */
export async function testApp(environment: Record<string, string> = {}): TestApp {
  if (!process.env.TEST_DATABASE_URL && Object.keys(environment).length === 0) {
    shared ??= openApp(environment);
    return shared;
  }
  return ownApp(environment);
}

/** For tests that listen, or look at more than their own families. */
export async function ownApp(environment: Record<string, string> = {}): TestApp {
  const own = await openApp(environment);
  afterAll(async () => {
    await own.app.close();
    await own.database.close();
  });
  return own;
}
