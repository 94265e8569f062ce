import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** A sign-in that has left for the account provider and has not come back. It is deleted the moment it does. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    stateHash: text().primaryKey(),
    // Only the browser that began a sign-in can finish it.
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    // Where she is to prove that it is she: the provider must have asked her after this moment. Null for an ordinary sign-in.
    provesAfter: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
