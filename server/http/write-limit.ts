import { tooMany } from './errors.ts';

export type WriteLimit = (who: string) => void;

/**
 * Far more than a family does, far less than a runaway script would: a bucket per person that holds `burst` writes and
 * refills by `perSecond`. Reads are not counted; they are cheap and change nothing.
 */
export function createWriteLimit({ burst = 3000, perSecond = 50, now = () => performance.now() } = {}): WriteLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return (who) => {
    const at = now();
    const bucket = buckets.get(who) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    if (left < 1) throw tooMany('That was very much at once. Please wait a moment', Math.ceil((1 - left) / perSecond));
    // A full bucket says nothing, so the map holds only people who write right now.
    if (buckets.size > 10_000)
      for (const [key, { at: last }] of buckets) if (at - last > (burst / perSecond) * 1000) buckets.delete(key);
    buckets.set(who, { left: left - 1, at });
  };
}
