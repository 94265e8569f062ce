import { and, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  acrossFamilies,
  type Db,
  type FamilyTable,
  type Person,
  type Scope,
  scopeFor,
  type TableQuery,
} from './scope.ts';
import { dialect } from './transaction.ts';

type Rows<Tables extends readonly FamilyTable[]> = { [Index in keyof Tables]: InferSelectModel<Tables[Index]>[] };

/**
 * Lists rows of several tables, like `familyRows(...).list`, in one statement, because round trips dominate: eight
 * queries for a family's week took longer than everything else. Rows come back as JSON, which loses some types, so use
 * it only for tables with text, dates, moments, integers, booleans and lists.
 */
export async function listFamilyTables<const Tables extends readonly FamilyTable[]>(
  scope: Scope,
  ...lists: { [Index in keyof Tables]: TableQuery<Tables[Index]> }
): Promise<Rows<Tables>> {
  const queries = lists.map((list) => listAsJson(list, scope));
  const [answer] = await acrossFamilies(scope)
    .select({ found: sql<unknown[][][]>`json_build_array(${sql.join(queries, sql`, `)})` })
    .from(sql`(values (1)) as once`);
  return lists.map(({ from }, index) => (answer?.found[index] ?? []).map((row) => rowOf(from, row))) as Rows<Tables>;
}

function listAsJson({ from, where, orderBy = from.createdAt, limit }: TableQuery<FamilyTable>, { person }: Scope): SQL {
  const inScope = and(eq(from.familyId, person.familyId), where);
  const limitClause = limit === undefined ? sql`` : sql` limit ${limit}`;
  const selected = sql`${rowsAsJson(from)} where ${inScope} order by ${orderBy}, ${from.id}${limitClause}`;
  return sql`(select coalesce(json_agg(row), '[]') from (${selected}) as chosen)`;
}

const jsonRows = new Map<PgTable, SQL>();

/** Names every column, so it is built once per table: building it takes longer than the whole statement. */
function rowsAsJson(table: PgTable): SQL {
  const known = jsonRows.get(table);
  if (known) return known;
  const columns = sql.join(Object.values(getTableColumns(table)), sql`, `);
  const built = sql.raw(dialect.sqlToQuery(sql`select json_build_array(${columns}) as row from ${table}`).sql);
  jsonRows.set(table, built);
  return built;
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

interface Waiting {
  query: TableQuery;
  rows: Promise<unknown[]>;
  resolve(rows: unknown[] | Promise<unknown[]>): void;
  alone(): Promise<unknown[]>;
}

const isSame = (one: TableQuery, other: TableQuery) =>
  one.from === other.from && !one.where && !other.where && one.orderBy === other.orderBy && one.limit === other.limit;
/** JSON has no bytes. */
const fitsJson = ({ from }: TableQuery) =>
  Object.values(getTableColumns(from)).every((column) => column.getSQLType() !== 'bytea');

const readingScopes = new WeakMap<Person, Scope>();

/** For reading: the lists that a person's requests ask for at the same time are one statement. */
export function readingScope(sql: Db, person: Person): Scope {
  const known = readingScopes.get(person);
  if (known && acrossFamilies(known) === sql) return known;
  let waiting: Waiting[] = [];
  const scope = scopeFor(sql, person, (query, alone) => {
    if (!fitsJson(query)) return alone();
    const same = waiting.find((one) => isSame(one.query, query));
    if (same) return same.rows;
    // By then everything has run that doesn't wait for the database, and threads' questions have arrived.
    if (waiting.length === 0) setImmediate(readAll);
    const { promise: rows, resolve } = Promise.withResolvers<unknown[]>();
    waiting.push({ query, rows, resolve, alone });
    return rows;
  });
  function readAll() {
    const all = waiting;
    waiting = [];
    const [only, ...others] = all;
    if (only && others.length === 0) return only.resolve(only.alone());
    const lists = listFamilyTables(scope, ...all.map(({ query }) => query));
    for (const [at, { resolve }] of all.entries()) resolve(lists.then((found) => found[at] ?? []));
  }
  readingScopes.set(person, scope);
  return scope;
}
