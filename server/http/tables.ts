import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from '../database/columns.ts';

/** How often something guessable was tried. It outlives failed requests and restarts, and is shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text().notNull(),
    // A hash: the row need not tell whose address or e-mail it counts.
    key: text().notNull(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index().on(table.windowEndsAt)],
);

/** Keys that all processes share and that outlive a restart. The newest of a kind is used, older ones are still accepted. */
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
