import { date, text } from 'drizzle-orm/pg-core';
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
});
