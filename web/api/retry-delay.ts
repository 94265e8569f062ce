/**
 * Milliseconds that we let a person wait for an answer. Then we show what this browser has stored, and the request goes
 * on.
 */
export const slowAnswerMilliseconds = 5000;

const minRetryMilliseconds = 1000;
const maxRetryMilliseconds = 30_000;

/**
 * Milliseconds to wait before a retry: exponential backoff up to 30 seconds, with jitter so that browsers don't all
 * reconnect at the same moment after a server restart. `random` is from 0 to 1.
 */
export const retryDelay = (attempt: number, random = Math.random()) =>
  Math.min(minRetryMilliseconds * 2 ** attempt, maxRetryMilliseconds) * (0.5 + random);
