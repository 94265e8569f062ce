import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { moment, now } from '../../database/columns.ts';

/** Who can sign in with a password here. People of the product are `users`, who may also come from another provider. */
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

/** What a link lets its reader do, once. The database has only the link's SHA-256. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** The address the link was mailed to: it proves nothing about another one. Empty if it was handed over otherwise. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** What the provider remembers between requests: sessions, grants, codes, interactions. */
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
