import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** `npm run migrate:new -- chores` generates a migration from the changed tables. The name is required. */
const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(_[a-z]+)*$/.test(name)) {
  console.error('Name the migration after its change, with underscores: npm run migrate:new -- phone_numbers');
  process.exit(1);
}
const root = resolve(import.meta.dirname, '..');
const drizzle = join(root, 'node_modules/.bin/drizzle-kit');
const { status } = spawnSync(drizzle, ['generate', '--name', name], { cwd: root, stdio: 'inherit' });
if (status !== 0)
  console.error(
    'No migration was generated. If a column might have been renamed, run this in a terminal, where it can ask. To start over with a migration that nobody else has yet, delete its .sql, its snapshot and its entry in meta/_journal.json.',
  );
process.exit(status ?? 1);
