import { tooMany } from './errors.ts';

/** Takes a token from the key's bucket; throws a 429 if there is none. */
export type RateLimit = (key: string) => void;

interface Bucket {
  tokens: number;
  at: number;
}

/** Creates a token bucket per key (a person or an address), in the memory of this process. */
export function createRateLimit({
  burst,
  perSecond,
  now = () => performance.now(),
}: {
  burst: number;
  perSecond: number;
  now?: () => number;
}): RateLimit {
  const buckets = new Map<string, Bucket>();
  const refillMilliseconds = (burst / perSecond) * 1000;
  let sweepAt = now() + refillMilliseconds;

  /** Deletes full buckets, since they equal missing ones, so that the map holds only recent keys. */
  function sweep(at: number) {
    for (const [key, bucket] of buckets) if (at - bucket.at >= refillMilliseconds) buckets.delete(key);
    sweepAt = at + refillMilliseconds;
  }

  return (key) => {
    const at = now();
    if (at >= sweepAt) sweep(at);
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    if (tokens < 1) throw tooMany('That was a lot at once. Please wait a moment', Math.ceil((1 - tokens) / perSecond));
    buckets.set(key, { tokens: tokens - 1, at });
  };
}
