import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Start of the names of all temporary databases of this run. */
export const scratchPrefix = () => `mothership_test_${process.env.TEST_RUN ?? 'alone'}_`;

/** Creates a temporary database on a Postgres server, empty or from a template. */
export async function createScratchDatabase(server: string, template = 'template1') {
  const name = scratchPrefix() + randomBytes(8).toString('hex');
  await withAdminClient(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(server, name),
    drop: () => withAdminClient(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

export async function withAdminClient(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
