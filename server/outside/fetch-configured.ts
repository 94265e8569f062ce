interface Patience {
  /** Until the answer begins. */
  answerWithinMs: number;
}

/**
 * The `fetch` for addresses that the operator configured: exact origins, no redirects, and a limit until the answer begins.
 * What streams afterwards is ended by the caller's own signal.
 */
export function createConfiguredFetcher(
  allowedOrigins: readonly string[],
  { answerWithinMs }: Patience = { answerWithinMs: 10_000 },
): typeof fetch {
  const origins = new Set(allowedOrigins.map((address) => new URL(address).origin));

  return async function fetchConfigured(input, init) {
    const given = input instanceof Request ? input : { url: input, signal: undefined };
    const { origin } = new URL(given.url);
    if (!origins.has(origin)) throw new Error(`${origin} is not among the configured addresses`);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`${origin} did not answer in time`)), answerWithinMs);
    // The caller's own signal is listened to: one copied by a Request made here is lost when that is garbage-collected.
    const caller = init?.signal ?? given.signal;
    const signal = caller ? AbortSignal.any([caller, late.signal]) : late.signal;
    try {
      return await fetch(input, { ...init, redirect: 'error', signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
