import { tooMany } from './errors.ts';

/** Counts one more of whatever is limited, and throws when it was one too many. */
export type RateLimit = (who: string) => void;

interface Bucket {
  left: number;
  at: number;
}

/** A bucket for each person or address that holds `burst` and refills by `perSecond`, in the memory of this process. */
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

  /** A full bucket says nothing: forgetting it keeps the map as small as the crowd of the last minutes. */
  function sweep(at: number) {
    for (const [who, bucket] of buckets) if (at - bucket.at >= refillMilliseconds) buckets.delete(who);
    sweepAt = at + refillMilliseconds;
  }

  return (who) => {
    const at = now();
    if (at >= sweepAt) sweep(at);
    const bucket = buckets.get(who) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    if (left < 1) throw tooMany('That was very much at once. Please wait a moment', Math.ceil((1 - left) / perSecond));
    buckets.set(who, { left: left - 1, at });
  };
}
