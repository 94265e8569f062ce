import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '#server/database/database.ts';
import { openInMemory } from '#server/database/embedded/open-embedded.ts';
import { migrate, migrationsFolder } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { cachedDump, emptyDump, engineVersion } from './cached-dump.ts';
import { createScratchDatabase, databaseUrl, withAdminClient } from './scratch-database.ts';

/**
 * Opens a new migrated database, which is dropped when closed: in memory, or on the Postgres server at
 * TEST_DATABASE_URL. Both are copies of a template that is created on first use.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openCopyOn(server) : openInMemory(await migratedDump());
}

/** Dump of a database as after the first start, but without an admin password. */
export const migratedDump = () => cachedDump('migrated', schemaHash(), createMigrated);

const templateLock = 7_372_911;

/** Changes with the engine version and the migrations. */
export function schemaHash() {
  const hash = createHash('sha256').update(engineVersion);
  const journal = join(migrationsFolder, 'meta', '_journal.json');
  const statements = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const files = [journal, ...statements.sort().map((name) => join(migrationsFolder, name))];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function createMigrated() {
  const database = await openInMemory(await emptyDump());
  await migrate(database);
  return database;
}

async function openCopyOn(server: string): Promise<Database> {
  const template = `mothership_template_${schemaHash()}`;
  await withAdminClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await createTemplate(server, client, template);
  });
  const copy = await createScratchDatabase(server, template);
  const database = openPostgres(copy.url);
  return {
    ...database,
    async close() {
      await database.close();
      await copy.drop();
    },
  };
}

/** Renames the template only when it is complete, so that a killed run leaves no partial one behind. */
async function createTemplate(server: string, client: pg.Client, template: string) {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const database = openPostgres(databaseUrl(server, unfinished));
  await migrate(database);
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}
