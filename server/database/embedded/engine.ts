import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bytes, EngineReply, EngineRequest, EngineStart } from './messages.ts';

/** A failure of the embedded database itself and not of a query: a full or broken disk, or a dead thread. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** WebAssembly is missing from Node's types. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile(code: Uint8Array): Promise<object> } };

/** Compiled once per process and shared by all engines, because compiling takes half of the startup time. */
let compiledEngineCode: Promise<object> | undefined;
const compileEngineCode = async () =>
  WebAssembly.compile(await readFile(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))));

/** Main-thread handle of the engine's worker thread. Emits `broken` once if the thread ends unexpectedly. */
export class Engine extends EventEmitter<{ broken: [EmbeddedDatabaseError] }> {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<Bytes | undefined>>();
  readonly #ready = Promise.withResolvers<void>();
  #lastId = 0;
  #reason = 'its thread ended';
  #fault: EmbeddedDatabaseError | undefined;

  static async start(start: Omit<EngineStart, 'code'>): Promise<Engine> {
    compiledEngineCode ??= compileEngineCode().catch((error) => {
      compiledEngineCode = undefined;
      throw error;
    });
    const engine = new Engine({ ...start, code: await compiledEngineCode });
    await engine.#ready.promise;
    return engine;
  }

  private constructor(start: EngineStart) {
    super();
    this.setMaxListeners(0);
    this.#worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: start, execArgv: [] });
    this.#worker.on('message', (reply: EngineReply) => this.#handleReply(reply));
    this.#worker.on('error', (error) => {
      this.#reason = error.message;
    });
    // Only after the exit is it certain that nothing uses the files, so that another engine can be started on them.
    this.#worker.on('exit', () => this.#fail());
  }

  /** Sends Postgres protocol messages to the engine and returns its response. */
  async exchange(bytes: Bytes): Promise<Bytes> {
    return (await this.#request({ type: 'messages', bytes })) ?? new Uint8Array();
  }

  async execute(sql: string): Promise<void> {
    await this.#request({ type: 'statements', sql });
  }

  /** Returns all files of the database as one tar file. */
  async dump(): Promise<Bytes> {
    return (await this.#request({ type: 'dump' })) ?? new Uint8Array();
  }

  async close(): Promise<void> {
    if (this.#fault) return;
    try {
      await this.#request({ type: 'close' });
    } finally {
      this.#fault ??= new EmbeddedDatabaseError('The embedded database is closed.');
      await this.#worker.terminate();
    }
  }

  #request(request: EngineRequest): Promise<Bytes | undefined> {
    if (this.#fault) return Promise.reject(this.#fault);
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<Bytes | undefined>();
    this.#pending.set(id, answer);
    this.#worker.postMessage({ id, ...request });
    return answer.promise;
  }

  #handleReply(reply: EngineReply) {
    switch (reply.type) {
      case 'ready':
        return this.#ready.resolve();
      case 'broken':
        this.#reason = reply.reason;
        return;
      case 'done':
        this.#pending.get(reply.id)?.resolve(reply.bytes);
        this.#pending.delete(reply.id);
        return;
      case 'refused':
        this.#pending.get(reply.id)?.reject(new EmbeddedDatabaseError(reply.reason));
        this.#pending.delete(reply.id);
    }
  }

  #fail() {
    if (this.#fault) return;
    const fault = new EmbeddedDatabaseError(`The embedded database stopped: ${this.#reason}`);
    this.#fault = fault;
    this.#ready.reject(fault);
    for (const answer of this.#pending.values()) answer.reject(fault);
    this.#pending.clear();
    this.emit('broken', fault);
  }
}
