import { and, between, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { withoutStored } from '#capabilities/birthdays/rules.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { isOpen, withDays } from '#capabilities/plans/server/store.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyLists } from '#server/database/family-lists.ts';
import type { Scope } from '#server/database/scope.ts';
import type { CalendarEntry } from '../contract.ts';
import { birthdaysOn } from '../rules/birthdays.ts';
import {
  appointmentEntries,
  birthdayEntries,
  eventEntry,
  inCalendarOrder,
  partyEntries,
  plannerEntry,
  stepEntry,
} from '../rules/entries.ts';
import { events } from './tables.ts';

interface Shown {
  entries: CalendarEntry[];
  /** What is still to be thought of and has no day: it cannot stand on the calendar. */
  undated: CalendarEntry[];
}

/**
 * Everything with a day, from one day to another, and what has none. The database answers what these days may hold, so that
 * years of data cost little.
 */
export async function calendarBetween(scope: Scope, from: CalendarDate, to: CalendarDate): Promise<Shown> {
  const [appointed, changed, born, children, wishlists, held, planned, undated, steps] = await familyLists(
    scope,
    'calendar_between',
    { from: appointments, where: isAppointed(scope, from, to) },
    {
      from: changedOccurrences,
      where: or(between(changedOccurrences.date, from, to), between(changedOccurrences.day, from, to)),
    },
    { from: birthdays, where: or(isBirthday(birthdays.date, from, to), between(birthdays.partyDate, from, to)) },
    {
      from: householdMembers,
      where: and(eq(householdMembers.memberType, 'child'), isBirthday(householdMembers.birthdate, from, to)),
    },
    { from: birthdayWishlists, where: between(birthdayWishlists.partyDate, from, to) },
    { from: events, where: between(events.date, from, to) },
    { from: plannerItems, where: and(isActive, isPlanned(from, to)) },
    { from: plannerItems, where: and(isActive, isUndated) },
    { from: planSteps, where: isOpen },
  );
  // What she noted about a child is about its health and school, and not about its birthday.
  const asBirthdays = children.map(({ id, name, birthdate }) => ({ id, name, date: birthdate ?? '', isChild: true }));
  const due = (await withDays(scope, steps)).filter(({ date }) => date !== null && date >= from && date <= to);
  const entries = [
    ...appointed.flatMap((appointment) => {
      const own = changed.filter(({ appointmentId }) => appointmentId === appointment.id);
      return appointmentEntries({ ...appointment, changedOccurrences: own }, from, to);
    }),
    ...[...born, ...withoutStored(asBirthdays, born)].flatMap((birthday) => birthdayEntries(birthday, from, to)),
    ...born.flatMap((birthday) => partyEntries(birthday, from, to)),
    ...wishlists.flatMap((wishlist) => partyEntries({ ...wishlist, name: wishlist.childName }, from, to)),
    ...held.map(eventEntry),
    ...planned.map(plannerEntry),
    ...due.map(stepEntry),
  ];
  return { entries: inCalendarOrder(entries), undated: inCalendarOrder(undated.map(plannerEntry)) };
}

const isAppointed = ({ person }: Scope, from: CalendarDate, to: CalendarDate) => {
  const { id, date, isRecurring, recurringUntil } = appointments;
  // An occurrence may have moved to where its series does not reach.
  const movedHere = sql`select ${changedOccurrences.appointmentId} from ${changedOccurrences} where ${and(
    eq(changedOccurrences.familyId, person.familyId),
    between(changedOccurrences.date, from, to),
  )}`;
  return or(
    between(date, from, to),
    and(isRecurring, lte(date, to), or(isNull(recurringUntil), gte(recurringUntil, from))),
    sql`${id} in (${movedHere})`,
  );
};

const isBirthday = (born: PgColumn, from: CalendarDate, to: CalendarDate) =>
  sql`to_char(${born}, 'MM-DD') = any(${sql.param(birthdaysOn(from, to))})`;

const isActive = eq(plannerItems.dismissed, false);
const isTrip = eq(plannerItems.category, 'trip');
const { triggerDate, startDate, endDate } = plannerItems;

const isUndated = and(
  isNull(triggerDate),
  or(ne(plannerItems.category, 'trip'), and(isNull(startDate), isNull(endDate))),
);
/** A trip shows while it lasts, on as many of its days as are known. */
const isPlanned = (from: CalendarDate, to: CalendarDate) => {
  const overlaps = and(
    sql`coalesce(${startDate}, ${endDate}, ${triggerDate}) <= ${to}`,
    sql`coalesce(${endDate}, ${startDate}, ${triggerDate}) >= ${from}`,
  );
  const isDue = and(ne(plannerItems.category, 'trip'), between(triggerDate, from, to));
  return or(isDue, and(isTrip, overlaps));
};
