import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { openDataFolder } from './data-folder.ts';
import type { Bytes, EngineReply, EngineRequest, EngineStart } from './messages.ts';

/** Runs the engine in a worker thread, so that a slow query blocks only other queries and not the event loop. */

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only.');

const sendReply = (message: EngineReply, bytes?: Bytes) => port.postMessage(message, bytes ? [bytes.buffer] : []);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

let lastFatalMessage: string | undefined;

function onStderr(line: string) {
  lastFatalMessage =
    /^\S{1,40} \S{1,40} \S{1,40} \[\d{1,20}\] (?:FATAL|PANIC): {1,9}(.{0,2000})/.exec(line)?.[1] ?? lastFatalMessage;
  return false;
}

async function openEngine(start: EngineStart) {
  const options = { loadDataDir: start.dump && new Blob([start.dump]), pgliteWasmModule: start.code, onStderr };
  return start.folder ? openDataFolder(start.folder, options) : PGlite.create(options);
}

function reportAndExit(error: unknown): never {
  sendReply({ type: 'broken', reason: lastFatalMessage ?? reasonOf(error) });
  process.exit(1);
}

const ordinaryErrorStatus = 100;

/** Ends the thread after a panic or trap, because memory may be corrupt. A restart recovers from the engine's log. */
function exitOnPanic({ Module: module }: PGlite) {
  const processNext = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      processNext();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ordinaryErrorStatus) reportAndExit(error);
      throw error;
    }
  };
}

async function answerRequest(engine: PGlite, request: EngineRequest): Promise<Bytes | undefined> {
  switch (request.type) {
    case 'messages': {
      const parts: Uint8Array[] = [];
      const onRawData = (part: Uint8Array) => parts.push(part.slice());
      await engine.runExclusive(() => engine.execProtocolRawStream(request.bytes, { onRawData }));
      return concatenate(parts);
    }
    case 'statements':
      await engine.exec(request.sql);
      return undefined;
    case 'dump':
      return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await engine.close();
      return undefined;
  }
}

/** Not Buffer.concat, because pooled memory can't be transferred to another thread. */
function concatenate(parts: Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const engine = await openEngine(workerData as EngineStart).catch(reportAndExit);
exitOnPanic(engine);
port.on('message', async ({ id, ...request }: EngineRequest & { id: number }) => {
  try {
    const bytes = await answerRequest(engine, request);
    sendReply({ type: 'done', id, bytes }, bytes);
  } catch (error) {
    sendReply({ type: 'refused', id, reason: reasonOf(error) });
  }
});
sendReply({ type: 'ready' });
