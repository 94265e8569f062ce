import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CapabilityName, capabilityFiles, variable } from './new/capability-files.ts';

/**
 * `npm run new -- chores`: writes a capability that works, from table to screen, with its tests, enters it where the product is put
 * together, and makes its migration. `--one child` says what one of them is called where the plural is not made with an s.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
const [folder = ''] = positionals;
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(folder)) fail('Name it in the plural, with hyphens: npm run new -- chores');
const one = values.one ?? folder.replace(/s$/, '');
if (!kebab.test(one) || one === folder) fail(`Say what one of them is called: npm run new -- ${folder} --one ...`);
const root = resolve(import.meta.dirname, '..');
const target = join(root, 'capabilities', folder);
if (existsSync(target)) fail(`There is a capability ${folder} already`);

const name: CapabilityName = { folder, one };
for (const [file, text] of Object.entries(capabilityFiles(name))) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const many = variable(folder);
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
run('drizzle-kit', ['generate', '--name', folder.replaceAll('-', '_')]);
console.log(`
capabilities/${folder} is there, at /${folder}, with its table and its tests. What is left to you:
  - a line in docs/architecture.md where it stands among the layers: npm test -- unit says where
  - its place in the menu, if it has one: web/shell/nav.ts
  - what its records really are: contract.ts, server/tables.ts, web/${one}-form.tsx, web/${one}-card.tsx
`);

function insert(file: string, before: string, line: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before))
    fail(`${file} has changed: there is no "${before}" any more. Enter the capability by hand.`);
  writeFileSync(
    path,
    text.replace(before, () => line + before),
  );
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${command} failed`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
