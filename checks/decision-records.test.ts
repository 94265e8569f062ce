import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'docs/decisions');

test('every decision record has a number of its own, which its title repeats', () => {
  const names = readdirSync(folder).toSorted();
  const titles = names.map((name) => readFileSync(join(folder, name), 'utf8').split('.', 1)[0]);
  expect(names.map((name) => name.slice(0, 4))).toEqual(names.map((_, at) => String(at + 1).padStart(4, '0')));
  expect(titles).toEqual(names.map((_, at) => `# ${at + 1}`));
});
