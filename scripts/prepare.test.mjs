import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfWebSources, isInstalled } from './prepare.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mothership-prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const lock = (path, packages) => write(path, JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } }));

test('isInstalled compares the installed packages with the lockfile, version by version', () => {
  const zod = { version: '4.0.0' };
  const optional = { version: '1.0.0', optional: true };
  lock('package-lock.json', { 'node_modules/zod': zod, 'node_modules/only-on-a-mac': optional });
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/node/bin/node', '');
  expect(isInstalled(folder)).toBe(false);
  lock('node_modules/.package-lock.json', {});
  expect(isInstalled(folder)).toBe(false);
  lock('node_modules/.package-lock.json', { 'node_modules/zod': zod });
  expect(isInstalled(folder)).toBe(true);
  lock('node_modules/.package-lock.json', { 'node_modules/zod': { version: '3.9.9' } });
  expect(isInstalled(folder)).toBe(false);
  lock('node_modules/.package-lock.json', {
    'node_modules/zod': zod,
    'node_modules/only-on-a-mac': { version: '0.9.0' },
  });
  expect(isInstalled(folder)).toBe(false);
});

test('the hash of the web sources changes only with the name or content of a source file', () => {
  const seen = new Set();
  const isNew = () => {
    const hash = hashOfWebSources(folder);
    return !seen.has(hash) && Boolean(seen.add(hash));
  };
  write('web/main.tsx', 'one');
  expect(isNew()).toBe(true);
  expect(isNew()).toBe(false);
  write('web/main.tsx', 'two');
  expect(isNew()).toBe(true);
  write('web/ui/button.tsx', '');
  expect(isNew()).toBe(true);
  write('capabilities/household/rules.ts', '');
  expect(isNew()).toBe(true);
  write('vite.config.ts', '');
  expect(isNew()).toBe(true);
  write('capabilities/household/server/routes.ts', '');
  write('capabilities/household/rules.test.ts', '');
  write('server/main.ts', '');
  expect(isNew()).toBe(false);
});
