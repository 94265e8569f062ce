import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '#server/database/embedded/data-lock.ts';
import type { Bytes } from '#server/database/embedded/messages.ts';
import { type EmbeddedDatabase, openInMemory } from '#server/database/embedded/open-embedded.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'out', 'test-database');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Another version might not understand the engine's files. */
export const engineVersion: string = dependencies['@electric-sql/pglite'];

/** Whoever makes it frees the lock even when killed, so a long wait only means a busy machine. */
const patienceMs = 10 * 60_000;

const ready = new Map<string, Promise<Bytes>>();

/** A dump that one test process makes and all others read. */
export function cachedDump(name: string, version: string, make: () => Promise<EmbeddedDatabase>): Promise<Bytes> {
  const dump = ready.get(name) ?? readOrMake(name, version, make);
  ready.set(name, dump);
  return dump;
}

/** Making a database takes seconds, copying an empty one does not. */
export const emptyDump = () => cachedDump('empty', engineVersion, () => openInMemory());

async function readOrMake(name: string, version: string, make: () => Promise<EmbeddedDatabase>): Promise<Bytes> {
  const file = await cached(name, version, async (unfinished) => {
    const database = await make();
    writeFileSync(unfinished, await database.dump());
    await database.close();
  });
  return new Uint8Array(readFileSync(file));
}

/** Where a file or folder is that one test process makes and all others read. The newest version replaces the older ones. */
export async function cached(name: string, version: string, make: (unfinished: string) => Promise<void>) {
  const path = join(folder, `${name}-${version}`);
  const unfinished = `${path}.unfinished`;
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, `${name}.lock`), patienceMs);
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
