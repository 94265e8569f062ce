import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frameSize, grownSince, limits, routeSizes, savedFrameFile } from './first-render.ts';

/**
 * Prints the JavaScript that each screen loads first. `--frame` lists the frame's modules and what has grown; `--keep`
 * saves the current frame as the reference for later growth.
 */
const { values } = parseArgs({ options: { frame: { type: 'boolean' }, keep: { type: 'boolean' } } });
const build = join(import.meta.dirname, '../out/web');
const line = (name: string, bytes: number, note = '') =>
  console.log(`${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzip ${note}`);

const frame = frameSize(build);
if (values.keep)
  writeFileSync(
    savedFrameFile,
    `${JSON.stringify(Object.fromEntries(frame.modules.map(({ module, bytes }) => [module, bytes])), null, 2)}\n`,
  );
line('the frame', frame.gzipBytes, `(at most ${limits.frame / 1000})`);
if (values.frame) {
  for (const { module, bytes } of frame.modules)
    console.log(`  ${String(bytes).padStart(7)} bytes before packing  ${module}`);
  console.log(`  grown: ${grownSince(frame.modules).join(', ') || 'nothing'}`);
}
for (const { page, files, gzipBytes } of routeSizes(build)) line(page, gzipBytes, `in ${files} files`);
