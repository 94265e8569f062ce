import { sql } from 'drizzle-orm';
import { boolean, date, integer, text } from 'drizzle-orm/pg-core';
import { assignee, householdMembers } from '#capabilities/household/server/tables.ts';
import { mayBeRelated } from '#capabilities/planner/server/tables.ts';
import { frequencies } from '#core/recurrence.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';

export const appointments = familyTable(
  'appointments',
  {
    title: text().notNull(),
    type: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text(),
    /** In minutes. */
    length: integer(),
    // The appointment stays when the person is deleted, and keeps their name.
    childId: foreignKeyTo(() => householdMembers.id, 'set null'),
    childName: text(),
    assigneeId: assignee(),
    location: text(),
    phone: text(),
    whatToBring: text(),
    bookingLink: text(),
    notes: text(),
    isRecurring: boolean().notNull().default(false),
    recurringFrequency: text({ enum: frequencies }),
    recurringUntil: date({ mode: 'string' }),
    skippedDates: date({ mode: 'string' }).array().notNull().default([]),
    /** Identifies the imported entry and its calendar, so that importing it again adds no duplicate. */
    importKey: text(),
  },
  { uniqueBy: ['importKey'], searchedBy: ['date'], rare: sql`is_recurring` },
);

mayBeRelated(appointments);

/** Occurrences that differ from their series. `day` is the original date by the rule, `date` the actual one. */
export const changedOccurrences = familyTable(
  'changed_occurrences',
  {
    appointmentId: foreignKeyTo(() => appointments.id, 'cascade').notNull(),
    day: date({ mode: 'string' }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    time: text(),
    location: text(),
    notes: text(),
    assigneeId: assignee(),
  },
  { uniqueBy: ['appointmentId', 'day'], searchedBy: ['date'] },
);

export const bookingLinks = familyTable('booking_links', {
  name: text().notNull(),
  url: text().notNull(),
  category: text(),
});
