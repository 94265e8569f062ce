import { and, between, eq, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { withoutStored } from '#capabilities/birthdays/rules/all-birthdays.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { isOpen, withDueDates, withProgress } from '#capabilities/plans/server/store.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { listFamilyTables } from '#server/database/family-lists.ts';
import type { Scope } from '#server/database/scope.ts';
import type { CalendarEntry } from '../contract.ts';
import { monthDaysBetween } from '../rules/birthdays.ts';
import {
  appointmentEntries,
  birthdayEntries,
  eventEntry,
  inCalendarOrder,
  partyEntries,
  type StoredEntry,
} from '../rules/entries.ts';
import { plannerEntries, plannerEntry, stepEntry } from '../rules/planner-entries.ts';
import { events } from './tables.ts';

interface CalendarSource {
  userId: string;
  type?: string;
  category?: string;
}

const storedAs =
  ({ userId: writerId, type, category = type }: CalendarSource) =>
  (entry: CalendarEntry): StoredEntry => ({ ...entry, writerId, category: category ?? null });

interface CalendarContent {
  entries: StoredEntry[];
  /** Planner items that have no date yet, so the grid can't show them. */
  undated: StoredEntry[];
}

/** All entries between two dates (inclusive), plus undated ones. Filters in SQL, so years of data cost little. */
export async function calendarBetween(scope: Scope, from: CalendarDate, to: CalendarDate): Promise<CalendarContent> {
  const [appointmentRows, changed, birthdayRows, children, wishlists, eventRows, plannerRows, undated, steps] =
    await listFamilyTables(
      scope,
      { from: appointments, where: hasOccurrence(scope, from, to) },
      {
        from: changedOccurrences,
        where: or(between(changedOccurrences.date, from, to), between(changedOccurrences.day, from, to)),
      },
      { from: birthdays, where: or(hasBirthday(birthdays.date, from, to), between(birthdays.partyDate, from, to)) },
      {
        from: householdMembers,
        where: and(eq(householdMembers.memberType, 'child'), hasBirthday(householdMembers.birthdate, from, to)),
      },
      { from: birthdayWishlists, where: between(birthdayWishlists.partyDate, from, to) },
      { from: events, where: between(events.date, from, to) },
      { from: plannerItems, where: and(isActiveItem, isInRange(from, to)) },
      { from: plannerItems, where: and(isActiveItem, isUndated) },
      { from: planSteps, where: isOpen },
    );
  // Leaves out the child's notes: they are about health and school, not about the birthday.
  const childBirthdays = children.map(({ id, name, birthdate, userId }) => ({
    id,
    userId,
    name,
    date: birthdate ?? '',
    isChild: true,
  }));
  const inPlanOrder = steps.toSorted((a, b) => a.position - b.position);
  const dueSteps = (await withDueDates(scope, inPlanOrder)).filter(
    ({ date }) => date !== null && date >= from && date <= to,
  );
  const entries = [
    ...appointmentRows.flatMap((appointment) => {
      const occurrences = changed.filter(({ appointmentId }) => appointmentId === appointment.id);
      const withChanges = { ...appointment, changedOccurrences: occurrences };
      return appointmentEntries(withChanges, from, to).map(storedAs(appointment));
    }),
    ...[...birthdayRows, ...withoutStored(childBirthdays, birthdayRows)].flatMap((birthday) =>
      birthdayEntries(birthday, from, to).map(storedAs({ userId: birthday.userId })),
    ),
    ...birthdayRows.flatMap((birthday) => partyEntries(birthday, from, to).map(storedAs({ userId: birthday.userId }))),
    ...wishlists.flatMap((wishlist) =>
      partyEntries({ ...wishlist, name: wishlist.childName }, from, to).map(storedAs({ userId: wishlist.userId })),
    ),
    ...eventRows.map((event) => storedAs({ userId: event.userId })(eventEntry(event))),
    ...plannerRows.flatMap((item) => plannerEntries(item, from, to).map(storedAs(item))),
    ...(await withProgress(scope, dueSteps)).map((step) => storedAs({ userId: step.userId })(stepEntry(step))),
  ];
  const undatedEntries = undated.map((item) => storedAs(item)(plannerEntry(item)));
  return { entries: inCalendarOrder(entries), undated: inCalendarOrder(undatedEntries) };
}

const hasOccurrence = ({ person }: Scope, from: CalendarDate, to: CalendarDate) => {
  const { id, date, isRecurring, recurringUntil } = appointments;
  // An occurrence may have moved to a date before the start or after the end of its series.
  const movedHere = sql`select ${changedOccurrences.appointmentId} from ${changedOccurrences} where ${and(
    eq(changedOccurrences.familyId, person.familyId),
    between(changedOccurrences.date, from, to),
  )}`;
  return or(
    between(date, from, to),
    and(isRecurring, lte(date, to), or(isNull(recurringUntil), gte(recurringUntil, from))),
    // A list, unlike `in`, lets the database use an index for each of the three.
    sql`${id} = any(array(${movedHere}))`,
  );
};

/** Counts instead of writing the day as text, which would cost more than everything else of a family with many friends. */
const hasBirthday = (born: PgColumn, from: CalendarDate, to: CalendarDate) =>
  sql`date_part('month', ${born}) * 100 + date_part('day', ${born}) = any(${sql.param(monthDaysBetween(from, to))}::int[])`;

const isActiveItem = eq(plannerItems.dismissed, false);
const isTrip = eq(plannerItems.category, 'trip');
const { triggerDate, startDate, endDate, recurringFrequency, recurringUntil } = plannerItems;

const isUndated = and(
  isNull(triggerDate),
  or(ne(plannerItems.category, 'trip'), and(isNull(startDate), isNull(endDate))),
);
/** A trip matches if any of its known days is in the range. */
const isInRange = (from: CalendarDate, to: CalendarDate) => {
  const overlaps = and(
    sql`coalesce(${startDate}, ${endDate}, ${triggerDate}) <= ${to}`,
    sql`coalesce(${endDate}, ${startDate}, ${triggerDate}) >= ${from}`,
  );
  const repeatsThen = and(
    isNotNull(recurringFrequency),
    lte(triggerDate, to),
    or(isNull(recurringUntil), gte(recurringUntil, from)),
  );
  const isDue = and(ne(plannerItems.category, 'trip'), or(between(triggerDate, from, to), repeatsThen));
  return or(isDue, and(isTrip, overlaps));
};
