import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bytes, EngineReply, EngineRequest, EngineStart } from './messages.ts';

/** The embedded database itself is at fault, not a query: a full or broken disk, or a thread that died. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Types of a browser know it, those of Node do not. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile(code: Uint8Array): Promise<object> } };

/** Compiled once for all engines of a process: it is half of what a start takes. */
let compiledCode: Promise<object> | undefined;
const compileCode = async () =>
  WebAssembly.compile(await readFile(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))));

/** The program's end of the engine's thread. Emits `broken` with the error, once, if the thread ends unasked. */
export class Engine extends EventEmitter<{ broken: [EmbeddedDatabaseError] }> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Bytes | undefined>>();
  readonly #ready = Promise.withResolvers<void>();
  #lastId = 0;
  #complaint = 'its thread ended';
  #fault: EmbeddedDatabaseError | undefined;

  static async start(start: Omit<EngineStart, 'code'>): Promise<Engine> {
    compiledCode ??= compileCode().catch((error) => {
      compiledCode = undefined;
      throw error;
    });
    const engine = new Engine({ ...start, code: await compiledCode });
    await engine.#ready.promise;
    return engine;
  }

  private constructor(start: EngineStart) {
    super();
    this.setMaxListeners(0);
    this.#worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: start, execArgv: [] });
    this.#worker.on('message', (reply: EngineReply) => this.#hear(reply));
    this.#worker.on('error', (error) => {
      this.#complaint = error.message;
    });
    // Only now is it certain that nothing touches the files any more, and that another engine may be started on them.
    this.#worker.on('exit', () => this.#breakDown());
  }

  /** Passes on messages of the Postgres protocol and answers with everything that the database said to them. */
  async exchange(bytes: Bytes): Promise<Bytes> {
    return (await this.#ask({ is: 'messages', bytes })) ?? new Uint8Array();
  }

  async execute(sql: string): Promise<void> {
    await this.#ask({ is: 'statements', sql });
  }

  /** All files of the database as one tar file. */
  async dump(): Promise<Bytes> {
    return (await this.#ask({ is: 'dump' })) ?? new Uint8Array();
  }

  async close(): Promise<void> {
    if (this.#fault) return;
    try {
      await this.#ask({ is: 'close' });
    } finally {
      this.#fault ??= new EmbeddedDatabaseError('The embedded database is closed.');
      await this.#worker.terminate();
    }
  }

  #ask(request: EngineRequest): Promise<Bytes | undefined> {
    if (this.#fault) return Promise.reject(this.#fault);
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<Bytes | undefined>();
    this.#waiting.set(id, answer);
    this.#worker.postMessage({ id, ...request });
    return answer.promise;
  }

  #hear(reply: EngineReply) {
    switch (reply.is) {
      case 'ready':
        return this.#ready.resolve();
      case 'broken':
        this.#complaint = reply.reason;
        return;
      case 'done':
        this.#waiting.get(reply.id)?.resolve(reply.bytes);
        this.#waiting.delete(reply.id);
        return;
      case 'refused':
        this.#waiting.get(reply.id)?.reject(new EmbeddedDatabaseError(reply.reason));
        this.#waiting.delete(reply.id);
    }
  }

  #breakDown() {
    if (this.#fault) return;
    const fault = new EmbeddedDatabaseError(`The embedded database stopped: ${this.#complaint}`);
    this.#fault = fault;
    this.#ready.reject(fault);
    for (const answer of this.#waiting.values()) answer.reject(fault);
    this.#waiting.clear();
    this.emit('broken', fault);
  }
}
