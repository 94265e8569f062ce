import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of the engine's file layer that we override. It's internal, so the engine's version is pinned. */
interface EngineFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

const ioErrorNumber = 29;

/** Adds fsync, which the engine's file layer lacks: without it a power cut could lose or corrupt committed data. */
export class DurableFiles extends NodeFS {
  flushes = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    prepared.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as EngineFiles;
      files.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) flushDirectory(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
        } catch {
          return ioErrorNumber;
        }
        this.flushes += 1;
        return 0;
      };
    });
    return prepared;
  }
}

/** Without -F the engine flushes its writes, and fsync is the only sync method that reaches `DurableFiles`. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

export async function assertWritesAreFlushed(engine: PGlite, files: DurableFiles) {
  const before = files.flushes;
  await engine.query(`select pg_logical_emit_message(true, 'mothership', 'Does this reach the disk?')`);
  if (files.flushes === before)
    throw new Error(
      'It does not flush its writes to the disk, so a power cut could lose them. Refusing to work like that.',
    );
}

export function flushTree(directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path, 'r+');
  }
  flushDirectory(directory);
}

export function flushDirectory(path: string) {
  // Windows can't flush a directory, and doesn't need to.
  if (process.platform !== 'win32') flush(path, 'r');
}

function flush(path: string, mode: 'r' | 'r+') {
  const file = openSync(path, mode);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
