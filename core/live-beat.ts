/** A stream of live changes says at least this often that it is alive. */
export const beatSeconds = 20;

export interface Change {
  resources: string[];
  /** The browser tab that made it. */
  tab?: string | undefined;
}

/** How a stream begins. Times are milliseconds before it was sent: the two clocks need not agree. */
export interface FirstBeat {
  /** Every change of this time is named. */
  remembers: number;
  changes: (Change & { ago: number })[];
}
