interface FetchLimits {
  /** Timeout until the response starts. */
  responseTimeoutMs: number;
  /** Maximum size of the decompressed response; unlimited if undefined. */
  maxBytes?: number;
}

/** The response exceeded the size limit. */
export class TooLarge extends Error {}

/**
 * Creates a `fetch` for URLs that the operator configured. It allows only these exact origins and no redirects, and
 * limits the time until the response starts. After that, only the caller's signal ends the stream.
 */
export function createConfiguredFetcher(
  allowedOrigins: readonly string[],
  { responseTimeoutMs, maxBytes }: FetchLimits = { responseTimeoutMs: 10_000 },
): typeof fetch {
  const origins = new Set(allowedOrigins.map((address) => new URL(address).origin));

  return async function fetchConfigured(input, init) {
    const request = input instanceof Request ? input : { url: input, signal: undefined };
    const { origin } = new URL(request.url);
    if (!origins.has(origin)) throw new Error(`${origin} is not among the configured addresses`);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error(`${origin} did not answer in time`)), responseTimeoutMs);
    // Uses the caller's own signal, because a Request created here would lose its copy when it is garbage-collected.
    const caller = init?.signal ?? request.signal;
    const signal = caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal;
    try {
      const response = await fetch(input, { ...init, redirect: 'error', signal });
      if (maxBytes === undefined || !response.body) return response;
      return new Response(response.body.pipeThrough(limitBytes(maxBytes)), response);
    } finally {
      clearTimeout(timer);
    }
  };
}

function limitBytes(maxBytes: number) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, output) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) output.error(new TooLarge(`The response has more than ${maxBytes} bytes`));
      else output.enqueue(piece);
    },
  });
}
