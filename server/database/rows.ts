import { and, count, eq, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound, Refusal } from '../http/errors.ts';
import { now } from './columns.ts';

export type Sql = NodePgDatabase;

export type OwnedTable = PgTable & { id: PgColumn; userId: PgColumn; createdAt: PgColumn; updatedAt: PgColumn };
export type FamilyTable = OwnedTable & { familyId: PgColumn };

type ServerOwned = 'id' | 'familyId' | 'userId' | 'createdAt' | 'updatedAt';
export type Written<Table extends PgTable> = Omit<InferInsertModel<Table>, ServerOwned>;

export interface Choice {
  where?: SQL | undefined;
  orderBy?: SQL | PgColumn;
  /** Only so many of the first. */
  limit?: number;
}

/** Some rows of one table, `mine`, and whose name new ones get. Only `scope.ts` says whose they are. */
export function rowsOf<Table extends OwnedTable>(sql: Sql, table: Table, mine: SQL, owner: Record<string, string>) {
  type Row = InferSelectModel<Table>;
  const only = (rows: unknown[]) => {
    if (rows.length === 0) throw notFound();
    return rows[0] as Row;
  };
  const withId = (id: string) => and(mine, eq(table.id, id));
  return {
    async list({ where, orderBy = table.createdAt, limit }: Choice = {}) {
      const query = sql
        .select()
        .from(table as PgTable)
        .where(and(mine, where))
        .orderBy(orderBy, table.id);
      return (await (limit === undefined ? query : query.limit(limit))) as Row[];
    },
    /** How many of the chosen rows there are for each value of a column. */
    async countBy(column: PgColumn, where?: SQL) {
      const counts = await sql
        .select({ value: column, rows: count() })
        .from(table as PgTable)
        .where(and(mine, where))
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
    /** The row that an id in somebody's body names: where the family has none, 'There is no such child'. */
    async named(id: string, what: string) {
      const [row] = await sql
        .select()
        .from(table as PgTable)
        .where(withId(id));
      if (!row) throw new Refusal(422, `There is no such ${what}`);
      return row as Row;
    },
    /** The same as `get`, and whoever else holds it waits until this write is done: for what depends on what is there already. */
    async hold(id: string) {
      return only(
        await sql
          .select()
          .from(table as PgTable)
          .where(withId(id))
          .for('no key update'),
      );
    },
    async add(row: Written<Table>) {
      return only(
        await sql
          .insert(table)
          .values({ ...row, ...owner } as InferInsertModel<Table>)
          .returning(),
      );
    },
    /** Adds those that the table does not have yet, by its own uniqueness, and answers them: two at once add each once. */
    async addMissing(rows: readonly Written<Table>[]) {
      if (rows.length === 0) return [];
      const values = rows.map((row) => ({ ...row, ...owner }) as InferInsertModel<Table>);
      return (await sql.insert(table).values(values).onConflictDoNothing().returning()) as Row[];
    },
    async change(id: string, change: Partial<Written<Table>>) {
      const values = { ...change, updatedAt: now } as unknown as Partial<InferInsertModel<Table>>;
      return only((await sql.update(table).set(values).where(withId(id)).returning()) as unknown[]);
    },
    /** Changes every row that is chosen, in one statement. */
    async changeAll(where: SQL, change: Partial<Written<Table>>) {
      const values = { ...change, updatedAt: now } as unknown as Partial<InferInsertModel<Table>>;
      await sql.update(table).set(values).where(and(mine, where));
    },
    async remove(id: string) {
      only(await sql.delete(table).where(withId(id)).returning({ id: table.id }));
    },
    /** Removes every row that is chosen, in one statement. */
    async removeAll(where: SQL) {
      await sql.delete(table).where(and(mine, where));
    },
  };
}
