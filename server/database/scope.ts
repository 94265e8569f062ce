import { and, eq, getTableName, type InferSelectModel, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Habits } from '#core/habits.ts';
import type { Database } from './database.ts';
import { type Db, type FamilyTable, type ListOptions, type OwnedTable, rowsOf, type WritableColumns } from './rows.ts';
import type { roles } from './tenants.ts';
import { transactionOn } from './transaction.ts';

/** The person on whose behalf the code runs, and the family they are currently in. */
export interface Person {
  readonly userId: string;
  readonly familyId: string;
  readonly role: (typeof roles)[number];
  /** Session id, if the request came from a browser. The session stores the current family. */
  readonly sid?: string;
  /** The family's time zone, if it was loaded with the session; otherwise it must be looked up. */
  readonly timeZone?: string;
  /** The family's choice of clock and units, if it was loaded with the session. */
  readonly clock?: Habits['clock'] | null;
  readonly units?: Habits['units'] | null;
  /** Whether the family lets us learn, if it was loaded with the session. */
  readonly learns?: boolean | null;
}

const sqlKey = Symbol('sql');
const listKey = Symbol('list');

/** Lists a table's rows together with what else is asked for at the same time; `alone` reads them in their own statement. */
export type ListTogether = (query: TableQuery, alone: () => Promise<unknown[]>) => Promise<unknown[]>;

export interface TableQuery<Table extends FamilyTable = FamilyTable> extends ListOptions {
  from: Table;
}

/**
 * What a route gets instead of the database. The database handle inside is only accessible through `familyRows`,
 * `memberRows`, `personRows` and `acrossFamilies` below, and through `listFamilyTables`.
 */
export interface Scope {
  readonly person: Person;
  readonly [sqlKey]: Db;
  readonly [listKey]?: ListTogether | undefined;
}

const databaseHandles = new WeakMap<Database, Db>();

/** Handle for the data of all families. `checks/` lists the allowed callers: sign-in, admin, jobs, lookups by token. */
export function acrossFamilies(source: Database | Scope): Db {
  if (sqlKey in source) return source[sqlKey];
  let sql = databaseHandles.get(source);
  if (!sql) {
    sql = Object.assign(drizzle(source.pool, { casing: 'snake_case' }), { transaction: transactionOn(source.pool) });
    databaseHandles.set(source, sql);
  }
  return sql;
}

export const scopeFor = (sql: Db, person: Person, list?: ListTogether): Scope => ({
  person,
  [sqlKey]: sql,
  [listKey]: list,
});

export type { Db, FamilyTable, ListOptions, WritableColumns } from './rows.ts';

/** Callbacks that update other tables when a row changes or is removed, in the same transaction. */
export interface Follower<Row> {
  changed?(scope: Scope, row: Row, former: Row): Promise<unknown>;
  removed?(scope: Scope, former: Row): Promise<unknown>;
}

const followers = new Map<PgTable, Follower<unknown>[]>();

/**
 * Registers a follower. Use it in a capability that keeps a copy of another capability's record, such as a child's name
 * on an appointment. The code that changes the record doesn't need to know about it.
 */
export function follow<Table extends PgTable>(table: Table, follower: Follower<InferSelectModel<Table>>) {
  followers.set(table, [...followersOf(table), follower as Follower<unknown>]);
}

const followersOf = (table: PgTable): readonly Follower<unknown>[] => followers.get(table) ?? [];

/** Wraps the rows so that every change calls the table's followers. */
function withFollowers<Table extends OwnedTable>(scope: Scope, table: Table, rows: ReturnType<typeof rowsOf<Table>>) {
  const all = followersOf(table);
  if (all.length === 0) return rows;
  const refuseBulk = () => {
    throw new Error(`Rows of ${getTableName(table)} have followers, so change them one by one`);
  };
  return {
    ...rows,
    async change(id: string, change: Partial<WritableColumns<Table>>) {
      const former = await rows.hold(id);
      const row = await rows.change(id, change);
      for (const { changed } of all) await changed?.(scope, row, former);
      return row;
    },
    async remove(id: string) {
      const former = await rows.hold(id);
      await rows.remove(id);
      for (const { removed } of all) await removed?.(scope, former);
    },
    changeAll: refuseBulk,
    removeAll: refuseBulk,
  };
}

/** The rows of a table that belong to the person's current family. */
export function familyRows<Table extends FamilyTable>(scope: Scope, table: Table) {
  const { familyId, userId } = scope.person;
  const rows = rowsOf(scope[sqlKey], table, eq(table.familyId, familyId), { familyId, userId });
  const together = scope[listKey];
  const list: typeof rows.list = (options) =>
    together
      ? (together({ from: table, ...options }, () => rows.list(options)) as ReturnType<typeof rows.list>)
      : rows.list(options);
  return withFollowers(scope, table, { ...rows, list });
}

/** The person's own rows of a table within their current family. */
export function memberRows<Table extends FamilyTable>(scope: Scope, table: Table) {
  const { familyId, userId } = scope.person;
  const inScope = and(eq(table.familyId, familyId), eq(table.userId, userId)) as SQL;
  return rowsOf(scope[sqlKey], table, inScope, { familyId, userId });
}

/** The person's own rows of a table, in any family. */
export function personRows<Table extends OwnedTable>(scope: Scope, table: Table) {
  const { userId } = scope.person;
  return withFollowers(scope, table, rowsOf(scope[sqlKey], table, eq(table.userId, userId), { userId }));
}
