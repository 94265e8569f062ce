import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { comparableName } from '#core/comparable-name.ts';
import type { CalendarDate } from '#core/dates.ts';
import { momentOf } from '#core/zoned-time.ts';

export type TimedEntry = CalendarEntry & { date: CalendarDate; time: string };

export const isTimed = (entry: CalendarEntry): entry is TimedEntry => entry.date !== null && entry.time !== null;

/** Minutes assumed for an entry without a length. The calendar feed assumes the same. */
const assumedLength = 60;

export interface Adult {
  id: string;
  name: string;
}

/** Everyone that an entry needs: its assignee, and the people it is for. */
export function peopleOf({ assigneeId, childName }: CalendarEntry, adults: readonly Adult[]): string[] {
  const names = childName?.split(', ').map(comparableName) ?? [];
  // Adults count by id, so that an adult's own appointment overlaps with driving a child somewhere.
  const people = names.map((name) => adults.find((adult) => comparableName(adult.name) === name)?.id ?? name);
  return [...new Set(assigneeId ? [assigneeId, ...people] : people)];
}

interface TimedSpan {
  entry: TimedEntry;
  startsAt: number;
  endsAt: number;
  /** A later entry of the same group. */
  joined: TimedSpan | undefined;
}

/** Follows the links of a group to its first entry, and shortens them on the way, so that long groups stay cheap. */
function lastOf(placed: TimedSpan): TimedSpan {
  let last = placed;
  while (last.joined) {
    last.joined = last.joined.joined ?? last.joined;
    last = last.joined;
  }
  return last;
}

/**
 * Groups of entries that may overlap because they need the same person, each in order of time, the first group first.
 * If A and B may overlap and B and C may too, they are one group. One pass in order of time: whatever overlaps one of a
 * person's earlier entries also overlaps the one that ends last, and that one overlaps the others.
 */
export function overlapsOf(entries: readonly CalendarEntry[], timeZone: string, adults: readonly Adult[]) {
  const inOrder = entries
    .filter(isTimed)
    .map((entry): TimedSpan => {
      const startsAt = momentOf(entry, timeZone);
      return { entry, startsAt, endsAt: startsAt + (entry.length ?? assumedLength) * 60_000, joined: undefined };
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const lastToEnd = new Map<string, TimedSpan>();
  for (const placed of inOrder) {
    for (const person of peopleOf(placed.entry, adults)) {
      const before = lastToEnd.get(person);
      if (before && placed.startsAt < before.endsAt) {
        const last = lastOf(before);
        if (last !== placed) last.joined = placed;
      }
      if (!before || before.endsAt < placed.endsAt) lastToEnd.set(person, placed);
    }
  }
  const groups = Map.groupBy(inOrder, lastOf).values();
  return [...groups].filter(({ length }) => length > 1).map((group) => group.map(({ entry }) => entry));
}
