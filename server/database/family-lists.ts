import { and, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { acrossFamilies, type FamilyTable, type ListOptions, type Scope } from './scope.ts';

interface TableQuery<Table extends FamilyTable> extends ListOptions {
  from: Table;
}
type Rows<Tables extends readonly FamilyTable[]> = { [Index in keyof Tables]: InferSelectModel<Tables[Index]>[] };

/**
 * Lists rows of several tables, like `familyRows(...).list`, in one statement, because round trips dominate: eight
 * queries for a family's week took longer than everything else. Rows come back as JSON, which loses some types, so use
 * it only for tables with text, dates, moments, integers, booleans and lists. `name` makes it a prepared statement,
 * planned once per connection, so calls with the same name must produce the same SQL.
 */
export async function listFamilyTables<const Tables extends readonly FamilyTable[]>(
  scope: Scope,
  name: string,
  ...lists: { [Index in keyof Tables]: TableQuery<Tables[Index]> }
): Promise<Rows<Tables>> {
  const queries = lists.map((list) => listAsJson(list, scope));
  const [answer] = await acrossFamilies(scope)
    .select({ found: sql<unknown[][][]>`json_build_array(${sql.join(queries, sql`, `)})` })
    .from(sql`(values (1)) as once`)
    .prepare(name)
    .execute();
  return lists.map(({ from }, index) => (answer?.found[index] ?? []).map((row) => rowOf(from, row))) as Rows<Tables>;
}

function listAsJson({ from, where, orderBy = from.createdAt, limit }: TableQuery<FamilyTable>, { person }: Scope): SQL {
  const columns = sql.join(Object.values(getTableColumns(from)), sql`, `);
  const inScope = and(eq(from.familyId, person.familyId), where);
  const limitClause = limit === undefined ? sql`` : sql` limit ${limit}`;
  const selected = sql`select json_build_array(${columns}) as row from ${from} where ${inScope} order by ${orderBy}, ${from.id}${limitClause}`;
  return sql`(select coalesce(json_agg(row), '[]') from (${selected}) as chosen)`;
}

function rowOf(table: PgTable, values: readonly unknown[]) {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([name, column], index) => {
      const value = values[index] ?? null;
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
}
