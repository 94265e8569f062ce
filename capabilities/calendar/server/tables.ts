import { date, text } from 'drizzle-orm/pg-core';
import { assignee } from '#capabilities/household/server/tables.ts';
import { mayBeRelated } from '#capabilities/planner/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { familyTable, onePerMemberTable } from '#server/database/tenants.ts';

export const events = familyTable(
  'events',
  {
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    location: text(),
    notes: text(),
    assigneeId: assignee(),
    affectedChildren: text().array().notNull().default([]),
    /** Identifies the imported entry and its calendar, so that importing it again adds no duplicate. */
    importKey: text(),
  },
  { uniqueBy: ['importKey'], searchedBy: ['date'] },
);

canHavePlan('event', { table: events, planned: ({ title, date }) => ({ title, day: date, kind: 'event' }) });
mayBeRelated(events);

/**
 * The secret feed URLs, one per family member. Tokens are stored in plain text, because people copy the URL again for
 * each device; hashing would protect nothing, as the data they give access to is in the same database.
 */
export const calendarFeeds = onePerMemberTable('calendar_feeds', { token: text().notNull().unique() });
