import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { type Assignable, AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { plansApi } from '#capabilities/plans/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { shortWeekdayAndDate } from '#core/dates.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { type CalendarEntry, type EntryType, eventsApi } from '../contract.ts';

const changeEndpoints: Record<EntryType, Endpoint> = {
  appointment: appointmentsApi.change,
  birthday: birthdaysApi.change,
  party: birthdaysApi.change,
  event: eventsApi.change,
  trip: plannerApi.change,
  reminder: plannerApi.change,
  step: plansApi.change,
};

const takesPlace = ({ type }: CalendarEntry) => type === 'appointment' || type === 'event' || type === 'party';

/**
 * The assignee in a row of the calendar. For appointments, events and parties it can always be chosen; for other
 * entries it only shows if there is one.
 */
export const RowAssignee = ({ entry }: { entry: CalendarEntry }) =>
  (entry.assigneeId || takesPlace(entry)) && <EntryAssignee entry={entry} />;

/** The assignee of an entry. A tap changes it. */
export function EntryAssignee({ entry, label }: { entry: CalendarEntry; label?: string }) {
  const record = recordOf(entry);
  return record && <AssigneeBadge record={record} label={label} />;
}

/** The state of handing over an entry. */
export function EntryHandOver({ entry }: { entry: CalendarEntry }) {
  const record = recordOf(entry);
  return record && <HandOverLine thing={record} />;
}

/** The record behind an entry. For a recurring appointment, only that date changes. */
function recordOf({ id, type, title, date, time, assigneeId, occurrence, childName }: CalendarEntry) {
  // A child's own birthday isn't stored, and the child's party belongs to the wishlist.
  if (type === 'birthday' && childName) return undefined;
  const change = type === 'party' && childName ? wishlistsApi.change : changeEndpoints[type];
  const only =
    type === 'appointment' && occurrence && date
      ? { body: { reach: 'this', day: occurrence }, words: `Only ${shortWeekdayAndDate(date)}` }
      : undefined;
  return { type, id, title, day: occurrence, date, time, assigneeId, change, only } satisfies Assignable;
}
