import { date, text } from 'drizzle-orm/pg-core';
import { mayBeRelated } from '#capabilities/planner/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { familyTable, onePerMember } from '#server/database/tenants.ts';

export const events = familyTable(
  'events',
  {
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    location: text(),
    notes: text(),
    affectedChildren: text().array().notNull().default([]),
    /** Which entry of which other calendar it was, so that importing it again adds nothing. */
    importKey: text(),
  },
  { uniqueBy: ['importKey'], searchedBy: ['date'] },
);

canHavePlan('event', { table: events, planned: ({ title, date }) => ({ title, day: date, kind: 'event' }) });
mayBeRelated(events);

/**
 * The secret addresses, one for each person in each of her families. A token is kept as it is, because she copies it again for each
 * of her devices; what it opens stands in the same database.
 */
export const calendarFeeds = onePerMember('calendar_feeds', { token: text().notNull().unique() });
