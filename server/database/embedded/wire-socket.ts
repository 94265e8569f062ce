import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** Message types that the database responds to: Query, and Sync at the end of an extended query. */
const typesWithResponse = new Set(['Q', 'S']);
const terminateType = 'X';

/** Acts as a network socket for `pg` and passes the Postgres protocol on to the engine in this process. */
export class WireSocket extends Duplex {
  readonly #openSession: () => Promise<Engine>;
  #engine: Engine | undefined;
  #unread: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #isStarted = false;
  #queue = Promise.resolve();

  constructor(openSession: () => Promise<Engine>) {
    super({ allowHalfOpen: false });
    this.#openSession = openSession;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    for (let message = this.#nextMessage(); message; message = this.#nextMessage()) this.#handleMessage(message);
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#engine?.off('broken', this.#break);
    done(error);
  }

  readonly #break = (error: Error) => void this.destroy(error);

  /** A message consists of a type byte (missing in the startup message), the length of the rest, and the rest. */
  #nextMessage(): Buffer | undefined {
    const typeLength = this.#isStarted ? 1 : 0;
    if (this.#unread.length < typeLength + 4) return undefined;
    const length = typeLength + this.#unread.readInt32BE(typeLength);
    if (this.#unread.length < length) return undefined;
    const message = this.#unread.subarray(0, length);
    this.#unread = this.#unread.subarray(length);
    return message;
  }

  #handleMessage(message: Buffer) {
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.#send(message);
      return;
    }
    const type = String.fromCharCode(message[0] ?? 0);
    // Not passed on, because the engine's only session must outlive its clients.
    if (type === terminateType) return;
    this.#batch.push(message);
    if (!typesWithResponse.has(type)) return;
    this.#send(Buffer.concat(this.#batch));
    this.#batch = [];
  }

  #send(messages: Buffer) {
    const bytes = new Uint8Array(messages);
    this.#queue = this.#queue.then(() => this.#exchange(bytes)).catch(this.#break);
  }

  async #exchange(bytes: Uint8Array<ArrayBuffer>) {
    if (this.destroyed) return;
    this.#engine ??= await this.#openEngine();
    const answer = await this.#engine.exchange(bytes);
    if (!this.destroyed) this.push(answer);
  }

  async #openEngine() {
    const engine = await this.#openSession();
    if (!this.destroyed) engine.on('broken', this.#break);
    return engine;
  }
}
