import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeSizes } from './first-render.ts';

const sizes = routeSizes(join(import.meta.dirname, '../out/web'));

test('the build has the pages that exist so far', () => {
  expect(sizes.map(({ page }) => page)).toEqual(expect.arrayContaining(['household-page', 'children-page']));
});

test.each(sizes)('the first render of $page needs at most 100 kB of gzipped JavaScript', ({ gzipBytes }) => {
  expect(gzipBytes).toBeGreaterThan(50_000);
  expect(gzipBytes).toBeLessThanOrEqual(100_000);
});
