import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { families } from './tenants.ts';

/**
 * When each family's data is next searched for what is due. Triggers set `checkAt` to the past whenever a row changes that
 * can make something due. Derived, so it is neither archived nor copied; a family without a row gets one at its next change.
 */
export const familyDueChecks = pgTable(
  'family_due_checks',
  {
    familyId: uuid()
      .primaryKey()
      .references(() => families.id, { onDelete: 'cascade' }),
    checkAt: moment().notNull(),
    /** Everything due until this moment is in the ledger. */
    checkedUntil: moment().notNull(),
  },
  (table) => [index().on(table.checkAt)],
);

/**
 * Tables that triggers compute from other rows. They are not copied to another database, because its own triggers fill
 * them.
 */
export const derivedTables = ['family_due_checks'];
