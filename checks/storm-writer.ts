import { randomUUID } from 'node:crypto';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { createStormTables, writeOnce } from './storm-tables.ts';

/** The process that is killed. Each line of its output is a promise that a write is kept. */

const { pool } = await openDatabase(readConfig(process.env));
await createStormTables(pool);

async function writeForEver() {
  for (;;) {
    const id = randomUUID();
    await writeOnce(pool, id);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all([writeForEver(), writeForEver(), writeForEver(), writeForEver()]);
