interface Patience {
  /** Until the answer begins. */
  answerWithinMs: number;
  /** Of the whole answer, unpacked; without it whatever comes. */
  maxBytes?: number;
}

/** The answer was longer than any may be. */
export class TooLarge extends Error {}

/**
 * The `fetch` for addresses that the operator configured: exact origins, no redirects, and a limit until the answer begins.
 * What streams afterwards is ended by the caller's own signal.
 */
export function createConfiguredFetcher(
  allowedOrigins: readonly string[],
  { answerWithinMs, maxBytes }: Patience = { answerWithinMs: 10_000 },
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
      const answer = await fetch(input, { ...init, redirect: 'error', signal });
      if (maxBytes === undefined || !answer.body) return answer;
      return new Response(answer.body.pipeThrough(atMost(maxBytes)), answer);
    } finally {
      clearTimeout(timer);
    }
  };
}

function atMost(maxBytes: number) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, answer) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) answer.error(new TooLarge(`More than ${maxBytes} bytes came`));
      else answer.enqueue(piece);
    },
  });
}
