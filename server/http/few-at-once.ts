import type { Refusal } from './errors.ts';

/** Lets each person have so many things under way at the same time, and refuses one more. */
export function fewAtOnce(limit: number, refusal: () => Refusal) {
  const underWay = new Map<string, number>();
  return async function within<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const others = underWay.get(personId) ?? 0;
    if (others >= limit) throw refusal();
    underWay.set(personId, others + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(personId) ?? 1) - 1;
      if (left === 0) underWay.delete(personId);
      else underWay.set(personId, left);
    }
  };
}
