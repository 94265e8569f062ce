/** The live stream sends a beat (keep-alive) at least this often. */
export const beatSeconds = 20;

export interface Change {
  resources: string[];
  /** Id of the browser tab that made the change. */
  tab?: string | undefined;
}

/** First message of a live stream. Times are milliseconds before sending, so the two clocks don't have to agree. */
export interface FirstBeat {
  /** How far back `changes` is complete, in milliseconds before the beat. */
  completeForMs: number;
  changes: (Change & { msAgo: number })[];
}
