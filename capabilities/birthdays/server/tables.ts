import { date, text } from 'drizzle-orm/pg-core';
import { assignee } from '#capabilities/household/server/tables.ts';
import { mayBeRelated } from '#capabilities/planner/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { nextBirthday } from '#core/dates.ts';
import { familyTable } from '#server/database/tenants.ts';
import { relationships } from '../contract.ts';

export const birthdays = familyTable('birthdays', {
  name: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  relationship: text({ enum: relationships }).notNull(),
  wishlistLink: text(),
  notes: text(),
  giftIdeas: text().array().notNull().default([]),
  partyDate: date({ mode: 'string' }),
  partyTime: text(),
  partyLocation: text(),
  /** The adult who takes care of the gift. */
  assigneeId: assignee(),
});

mayBeRelated(birthdays);
canHavePlan('birthday', {
  table: birthdays,
  planned: ({ name, date, partyDate }, today) => ({
    title: `${name}'s party`,
    day: partyDate ?? nextBirthday(date, today),
    kind: 'party',
  }),
});
