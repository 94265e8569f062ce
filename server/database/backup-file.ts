import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { flushDirectory } from './embedded/durable-files.ts';
import type { Bytes } from './embedded/messages.ts';

export class NotABackup extends Error {
  override name = 'NotABackup';
}

/** Whatever happens meanwhile, under its name there is the old file or the whole new one, readable for its owner only. */
export async function writeBackup(file: string, dump: Bytes): Promise<void> {
  const packed = await promisify(gzip)(dump);
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  rmSync(unfinished, { force: true });
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    for (let written = 0; written < packed.length; ) written += writeSync(handle, packed, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
  flushDirectory(dirname(file));
}

/** Packing adds a checksum, so a file that can be unpacked is the file that was written. */
export async function readBackup(file: string): Promise<Bytes> {
  const packed = readFileSync(file);
  const dump = await promisify(gunzip)(packed).catch(() => undefined);
  if (!dump?.includes('/PG_VERSION')) throw new NotABackup(`${file} is not a backup of Mothership, or it is damaged.`);
  return new Uint8Array(dump);
}
