import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { databaseAway } from './errors.ts';

/**
 * /healthz: the process lives. /readyz: it can serve, because the database answers and has the shape that we need.
 * Until then every call is refused, so that nothing meets a half-made database.
 */
export function mountHealth(
  app: FastifyInstance,
  { database, isMigrated }: { database: Database; isMigrated: () => boolean },
) {
  const answers = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    if (!isMigrated() || !(await answers())) throw databaseAway();
    return reply.type('text/plain').send('ready');
  });
  app.addHook('onRequest', async ({ url }) => {
    if (!isMigrated() && /^\/(api|oidc)\//.test(url)) throw databaseAway();
  });
}
