import { expect, test } from 'vitest';
import type { SourceFile } from '#checks/source-files.ts';
import { nearestTests } from './nearest-tests.ts';

const file = (path: string, ...imports: string[]): SourceFile => ({
  path,
  imports,
  text: '',
  lines: 0,
  isTest: /\.test\.tsx?$/.test(path),
});
const files = [
  file('core/dates.ts'),
  file('core/dates.test.ts', 'core/dates.ts'),
  file('capabilities/meals/contract.ts', 'core/dates.ts'),
  file('capabilities/meals/server/store.ts', 'capabilities/meals/contract.ts'),
  file('capabilities/meals/server/routes.ts', 'capabilities/meals/server/store.ts'),
  file('capabilities/meals/server/routes.test.ts', 'testing/test-app.ts'),
  file('capabilities/meals/web/page.tsx', 'capabilities/meals/contract.ts'),
  file('capabilities/meals/web/page.test.tsx', 'capabilities/meals/web/page.tsx'),
  file('capabilities/wand/tools.ts', 'capabilities/meals/contract.ts'),
  file('capabilities/wand/tools.test.ts', 'capabilities/wand/tools.ts'),
  file('testing/test-app.ts'),
];

test.each<[changed: string, tests: string[]]>([
  ['core/dates.ts', ['core/dates.test.ts']],
  ['core/dates.test.ts', ['core/dates.test.ts']],
  ['capabilities/meals/server/store.ts', ['capabilities/meals/server/routes.test.ts']],
  ['capabilities/meals/contract.ts', ['capabilities/meals/web/page.test.tsx']],
  ['capabilities/wand/tools.ts', ['capabilities/wand/tools.test.ts']],
  ['testing/test-app.ts', ['capabilities/meals/server/routes.test.ts']],
  ['docs/architecture.md', []],
])('after a change of %s the nearest tests are %s', (changed, tests) => {
  expect(nearestTests([changed], files)).toEqual(tests);
});

test('the closest tests come first', () => {
  expect(
    nearestTests(['capabilities/meals/contract.ts', 'capabilities/wand/tools.ts', 'core/dates.ts'], files),
  ).toEqual(['capabilities/wand/tools.test.ts', 'core/dates.test.ts', 'capabilities/meals/web/page.test.tsx']);
});

test('each test is named once, however many changed files it is nearest to', () => {
  expect(nearestTests(['capabilities/meals/server/store.ts', 'capabilities/meals/server/routes.ts'], files)).toEqual([
    'capabilities/meals/server/routes.test.ts',
  ]);
});
