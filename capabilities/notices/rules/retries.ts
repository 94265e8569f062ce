const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const retryPauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const givenUpAfter = 24 * hourMs;

interface TriedNotice {
  /** Number of tries, including the one that has just failed. */
  tries: number;
  dueAt: number;
  usefulUntil: number;
  /** The delay that the receiver asked for. */
  retryAfterSeconds?: number | undefined;
}

/** When to try again; undefined after a day, or if the message would arrive too late to be useful. */
export function nextTry(
  at: number,
  { tries, dueAt, usefulUntil, retryAfterSeconds = 0 }: TriedNotice,
): number | undefined {
  const pause = retryPauses[Math.min(tries, retryPauses.length) - 1] ?? minuteMs;
  const next = at + Math.max(pause, retryAfterSeconds * 1000);
  return next < Math.min(usefulUntil, dueAt + givenUpAfter) ? next : undefined;
}
