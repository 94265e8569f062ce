import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { readinessOf } from '../database/readiness.ts';
import { databaseUnreachableError } from './errors.ts';

/** /healthz: the process is running. /readyz: the database is migrated, reachable and writable. */
export function mountHealth(
  app: FastifyInstance,
  { database, isMigrated }: { database: Database; isMigrated: () => boolean },
) {
  const readiness = readinessOf(database);
  app.addHook('onError', async (_request, _reply, error) => readiness.noteFailure(error));
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    if (!isMigrated()) throw databaseUnreachableError();
    await readiness.check();
    return reply.type('text/plain').send('ready');
  });
  // Nothing may use a database that is not migrated yet.
  app.addHook('onRequest', async ({ url }) => {
    if (!isMigrated() && /^\/(api|oidc)\//.test(url)) throw databaseUnreachableError();
  });
}
