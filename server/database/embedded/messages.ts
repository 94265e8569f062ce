/** Messages between the main thread and the engine's thread. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface EngineStart {
  /** The engine's compiled WebAssembly module. */
  code: object;
  /** If undefined, the data is kept in memory and lost with the engine. */
  folder?: string | undefined;
  /** A tar file made by `dump`, used to create a new database. */
  dump?: Bytes | undefined;
}

export type EngineRequest =
  /** Postgres protocol messages; the last one expects a response. */
  { type: 'messages'; bytes: Bytes } | { type: 'statements'; sql: string } | { type: 'dump' } | { type: 'close' };

export type EngineReply =
  | { type: 'ready' }
  | { type: 'done'; id: number; bytes?: Bytes | undefined }
  | { type: 'refused'; id: number; reason: string }
  /** The engine failed and its thread ends. */
  | { type: 'broken'; reason: string };
