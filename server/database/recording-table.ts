import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { familyTable } from './tenants.ts';

export type RowImage = Record<string, unknown>;

/**
 * What an action of the assistant did to the rows of the family: how each was before and after. The database writes them
 * itself, by triggers on every family's table, so that nothing which a write takes along is forgotten.
 */
export const recordedRows = familyTable(
  'recorded_rows',
  {
    actionId: uuid().notNull(),
    /** In which order it happened. */
    place: integer().notNull(),
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    before: jsonb().$type<RowImage>(),
    after: jsonb().$type<RowImage>(),
  },
  // Whose row it was: when she is erased, what is kept for undo must not name her.
  { uniqueBy: ['actionId', 'place'], alsoFoundBy: sql`(coalesce(after, before) ->> 'user_id')` },
);
