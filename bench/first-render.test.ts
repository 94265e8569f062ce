import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameSize, grownSince, limits, routeSizes } from './first-render.ts';

const build = join(import.meta.dirname, '../out/web');
const sizes = routeSizes(build);
const frame = frameSize(build);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Hint for failures. Module sizes are before minification and compression. */
const advice = `
Grown since the last saved frame: ${grownSince(frame.modules).slice(0, 8).join(', ') || 'nothing'}.
\`node bench/route-sizes.ts --frame\` shows all modules. Use lazyPiece for code that a screen doesn't need at first.`;

test('the build contains the known pages', () => {
  expect(sizes.map(({ page }) => page)).toEqual(expect.arrayContaining(['household-page', 'children-page']));
});

test('the frame, which every signed-in screen loads first, has at most 96 kB of gzipped JavaScript', () => {
  const { gzipBytes } = frame;
  expect(gzipBytes).toBeGreaterThan(50_000);
  expect(
    gzipBytes,
    `The frame has ${kilobytes(gzipBytes)}, at most ${kilobytes(limits.frame)}.${advice}`,
  ).toBeLessThanOrEqual(limits.frame);
});

test.each(sizes)('the first render of $page needs at most 100 kB, including the frame', ({ page, gzipBytes }) => {
  const message = `${page} has ${kilobytes(gzipBytes)}, at most ${kilobytes(limits.screen)}; ${kilobytes(frame.gzipBytes)} of it are the frame.`;
  expect(gzipBytes, message + advice).toBeLessThanOrEqual(limits.screen);
});
