import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import {
  assertWritesAreFlushed,
  DurableFiles,
  durableStartParams,
  flushDirectory,
  flushTree,
} from './durable-files.ts';

type Options = Pick<PGliteOptions, 'onStderr' | 'loadDataDir' | 'pgliteWasmModule'>;

/** Opens the database in a folder. If the folder doesn't exist, creates it, from a dump if there is one. */
export async function openDataFolder(folder: string, { loadDataDir, ...options }: Options): Promise<PGlite> {
  if (!existsSync(folder)) await createDataFolder(folder, { loadDataDir, ...options });
  // The engine creates world-readable files, so the folder itself must be private.
  chmodSync(folder, 0o700);
  const files = new DurableFiles(folder);
  const engine = await PGlite.create({ fs: files, startParams: durableStartParams, ...options });
  await assertWritesAreFlushed(engine, files);
  return engine;
}

/** Creates and flushes the database in a temporary folder, then renames it: a crash can't leave a partial one. */
async function createDataFolder(folder: string, options: Options) {
  const temporary = `${folder}.unfinished`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create({ fs: new DurableFiles(temporary), startParams: durableStartParams, ...options });
  await engine.close();
  flushTree(temporary);
  renameSync(temporary, folder);
  flushDirectory(dirname(folder));
}
