import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { createApp, createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { clientOf } from './client.ts';
import { newSession } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

export type { Client } from './client.ts';

/** Sends requests in-process. */
const sendTo = (app: FastifyInstance) => async (options: InjectOptions) => {
  const { statusCode: status, body: text, headers } = await app.inject(options);
  return { status, text, headers };
};

/** The whole server on a new test database. */
async function openApp(environment: Record<string, string>) {
  const database: Database = await openTestDatabase();
  const config = readConfig(environment);
  const app = await createApp({ config, database, logLevel: 'silent' });
  await app.ready();
  return {
    app,
    database,
    endpoints: createRoutes(createServices(config, database)).map(({ endpoint }) => endpoint),
    visitor: clientOf(sendTo(app)),
    /** A new person in a new family. */
    async signUp(names?: { firstName?: string; lastName?: string; email?: string }) {
      const session = await newSession(database, names);
      return { ...clientOf(sendTo(app), session.cookie), ...session };
    },
  };
}

type TestApp = ReturnType<typeof openApp>;
let shared: TestApp | undefined;

/**
 * The server for API tests. Each test signs up a new family, so no cleanup is needed. Test files in one process share
 * one server and database, because opening them takes a second.
 */
export async function testApp(environment: Record<string, string> = {}): TestApp {
  if (Object.keys(environment).length > 0) return isolatedApp(environment);
  shared ??= openApp(environment);
  return shared;
}

/** A server with its own database, for tests that listen on a port or look at data beyond their own families. */
export async function isolatedApp(environment: Record<string, string> = {}): TestApp {
  const opened = await openApp(environment);
  afterAll(async () => {
    await opened.app.close();
    await opened.database.close();
  });
  return opened;
}
