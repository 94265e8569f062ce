import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database, or a copy of a template, on a Postgres server, to be thrown away again. */
export async function createScratchDatabase(server: string, template = 'template1') {
  const name = `mothership_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: addressOf(server, name),
    drop: () => asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

export async function asAdministrator(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
