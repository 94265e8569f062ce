import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { familyTable } from './tenants.ts';

export type RowImage = Record<string, unknown>;

/**
 * Images of each row before and after an action of the assistant, for undo. Triggers on every family table write them,
 * so that rows changed indirectly, such as by cascades, are recorded too.
 */
export const recordedRows = familyTable(
  'recorded_rows',
  {
    actionId: uuid().notNull(),
    /** Position in the order of changes. */
    place: integer().notNull(),
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    before: jsonb().$type<RowImage>(),
    after: jsonb().$type<RowImage>(),
  },
  // Finds rows by their writer: when a person is erased, the images must no longer name them.
  { uniqueBy: ['actionId', 'place'], alsoFoundBy: sql`(coalesce(after, before) ->> 'user_id')` },
);
