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

/** Opens the database in a folder, creating it first (from a dump, if there is one) where there is none. */
export async function openDataFolder(folder: string, { loadDataDir, ...options }: Options): Promise<PGlite> {
  if (!existsSync(folder)) await createDataFolder(folder, { loadDataDir, ...options });
  // The engine makes its files readable for everybody, so the folder around them has to be closed.
  chmodSync(folder, 0o700);
  const files = new DurableFiles(folder);
  const engine = await PGlite.create({ fs: files, startParams: durableStartParams, ...options });
  await assertWritesAreFlushed(engine, files);
  return engine;
}

/** Prepared aside, flushed, and put into place by one rename: neither a crash nor a power cut leaves half a database. */
async function createDataFolder(folder: string, options: Options) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create({ fs: new DurableFiles(unfinished), startParams: durableStartParams, ...options });
  await engine.close();
  flushTree(unfinished);
  renameSync(unfinished, folder);
  flushDirectory(dirname(folder));
}
