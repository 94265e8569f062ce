import { randomUUID } from 'node:crypto';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { createStormTables, writeOnce } from './storm-tables.ts';

/** The process that crash storms kill. Each line of its output is the id of an acknowledged write. */

const { pool } = await openDatabase(readConfig(process.env));
await createStormTables(pool);

async function writeForever() {
  for (;;) {
    const id = randomUUID();
    await writeOnce(pool, id);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all([writeForever(), writeForever(), writeForever(), writeForever()]);
