/** What the program and the engine's thread say to each other. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface EngineStart {
  /** The engine's code, compiled. */
  code: object;
  /** Without a folder the data is kept in memory and goes with the engine. */
  folder?: string | undefined;
  /** A tar file made by `dump`, to fill a new database with. */
  dump?: Bytes | undefined;
}

export type EngineRequest =
  /** Messages of the Postgres protocol, up to one that asks for an answer. */
  { is: 'messages'; bytes: Bytes } | { is: 'statements'; sql: string } | { is: 'dump' } | { is: 'close' };

export type EngineReply =
  | { is: 'ready' }
  | { is: 'done'; id: number; bytes?: Bytes | undefined }
  | { is: 'refused'; id: number; reason: string }
  /** The engine cannot go on; its thread ends. */
  | { is: 'broken'; reason: string };
