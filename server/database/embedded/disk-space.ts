import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { EmbeddedDatabaseError } from './engine.ts';

/** Two segments of the write-ahead log. With less free space, any write may stop the engine. */
const minFreeBytes = 32 * 1024 * 1024;

/** Checks free space and permissions without writing anything. */
export async function assertDiskSpace(folder: string, minBytes = minFreeBytes) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minBytes)
    throw new EmbeddedDatabaseError(`The embedded database is about to stop: No space left on device at ${folder}`);
  await access(folder, constants.W_OK);
}
