import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every dependency is chosen: docs/dependencies.md says why', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const named = read('docs/dependencies.md');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  expect(names.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

test('every version is exact, and the lockfile names no place to download from', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(read('package-lock.json')).not.toContain('"resolved"');
});
