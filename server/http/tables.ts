import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from '../database/columns.ts';
import { familyTable } from '../database/tenants.ts';

/** Counts attempts at something guessable, such as a password. Shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text().notNull(),
    // Hashed, so that the row doesn't reveal the IP or e-mail address.
    key: text().notNull(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index().on(table.windowEndsAt)],
);

/** Secrets shared by all processes. The newest of a kind is used; older ones are still accepted. */
export const serverSecrets = pgTable(
  'server_secrets',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    value: jsonb().notNull(),
    createdAt: moment().notNull().default(now),
  },
  (table) => [index().on(table.kind)],
);

/** Ids of changes that were made, so that a copy that arrives later is not made again. They contain nothing else. */
export const intents = familyTable('intents', {}, { keptFor: { days: 90, column: 'createdAt' }, own: sql`true` });
