import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { assignee, householdMembers } from '#capabilities/household/server/tables.ts';
import { canHavePlan } from '#capabilities/plans/server/tables.ts';
import { moment, now } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import type { OwnIdea, Recommendation } from '../contract.ts';

const titles = () => text().array().notNull().default([]);

export const birthdayWishlists = familyTable(
  'birthday_wishlists',
  {
    childId: foreignKeyTo(() => householdMembers.id, 'cascade').notNull(),
    childName: text().notNull(),
    childAge: integer().notNull(),
    birthdayDate: date({ mode: 'string' }).notNull(),
    generatedForYear: integer().notNull(),
    generatedAt: moment().notNull().default(now),
    recommendations: jsonb().$type<Recommendation[]>().notNull().default([]),
    keptItems: titles(),
    given: titles(),
    removedItems: titles(),
    addedItems: jsonb().$type<OwnIdea[]>().notNull().default([]),
    userNotes: text(),
    partyDate: date({ mode: 'string' }),
    partyTime: text(),
    partyLocation: text(),
    partyNotes: text(),
    /** The adult who takes care of the party. */
    assigneeId: assignee(),
    viewed: boolean().notNull().default(false),
    viewedAt: moment(),
    reminderSent: boolean().notNull().default(false),
    reminderSentAt: moment(),
  },
  { uniqueBy: ['childId', 'generatedForYear'] },
);

canHavePlan('wishlist', {
  table: birthdayWishlists,
  planned: ({ childName, birthdayDate, partyDate }) => ({
    title: `${childName}'s party`,
    day: partyDate ?? birthdayDate,
    kind: 'party',
  }),
});

/** Titles given or removed on deleted wishlists, so that they are never suggested again. */
export const pastGifts = familyTable(
  'past_gifts',
  {
    childId: foreignKeyTo(() => householdMembers.id, 'cascade').notNull(),
    title: text().notNull(),
  },
  { uniqueBy: ['childId', 'title'] },
);
