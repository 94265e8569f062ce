import { randomBytes } from 'node:crypto';
import { scratchPrefix, withAdminClient } from './scratch-database.ts';

/**
 * Drops the databases of this run at its end, if it is on Postgres: test files share them, and no file knows whether it
 * is the last one.
 */
export function setup() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  // Test processes inherit this variable.
  process.env.TEST_RUN = randomBytes(8).toString('hex');
  return () =>
    withAdminClient(server, async (client) => {
      const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
        scratchPrefix(),
      ]);
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    });
}
