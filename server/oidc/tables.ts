import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Sign-ins that were redirected to the account provider. A row is deleted when the browser comes back. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    stateHash: text().primaryKey(),
    // Only the browser that began a sign-in can finish it.
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    // For signing in again: the login at the provider must be later than this. Null for an ordinary sign-in.
    provesAfter: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
