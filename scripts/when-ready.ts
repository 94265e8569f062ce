import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Waits for the line with which a program of ours says that it is ready, and goes on reading: a full pipe would hold it up. */
export async function whenReady(program: { stdout: Readable }) {
  const lines = createInterface(program.stdout);
  const ended = once(lines, 'close').then(() => {
    throw new Error('The program ended before it was ready.');
  });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => /\bready\b/.test(line) && resolve());
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
}
