import { recordKey } from './due/facts.ts';
import type { PlannedNotice } from './due/notices-due.ts';
import { occasionOf } from './due/things.ts';

/** A reminder that is this late counts as missed. */
export const lateAfter = 15 * 60_000;

export interface DueByPerson {
  onTime: PlannedNotice[];
  /** Missed notices that are still useful; the catch-up notice contains them. */
  collected: PlannedNotice[];
  tooLate: PlannedNotice[];
  catchUp?: PlannedNotice;
}

/**
 * Sorts what is due for one person. If the server slept or was restored from a backup, all missed notices become one
 * catch-up notice.
 */
export function collectMissed(due: readonly PlannedNotice[], since: number, at: number): DueByPerson {
  if (due.every(({ dueAt }) => at - dueAt <= lateAfter)) return { onTime: [...due], collected: [], tooLate: [] };
  const collected = due.filter(({ usefulUntil }) => usefulUntil > at);
  const tooLate = due.filter(({ usefulUntil }) => usefulUntil <= at);
  const catchUp = catchUpOf(due, since, at);
  return { onTime: [], collected, tooLate, ...(catchUp && { catchUp }) };
}

/** One notice with everything that is still useful; undefined if nothing is. */
export function catchUpOf(due: readonly PlannedNotice[], since: number, at: number): PlannedNotice | undefined {
  const worthTelling = due.filter(({ usefulUntil }) => usefulUntil > at);
  const [first] = worthTelling;
  if (!first) return undefined;
  const things = new Map(
    worthTelling
      .flatMap((notice) => notice.things)
      .map((thing) => [`${recordKey(thing.type, thing.id)} ${occasionOf(thing)}`, thing]),
  );
  return {
    ...first,
    key: catchUpKey(since, first.personId),
    kind: 'catch-up',
    recordId: null,
    occasion: new Date(at).toISOString(),
    dueAt: at,
    usefulUntil: Math.max(...worthTelling.map(({ usefulUntil }) => usefulUntil)),
    things: [...things.values()],
  };
}

export const catchUpKey = (since: number, personId: string) => `catch-up ${new Date(since).toISOString()} ${personId}`;

/** Reads from the key since when a catch-up notice collects. */
export const sinceInKey = (key: string) => Date.parse(key.split(' ')[1] ?? '');
