import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { families, users } from '#server/database/tenants.ts';

/** Who is signed in where. Only the browser knows the secret; the database has its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // The family she is in right now. Membership is checked on every request.
    familyId: uuid().references(() => families.id, { onDelete: 'set null' }),
    // The account provider wants its token back when she signs out.
    sess: jsonb().$type<{ idToken?: string | undefined }>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expire)],
);
