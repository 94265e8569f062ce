import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

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
