import type { Refusal } from './errors.ts';

/** Limits how many pieces of work one person can have running at the same time. */
export function createConcurrencyLimit(limit: number, refusal: () => Refusal) {
  const running = new Map<string, number>();
  return async function runLimited<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const count = running.get(personId) ?? 0;
    if (count >= limit) throw refusal();
    running.set(personId, count + 1);
    try {
      return await work();
    } finally {
      const remaining = (running.get(personId) ?? 1) - 1;
      if (remaining === 0) running.delete(personId);
      else running.set(personId, remaining);
    }
  };
}
