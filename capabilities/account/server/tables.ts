import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { families, users } from '#server/database/tenants.ts';

export interface SessionContent {
  /** Sent to the account provider at sign-out. */
  idToken?: string | undefined;
  /** First signed in through an invitation and has no family until they accept it or open another page. */
  isUndecided?: boolean;
  /** When the person last signed in again as proof before an erasure. */
  provenAt?: string;
}

/** `sid` is the SHA-256 of the secret in the browser's cookie; the secret itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // The person's current family. Membership is checked on every request.
    familyId: uuid().references(() => families.id, { onDelete: 'set null' }),
    sess: jsonb().$type<SessionContent>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.familyId), index().on(table.expire)],
);
