import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layers, upwardImports } from './layers.ts';
import { root, sourceFiles } from './source-files.ts';

test('capabilities import only from layers below their own', () => {
  expect(
    layers().cycles,
    'these capabilities import each other; reverse one import with `follow` or a registry',
  ).toEqual([]);
});

test('at most three imports go up, and each listed one still exists', () => {
  const imports = sourceFiles().flatMap(({ path, imports, isTest }) =>
    isTest ? [] : imports.map((to) => `${path.split('/')[1]} -> ${to.split('/')[1]}`),
  );
  expect(Object.keys(upwardImports).filter((listed) => !imports.includes(listed))).toEqual([]);
  expect(Object.keys(upwardImports).length).toBeLessThanOrEqual(3);
});

test('docs/architecture.md lists the actual layers', () => {
  const [, section = ''] = /## Layers\n([^#]*)/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? [];
  const documented = section.split('\n').filter((line) => /^\d+\. /.test(line));
  const actual = layers().layers.map((names, level) => `${level + 1}. ${names.join(', ')}`);
  expect(documented, `docs/architecture.md must list these layers:\n${actual.join('\n')}\n`).toEqual(actual);
});
