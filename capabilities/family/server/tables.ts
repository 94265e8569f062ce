import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo, users } from '#server/database/tenants.ts';

/** Admits one person within seven days. Only the SHA-256 of the link's token is stored. `userId` is the inviter. */
export const invitations = familyTable('invitations', {
  tokenHash: text().notNull().unique(),
  /** The address that the link was sent to; the person who accepts may have another one. */
  email: text(),
  expiresAt: moment().notNull().default(sql`now() + interval '7 days'`),
  acceptedAt: moment(),
  acceptedBy: foreignKeyTo(() => users.id, 'cascade'),
  revokedAt: moment(),
});
