import { and, between, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { withoutStored } from '#capabilities/birthdays/rules.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { openSteps } from '#capabilities/plans/server/store.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
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

/** Everything with a day, from one day to another. The database answers what these days may hold, so that years of data cost little. */
export async function entriesBetween(scope: Scope, from: CalendarDate, to: CalendarDate): Promise<CalendarEntry[]> {
  const found = await Promise.all(
    [appointmentsBetween, birthdaysBetween, partiesOfWishlists, eventsBetween, plannedBetween, stepsBetween].map(
      (part) => part(scope, from, to),
    ),
  );
  return inCalendarOrder(found.flat());
}

const isActive = eq(plannerItems.dismissed, false);
const isTrip = eq(plannerItems.category, 'trip');

/** What is still to be thought of and has no day: it cannot stand on the calendar. */
export async function undatedEntries(scope: Scope): Promise<CalendarEntry[]> {
  const { triggerDate, startDate, endDate } = plannerItems;
  const isUndated = or(
    and(isTrip, isNull(startDate), isNull(endDate), isNull(triggerDate)),
    and(ne(plannerItems.category, 'trip'), isNull(triggerDate)),
  );
  const items = await familyRows(scope, plannerItems).list({ where: and(isActive, isUndated) });
  return inCalendarOrder(items.map(plannerEntry));
}

type Part = (scope: Scope, from: CalendarDate, to: CalendarDate) => Promise<CalendarEntry[]>;

const appointmentsBetween: Part = async (scope, from, to) => {
  const { date, isRecurring, recurringUntil } = appointments;
  const where = or(
    between(date, from, to),
    and(isRecurring, lte(date, to), or(isNull(recurringUntil), gte(recurringUntil, from))),
  );
  const found = await familyRows(scope, appointments).list({ where });
  return found.flatMap((appointment) => appointmentEntries(appointment, from, to));
};

const birthdaysBetween: Part = async (scope, from, to) => {
  const isBirthday = (born: PgColumn) => inArray(sql`to_char(${born}, 'MM-DD')`, birthdaysOn(from, to));
  const [stored, children] = await Promise.all([
    familyRows(scope, birthdays).list({
      where: or(isBirthday(birthdays.date), between(birthdays.partyDate, from, to)),
    }),
    familyRows(scope, householdMembers).list({
      where: and(eq(householdMembers.memberType, 'child'), isBirthday(householdMembers.birthdate)),
    }),
  ]);
  // What she noted about a child is about its health and school, and not about its birthday.
  const born = children.map(({ id, name, birthdate }) => ({ id, name, date: birthdate ?? '', isChild: true }));
  return [
    ...[...stored, ...withoutStored(born, stored)].flatMap((birthday) => birthdayEntries(birthday, from, to)),
    ...stored.flatMap((birthday) => partyEntries(birthday, from, to)),
  ];
};

const partiesOfWishlists: Part = async (scope, from, to) => {
  const found = await familyRows(scope, birthdayWishlists).list({
    where: between(birthdayWishlists.partyDate, from, to),
  });
  return found.flatMap((wishlist) => partyEntries({ ...wishlist, name: wishlist.childName }, from, to));
};

const eventsBetween: Part = async (scope, from, to) =>
  (await familyRows(scope, events).list({ where: between(events.date, from, to) })).map(eventEntry);

const plannedBetween: Part = async (scope, from, to) => {
  const { triggerDate, startDate, endDate } = plannerItems;
  // A trip shows while it lasts, on as many of its days as are known.
  const overlaps = and(
    sql`coalesce(${startDate}, ${endDate}, ${triggerDate}) <= ${to}`,
    sql`coalesce(${endDate}, ${startDate}, ${triggerDate}) >= ${from}`,
  );
  const isDue = and(ne(plannerItems.category, 'trip'), between(triggerDate, from, to));
  const items = await familyRows(scope, plannerItems).list({ where: and(isActive, or(isDue, and(isTrip, overlaps))) });
  return items.map(plannerEntry);
};

/** Steps that are still to be done. */
const stepsBetween: Part = async (scope, from, to) =>
  (await openSteps(scope)).filter(({ date }) => date !== null && date >= from && date <= to).map(stepEntry);
