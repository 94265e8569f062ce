import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** Creates a migrations folder from SQL texts. The keys are the creation timestamps. */
export function sampleMigrations(migrations: Record<number, string>): string {
  const folder = temporaryFolder();
  const entries = Object.keys(migrations).map((when, idx) => ({
    idx,
    when: Number(when),
    tag: `at_${when}`,
    breakpoints: true,
  }));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [when, sql] of Object.entries(migrations)) writeFileSync(join(folder, `at_${when}.sql`), sql);
  return folder;
}
