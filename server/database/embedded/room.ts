import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { EmbeddedDatabaseError } from './engine.ts';

/** Two segments of the engine's log: with less it may stop at any write. */
const leastRoomInBytes = 32 * 1024 * 1024;

/** Looks from outside whether the engine could write: nothing is written for it. */
export async function assertRoom(folder: string, leastBytes = leastRoomInBytes) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastBytes)
    throw new EmbeddedDatabaseError(`The embedded database is about to stop: No space left on device at ${folder}`);
  await access(folder, constants.W_OK);
}
