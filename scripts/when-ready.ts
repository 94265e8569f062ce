import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Waits for the line with which a program of ours says that it is ready. */
export const whenReady = (program: { stdout: Readable }) => whenItSays(program, /\bready\b/);

/** Waits for a line of a program of ours, and goes on reading: a full pipe would hold it up. */
export async function whenItSays(program: { stdout: Readable }, words: RegExp) {
  const lines = createInterface(program.stdout);
  const ended = once(lines, 'close').then(() => {
    throw new Error('The program ended before it was ready.');
  });
  const said = new Promise<void>((resolve) => {
    lines.on('line', (line) => words.test(line) && resolve());
  });
  await Promise.race([said, ended]);
  ended.catch(() => {});
}
