const minute = 60_000;
const hour = 60 * minute;
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
const givenUpAfter = 24 * hour;

interface Tried {
  /** Number of tries, including the one that has just failed. */
  tries: number;
  dueAt: number;
  usefulUntil: number;
  /** The delay that the receiver asked for. */
  retryAfterSeconds?: number | undefined;
}

/** When to try again; undefined after a day, or if the message would arrive too late to be useful. */
export function nextTry(at: number, { tries, dueAt, usefulUntil, retryAfterSeconds = 0 }: Tried): number | undefined {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? minute;
  const next = at + Math.max(pause, retryAfterSeconds * 1000);
  return next < Math.min(usefulUntil, dueAt + givenUpAfter) ? next : undefined;
}
