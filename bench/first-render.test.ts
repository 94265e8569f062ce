import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameSize, grownSince, limits, routeSizes } from './first-render.ts';

const build = join(import.meta.dirname, '../out/web');
const sizes = routeSizes(build);
const frame = frameSize(build);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Who has to look where. Bytes of modules are those before they are minified and packed. */
const advice = `
Grown since the frame was last kept: ${grownSince(frame.modules).slice(0, 8).join(', ') || 'nothing'}.
\`node bench/route-sizes.ts --frame\` shows all of it. What a screen does not need at once is a lazyPiece.`;

test('the build has the pages that exist so far', () => {
  expect(sizes.map(({ page }) => page)).toEqual(expect.arrayContaining(['household-page', 'children-page']));
});

test('the frame, which every signed-in screen loads first, is at most 96 kB of gzipped JavaScript', () => {
  const { gzipBytes } = frame;
  expect(gzipBytes).toBeGreaterThan(50_000);
  expect(
    gzipBytes,
    `The frame has ${kilobytes(gzipBytes)}, at most ${kilobytes(limits.frame)}.${advice}`,
  ).toBeLessThanOrEqual(limits.frame);
});

test.each(sizes)('the first render of $page needs at most 100 kB, the frame included', ({ page, gzipBytes }) => {
  const own = `${page} has ${kilobytes(gzipBytes)}, at most ${kilobytes(limits.screen)}; ${kilobytes(frame.gzipBytes)} of it are the frame.`;
  expect(gzipBytes, own + advice).toBeLessThanOrEqual(limits.screen);
});
