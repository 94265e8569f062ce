import { and, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { acrossFamilies, type Choice, type FamilyTable, type Scope } from './scope.ts';

interface List<Table extends FamilyTable> extends Choice {
  from: Table;
}
type Rows<Tables extends readonly FamilyTable[]> = { [Place in keyof Tables]: InferSelectModel<Tables[Place]>[] };

/**
 * What `familyRows` would list, of several tables in one statement. To ask costs more than to answer: eight questions for the
 * week of a family took longer than all the rest. A row comes as JSON, in which numbers and times of day have no types of
 * their own, so a table with columns other than text, dates, moments, whole numbers, yes or no, and lists is not for here.
 * By its name the statement is planned once for each connection: so it has to have the same words each time.
 */
export async function familyLists<const Tables extends readonly FamilyTable[]>(
  scope: Scope,
  name: string,
  ...lists: { [Place in keyof Tables]: List<Tables[Place]> }
): Promise<Rows<Tables>> {
  const each = lists.map((list) => jsonOf(list, scope));
  const [answer] = await acrossFamilies(scope)
    .select({ found: sql<unknown[][][]>`json_build_array(${sql.join(each, sql`, `)})` })
    .from(sql`(values (1)) as once`)
    .prepare(name)
    .execute();
  return lists.map(({ from }, place) => (answer?.found[place] ?? []).map((row) => rowOf(from, row))) as Rows<Tables>;
}

function jsonOf({ from, where, orderBy = from.createdAt, limit }: List<FamilyTable>, { person }: Scope): SQL {
  const columns = sql.join(Object.values(getTableColumns(from)), sql`, `);
  const mine = and(eq(from.familyId, person.familyId), where);
  const most = limit === undefined ? sql`` : sql` limit ${limit}`;
  const chosen = sql`select json_build_array(${columns}) as row from ${from} where ${mine} order by ${orderBy}, ${from.id}${most}`;
  return sql`(select coalesce(json_agg(row), '[]') from (${chosen}) as chosen)`;
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
