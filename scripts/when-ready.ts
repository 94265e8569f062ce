import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Waits until one of our programs prints that it is ready. */
export const whenReady = (program: { stdout: Readable }) => whenPrinted(program, /\bready\b/);

/** Waits for a matching line of output. Keeps reading afterwards, because a full pipe would block the program. */
export async function whenPrinted(program: { stdout: Readable }, pattern: RegExp) {
  const lines = createInterface(program.stdout);
  const ended = once(lines, 'close').then(() => {
    throw new Error('The program ended before it was ready.');
  });
  const printed = new Promise<void>((resolve) => {
    lines.on('line', (line) => pattern.test(line) && resolve());
  });
  await Promise.race([printed, ended]);
  ended.catch(() => {});
}
