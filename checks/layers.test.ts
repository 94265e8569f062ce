import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layers, upward } from './layers.ts';
import { root, sourceFiles } from './source-files.ts';

test('capabilities import only what stands below them', () => {
  expect(layers().circles, 'these import each other in a circle; `follow` or a registry turns one around').toEqual([]);
});

test('at most three imports go up, and each of them is still there', () => {
  const imports = sourceFiles().flatMap(({ path, imports, isTest }) =>
    isTest ? [] : imports.map((to) => `${path.split('/')[1]} -> ${to.split('/')[1]}`),
  );
  expect(Object.keys(upward).filter((one) => !imports.includes(one))).toEqual([]);
  expect(Object.keys(upward).length).toBeLessThanOrEqual(3);
});

test('docs/architecture.md shows the layers as they are', () => {
  const [, section = ''] = /## Layers\n([^#]*)/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? [];
  const written = section.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(written, 'write these lines there').toEqual(
    layers().layers.map((names, level) => `${level + 1}. ${names.join(', ')}`),
  );
});
