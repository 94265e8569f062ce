import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every dependency is explained in docs/dependencies.md', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const explanations = read('docs/dependencies.md');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  expect(names.filter((name) => !explanations.includes(`\`${name}\``))).toEqual([]);
});

test('every version is exact, and the lockfile contains no download URLs', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(read('package-lock.json')).not.toContain('"resolved"');
});
