import { isClosedBy } from '#capabilities/planner/rules/intended-items.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { type Intent, isCallOf } from '#core/intent.ts';
import { type CalendarEntry, type calendarApi, eventsApi, type NewEvent } from '../contract.ts';

type Month = AnswerOf<typeof calendarApi.between>;

/** The entries of some days with changes applied that have not reached the server yet. */
export function withIntents(
  month: Month,
  intents: readonly Intent[],
  { from, to }: { from: string; to: string },
): Month {
  if (intents.length === 0) return month;
  const added = intents
    .filter((intent) => isCallOf(eventsApi.add, intent) && !month.entries.some(({ id }) => id === intent.id))
    .map(eventOf)
    .filter(({ date }) => date !== null && date >= from && date <= to);
  const open = month.entries.filter((entry) => entry.type !== 'reminder' || !isClosedBy(intents, entry));
  return { ...month, entries: [...open, ...added] };
}

function eventOf({ id, body }: Intent): CalendarEntry {
  const { title, date, time, location, assigneeId, affectedChildren } = body as NewEvent;
  return {
    id,
    type: 'event',
    title,
    date,
    endDate: null,
    time,
    length: null,
    childName: affectedChildren?.join(', ') || null,
    assigneeId: assigneeId ?? null,
    location: location ?? null,
    details: null,
    age: null,
    isRecurring: false,
    occurrence: null,
    plan: null,
  };
}
