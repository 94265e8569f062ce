import { getTableColumns, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, today } from '#core/dates.ts';
import type { Database } from './database.ts';
import { acrossFamilies } from './scope.ts';
import { retentionByTable } from './tenants.ts';

/** Deletes the rows of every family that are older than their table keeps them (`keptFor` of `familyTable`). */
export async function deleteOldRows(database: Database) {
  for (const [table, { column, days }] of retentionByTable) {
    const oldest = addDays(today('UTC'), -days);
    await acrossFamilies(database)
      .delete(table)
      .where(lt(getTableColumns(table)[column] as PgColumn, oldest));
  }
}
