import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { flushDirectory } from './embedded/durable-files.ts';
import type { Bytes } from './embedded/messages.ts';

export class NotABackup extends Error {
  override name = 'NotABackup';
}

/** Writes the backup atomically: a crash leaves the old file or the complete new one. Only its owner can read it. */
export async function writeBackup(file: string, dump: Bytes): Promise<void> {
  const compressed = await promisify(gzip)(dump);
  const temporary = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  rmSync(temporary, { force: true });
  const handle = openSync(temporary, 'wx', 0o600);
  try {
    for (let written = 0; written < compressed.length; ) written += writeSync(handle, compressed, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
  flushDirectory(dirname(file));
}

/** Reads a backup. The gzip checksum detects a damaged file. */
export async function readBackup(file: string): Promise<Bytes> {
  const compressed = readFileSync(file);
  const dump = await promisify(gunzip)(compressed).catch(() => undefined);
  if (!dump?.includes('/PG_VERSION')) throw new NotABackup(`${file} is not a backup of Mothership, or it is damaged.`);
  return new Uint8Array(dump);
}
