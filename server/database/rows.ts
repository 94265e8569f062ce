import { and, count, eq, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound, Refusal } from '../http/errors.ts';
import { now } from './columns.ts';

export type Db = NodePgDatabase;

export type OwnedTable = PgTable & { id: PgColumn; userId: PgColumn; createdAt: PgColumn; updatedAt: PgColumn };
export type FamilyTable = OwnedTable & { familyId: PgColumn };

type ServerOwned = 'id' | 'familyId' | 'userId' | 'createdAt' | 'updatedAt';
export type WritableColumns<Table extends PgTable> = Omit<InferInsertModel<Table>, ServerOwned>;

/** A row to add. Its id may come from the browser, which names records that it adds while it is offline. */
export type NewRow<Table extends PgTable> = WritableColumns<Table> & { id?: string | undefined };

export interface ListOptions {
  where?: SQL | undefined;
  orderBy?: SQL | PgColumn;
  /** Maximum number of rows. */
  limit?: number;
}

/** Access to the rows that match `inScope`. New rows get the columns of `owner`. Only `scope.ts` may call it. */
export function rowsOf<Table extends OwnedTable>(sql: Db, table: Table, inScope: SQL, owner: Record<string, string>) {
  type Row = InferSelectModel<Table>;
  const only = (rows: unknown[]) => {
    if (rows.length === 0) throw notFound();
    return rows[0] as Row;
  };
  const withId = (id: string) => and(inScope, eq(table.id, id));
  return {
    async list({ where, orderBy = table.createdAt, limit }: ListOptions = {}) {
      const query = sql
        .select()
        .from(table as PgTable)
        .where(and(inScope, where))
        .orderBy(orderBy, table.id);
      return (await (limit === undefined ? query : query.limit(limit))) as Row[];
    },
    /** Counts the rows for each value of a column. */
    async countBy(column: PgColumn, where?: SQL) {
      const counts = await sql
        .select({ value: column, rows: count() })
        .from(table as PgTable)
        .where(and(inScope, where))
        .groupBy(column);
      return new Map(counts.map(({ value, rows }) => [value as string, rows]));
    },
    async get(id: string) {
      return only(
        await sql
          .select()
          .from(table as PgTable)
          .where(withId(id)),
      );
    },
    /** Like `get`, for an id from a request body: if there's no such row, answers 422 with "There's no such child". */
    async named(id: string, what: string) {
      const [row] = await sql
        .select()
        .from(table as PgTable)
        .where(withId(id));
      if (!row) throw new Refusal(422, `There's no such ${what}`);
      return row as Row;
    },
    /** Like `get`, but locks the row until the transaction ends, for writes that depend on its current values. */
    async hold(id: string) {
      return only(
        await sql
          .select()
          .from(table as PgTable)
          .where(withId(id))
          .for('no key update'),
      );
    },
    async add(row: NewRow<Table>) {
      const values = { ...row, ...owner } as InferInsertModel<Table>;
      const [added] = await sql.insert(table).values(values).onConflictDoNothing({ target: table.id }).returning();
      if (!added) throw new Refusal(409, 'This was added before');
      return added as Row;
    },
    /** Adds the rows that don't violate a unique constraint and returns them. Concurrent calls add each row once. */
    async addMissing(rows: readonly NewRow<Table>[]) {
      if (rows.length === 0) return [];
      const values = rows.map((row) => ({ ...row, ...owner }) as InferInsertModel<Table>);
      return (await sql.insert(table).values(values).onConflictDoNothing().returning()) as Row[];
    },
    async change(id: string, change: Partial<WritableColumns<Table>>) {
      const values = { ...change, updatedAt: now } as unknown as Partial<InferInsertModel<Table>>;
      return only((await sql.update(table).set(values).where(withId(id)).returning()) as unknown[]);
    },
    /** Changes all matching rows in one statement. */
    async changeAll(where: SQL, change: Partial<WritableColumns<Table>>) {
      const values = { ...change, updatedAt: now } as unknown as Partial<InferInsertModel<Table>>;
      await sql.update(table).set(values).where(and(inScope, where));
    },
    async remove(id: string) {
      only(await sql.delete(table).where(withId(id)).returning({ id: table.id }));
    },
    /** Removes all matching rows in one statement. */
    async removeAll(where: SQL) {
      await sql.delete(table).where(and(inScope, where));
    },
  };
}
