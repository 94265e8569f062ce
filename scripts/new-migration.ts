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
process.exit(spawnSync(drizzle, ['generate', '--name', name], { cwd: root, stdio: 'inherit' }).status ?? 1);
