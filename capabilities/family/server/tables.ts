import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { familyTable, refersTo, users } from '#server/database/tenants.ts';

/**
 * An open door into the family for one person, for seven days. Whoever has the link has the token; the database has its
 * SHA-256. `userId` is who invites.
 */
export const invitations = familyTable('invitations', {
  tokenHash: text().notNull().unique(),
  /** Where the link was meant to go; whoever opens it may have another address. */
  email: text(),
  expiresAt: moment().notNull().default(sql`now() + interval '7 days'`),
  acceptedAt: moment(),
  acceptedBy: refersTo(() => users.id, 'cascade'),
  revokedAt: moment(),
});
