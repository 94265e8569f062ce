import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '#server/database/embedded/data-lock.ts';
import type { Bytes } from '#server/database/embedded/messages.ts';
import { type EmbeddedDatabase, openInMemory } from '#server/database/embedded/open-embedded.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'out', 'test-database');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Part of the cache key, because another version might not read the engine's files. */
export const engineVersion: string = dependencies['@electric-sql/pglite'];

/** The lock is released even if its owner is killed, so a long wait only means a busy machine. */
const lockTimeoutMs = 10 * 60_000;

const dumps = new Map<string, Promise<Bytes>>();

/** A database dump that one test process creates and all others read. */
export function cachedDump(name: string, version: string, make: () => Promise<EmbeddedDatabase>): Promise<Bytes> {
  const dump = dumps.get(name) ?? readOrMake(name, version, make);
  dumps.set(name, dump);
  return dump;
}

/** Creating a database takes seconds; copying an empty one does not. */
export const emptyDump = () => cachedDump('empty', engineVersion, () => openInMemory());

async function readOrMake(name: string, version: string, make: () => Promise<EmbeddedDatabase>): Promise<Bytes> {
  const file = await cachedPath(name, version, async (unfinished) => {
    const database = await make();
    writeFileSync(unfinished, await database.dump());
    await database.close();
  });
  return new Uint8Array(readFileSync(file));
}

/** Path of a file or folder that one test process creates and all others read. A new version replaces the old ones. */
export async function cachedPath(name: string, version: string, make: (unfinished: string) => Promise<void>) {
  const path = join(folder, `${name}-${version}`);
  const unfinished = `${path}.unfinished`;
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, `${name}.lock`), lockTimeoutMs);
  try {
    if (!existsSync(path)) {
      for (const old of readdirSync(folder))
        if (old.startsWith(`${name}-`)) rmSync(join(folder, old), { recursive: true });
      await make(unfinished);
      renameSync(unfinished, path);
    }
    return path;
  } finally {
    lock?.release();
  }
}
