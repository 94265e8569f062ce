import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { families, users } from '#server/database/tenants.ts';

export interface SessionContent {
  /** The account provider wants its token back when she signs out. */
  idToken?: string | undefined;
  /** She came for the first time, through an invitation: she has no family until she joins that one or goes elsewhere. */
  isUndecided?: boolean;
  /** When she last signed in again to show that it is she. */
  provenAt?: string;
}

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
    sess: jsonb().$type<SessionContent>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.familyId), index().on(table.expire)],
);
