import { createHash } from 'node:crypto';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { withoutStored } from '#capabilities/birthdays/rules/all-birthdays.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { today } from '#core/dates.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, familyRows, memberRows, type Scope, scopeFor } from '#server/database/scope.ts';
import { families } from '#server/database/tenants.ts';
import { notFound } from '#server/http/errors.ts';
import { newSecret } from '#server/http/secret-cookie.ts';
import type { FileAnswer } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import {
  feedSpan,
  publishedAppointment,
  publishedBirthday,
  publishedEvent,
  publishedParty,
  publishedTrip,
} from '../rules/feed-events.ts';
import { type PublishedEvent, writeCalendar } from '../rules/ics/write-calendar.ts';
import { calendarFeeds, events } from './tables.ts';

const feedRows = (scope: Scope) => memberRows(scope, calendarFeeds);
const feedUrl = ({ config }: Services, token: string) => `${config.publicUrl}/api/calendar/feed/${token}.ics`;

/** The person's feed URL, if any. It stops working when the membership ends. */
export async function feedAddress(services: Services, scope: Scope): Promise<string | null> {
  const [feed] = await feedRows(scope).list();
  return feed ? feedUrl(services, feed.token) : null;
}

/** Creates a new feed URL, which replaces the old one. */
export async function rotateFeed(services: Services, scope: Scope): Promise<string> {
  const token = newSecret();
  const [feed] = await feedRows(scope).list();
  await (feed ? feedRows(scope).change(feed.id, { token }) : feedRows(scope).add({ token }));
  return feedUrl(services, token);
}

export async function revokeFeed(scope: Scope): Promise<void> {
  const [feed] = await feedRows(scope).list();
  if (!feed) throw notFound();
  await feedRows(scope).remove(feed.id);
}

const tokenPattern = /^([\w-]{43})(\.ics)?$/;

/** Serves the feed to anyone who has the token; no session needed. */
export async function readFeed(database: Database, tokenParam: string): Promise<FileAnswer> {
  const db = acrossFamilies(database);
  const token = tokenPattern.exec(tokenParam)?.[1];
  if (!token) throw notFound();
  const [found] = await db
    .select({ familyId: families.id, name: families.name, timeZone: families.timeZone, userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(families, eq(families.id, calendarFeeds.familyId))
    .where(eq(calendarFeeds.token, token));
  if (!found) throw notFound();
  const { familyId, userId, name, timeZone } = found;
  const { from, listedUntil } = feedSpan(today(timeZone));
  const published = await publishedEvents(scopeFor(db, { familyId, userId, role: 'member' }), from);
  const bytes = Buffer.from(writeCalendar({ name, timeZone, listedUntil }, published));
  const version = createHash('sha256').update(bytes).digest('base64url');
  return { type: 'text/calendar; charset=utf-8', version, mayChange: true, bytes };
}

async function publishedEvents(scope: Scope, from: string): Promise<PublishedEvent[]> {
  const { recurringUntil, isRecurring } = appointments;
  const isOngoing = and(isRecurring, or(isNull(recurringUntil), gte(recurringUntil, from)));
  const isActiveTrip = and(eq(plannerItems.category, 'trip'), eq(plannerItems.dismissed, false));
  const [appointmentList, changed, storedBirthdays, children, wishlists, trips, familyEvents] = await Promise.all([
    familyRows(scope, appointments).list({ where: or(gte(appointments.date, from), isOngoing) }),
    familyRows(scope, changedOccurrences).list({ orderBy: changedOccurrences.day }),
    familyRows(scope, birthdays).list(),
    familyRows(scope, householdMembers).list({ where: eq(householdMembers.memberType, 'child') }),
    familyRows(scope, birthdayWishlists).list({ where: gte(birthdayWishlists.partyDate, from) }),
    familyRows(scope, plannerItems).list({ where: isActiveTrip }),
    familyRows(scope, events).list({ where: gte(events.date, from) }),
  ]);
  const childBirthdays = children.flatMap((child) => (child.birthdate ? [{ ...child, date: child.birthdate }] : []));
  const parties = [...storedBirthdays, ...wishlists.map((wishlist) => ({ ...wishlist, name: wishlist.childName }))];
  const isRecent = ({ start, endDate }: PublishedEvent) => (endDate ?? start) >= from;
  return [
    ...appointmentList.map((appointment) => {
      const occurrences = changed.filter(({ appointmentId }) => appointmentId === appointment.id);
      return publishedAppointment({ ...appointment, changedOccurrences: occurrences });
    }),
    ...[...storedBirthdays, ...withoutStored(childBirthdays, storedBirthdays)].map(publishedBirthday),
    ...parties.flatMap(publishedParty).filter(isRecent),
    ...trips.flatMap(publishedTrip).filter(isRecent),
    ...familyEvents.map(publishedEvent),
  ];
}
