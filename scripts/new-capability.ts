import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CapabilityName, capabilityFiles, variableName } from './new/capability-files.ts';

/**
 * `npm run new -- chores` generates a working capability from table to screen, with tests, registers its routes and
 * page. `--one child` sets the singular where it isn't just the plural without the s.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
const [folder = ''] = positionals;
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(folder)) fail('Use a plural name with hyphens: npm run new -- chores');
const one = values.one ?? folder.replace(/s$/, '');
if (!kebab.test(one) || one === folder) fail(`Give the singular: npm run new -- ${folder} --one ...`);
const root = resolve(import.meta.dirname, '..');
const target = join(root, 'capabilities', folder);
if (existsSync(target)) fail(`The capability ${folder} already exists`);

const name: CapabilityName = { folder, one };
for (const [file, text] of Object.entries(capabilityFiles(name))) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const many = variableName(folder);
const page = `${many.charAt(0).toUpperCase()}${many.slice(1)}Page`;
insert(
  'server/app.ts',
  'import { dashboardRoutes }',
  `import { ${many}Routes } from '#capabilities/${folder}/server/routes.ts';\n`,
);
insert('server/app.ts', '  ...dashboardRoutes,', `  ...${many}Routes,\n`);
insert(
  'web/routes.tsx',
  'const about = page(',
  `const ${many} = page(() => import('#capabilities/${folder}/web/${folder}-page.tsx').then((module) => module.${page}));\n`,
);
insert('web/routes.tsx', "  { path: '/profile', page: profile },", `  { path: '/${folder}', page: ${many} },\n`);

run('biome', ['check', '--write', `capabilities/${folder}`, 'server/app.ts', 'web/routes.tsx']);
console.log(`
Created capabilities/${folder}, at /${folder}, with its table and tests. Still to do, in this order:
  - describe its real fields: contract.ts, server/tables.ts, web/${one}-form.tsx, web/${one}-card.tsx, and the sample records in the tests
  - npm run migrate:new -- ${folder.replaceAll('-', '_')}
  - say in one sentence what the page is for: web/${folder}-page.tsx
  - add it to the layers in docs/architecture.md: npx vitest run --project unit checks/layers.test.ts says where
  - a column that refers to a household member: store a row in addChildWithRecords of testing/followers.test.ts
  - a field that only a button sets, such as a check box on the card: list it in checks/writable-fields.test.ts
  - add it to the menu, if it belongs there: web/shell/nav.ts, entries in e2e/shell.spec.ts, frameIcons in vite.config.ts
  - tell of it in docs/glossary.md and CHANGELOG.md
testing/every-route.test.ts already checks each of its routes without a session and for another family.
`);

function insert(file: string, before: string, line: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before))
    fail(`${file} has changed and no longer contains "${before}". Register the capability by hand.`);
  writeFileSync(
    path,
    text.replace(before, () => line + before),
  );
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${command} failed`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
