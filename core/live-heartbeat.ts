/** The live stream sends a heartbeat at least this often. */
export const heartbeatSeconds = 20;

export interface LiveChange {
  resources: string[];
  /** Id of the browser tab that made the change. */
  tab?: string | undefined;
}

/** First message of a live stream. Times are milliseconds before sending, so the two clocks don't have to agree. */
export interface FirstHeartbeat {
  /** How far back `changes` is complete, in milliseconds before the heartbeat. */
  completeForMs: number;
  changes: (LiveChange & { msAgo: number })[];
}
