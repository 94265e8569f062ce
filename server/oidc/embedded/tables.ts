import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { moment, now } from '../../database/columns.ts';

/** Accounts at the embedded provider. The people of the app are in `users`; they may also use an external provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    isEmailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    passwordHash: text().notNull(),
    createdAt: moment().notNull().default(now),
    updatedAt: moment().notNull().default(now),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
);

export const tokenPurposes = ['verify e-mail', 'reset password'] as const;

/** One-time tokens of mailed links. Only the SHA-256 hash is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** The address the link was mailed to, the only one it can verify. Empty if the operator passed the link on. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** The provider's state: sessions, grants, codes, interactions. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantId: text(),
    uid: text(),
    accountId: text(),
    expiresAt: moment(),
    consumedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantId),
    index().on(table.uid),
    index().on(table.accountId),
    index().on(table.expiresAt),
  ],
);
