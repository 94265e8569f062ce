import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { readinessOf } from '../database/readiness.ts';
import { databaseAway } from './errors.ts';

/**
 * /healthz: the process lives. /readyz: it can serve, because the database has the shape that we need, answers, and can write.
 * Until then every call is refused, so that nothing meets a half-made database.
 */
export function mountHealth(
  app: FastifyInstance,
  { database, isMigrated }: { database: Database; isMigrated: () => boolean },
) {
  const readiness = readinessOf(database);
  app.addHook('onError', async (_request, _reply, error) => readiness.noteFailure(error));
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    if (!isMigrated()) throw databaseAway();
    await readiness.check();
    return reply.type('text/plain').send('ready');
  });
  app.addHook('onRequest', async ({ url }) => {
    if (!isMigrated() && /^\/(api|oidc)\//.test(url)) throw databaseAway();
  });
}
