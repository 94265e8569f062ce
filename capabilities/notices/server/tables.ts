import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '#capabilities/account/server/tables.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo, manyPerPersonTable, onePerPersonTable } from '#server/database/tenants.ts';
import { channels, noticeKinds, noticeStates } from '../contract.ts';
import { remindedTypes } from '../lead-contract.ts';
import type { Choices } from '../rules/due/facts.ts';

/** The ledger of what people were told. `userId` is the receiver. No foreign keys: notices outlive their records. */
export const notices = familyTable(
  'notices',
  {
    key: text().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    channel: text({ enum: channels }).notNull(),
    recordId: uuid(),
    occasion: text(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    dueAt: moment().notNull(),
    usefulUntil: moment().notNull(),
    state: text({ enum: noticeStates }).notNull(),
    tryAt: moment().notNull(),
    tries: integer().notNull().default(0),
    leaseId: uuid(),
    sentAt: moment(),
    openedAt: moment(),
    reason: text(),
    deviceId: uuid(),
  },
  { uniqueBy: ['key'], searchedBy: ['dueAt'], own: sql`true` },
);

/** No row means the defaults. */
export const noticeSettings = onePerPersonTable('notice_settings', {
  choices: jsonb().$type<Choices>().notNull(),
  webhookSecret: text(),
  /** The address that the person confirmed by a test. */
  confirmedEmail: text(),
});

/** A person's own leads for one record. Exactly one of the record columns is set. */
export const noticeLeads = familyTable(
  'notice_leads',
  {
    appointmentId: foreignKeyTo(() => appointments.id, 'cascade'),
    eventId: foreignKeyTo(() => events.id, 'cascade'),
    birthdayId: foreignKeyTo(() => birthdays.id, 'cascade'),
    childId: foreignKeyTo(() => householdMembers.id, 'cascade'),
    wishlistId: foreignKeyTo(() => birthdayWishlists.id, 'cascade'),
    plannerItemId: foreignKeyTo(() => plannerItems.id, 'cascade'),
    planStepId: foreignKeyTo(() => planSteps.id, 'cascade'),
    type: text({ enum: remindedTypes }).notNull(),
    leads: text().array().notNull().default([]),
  },
  { own: sql`true` },
);

/** Browsers that get push messages. Signing out there deletes the row with the session. */
export const pushDevices = manyPerPersonTable('push_devices', {
  name: text().notNull(),
  endpointSecret: text().notNull(),
  endpointHash: text().notNull().unique(),
  keysSecret: jsonb().$type<{ p256dh: string; auth: string }>().notNull(),
  sessionHash: text().references(() => sessions.sid, { onDelete: 'cascade' }),
  lastSentAt: moment(),
  confirmedAt: moment(),
  testedAt: moment(),
  failures: integer().notNull().default(0),
  failure: text(),
});
