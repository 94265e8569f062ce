import { and, eq, getTableName, type InferSelectModel, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { type FamilyTable, type OwnedTable, rowsOf, type Sql, type Written } from './rows.ts';
import type { roles } from './tenants.ts';
import { transactionOn } from './transaction.ts';

/** The person on whose behalf something happens, and the family she is in right now. */
export interface Person {
  readonly userId: string;
  readonly familyId: string;
  readonly role: (typeof roles)[number];
  /** Her session, if she came through a browser: it holds the family she is in. */
  readonly sid?: string;
  /** Where her family lives, as her session told; whoever comes without one has to look it up. */
  readonly timeZone?: string;
}

const sqlOf = Symbol('sql');

/**
 * What a route gets instead of the database. The handle inside cannot be reached but through the functions below,
 * `familyRows`, `memberRows`, `personRows` and `acrossFamilies`, and through `familyLists`, which lists several tables at once.
 */
export interface Scope {
  readonly person: Person;
  readonly [sqlOf]: Sql;
}

const handles = new WeakMap<Database, Sql>();

/** Every family's data at once. `checks/` lists the few callers: sign-in, admin, jobs and look-ups by token. */
export function acrossFamilies(source: Database | Scope): Sql {
  if (sqlOf in source) return source[sqlOf];
  let sql = handles.get(source);
  if (!sql) {
    sql = Object.assign(drizzle(source.pool, { casing: 'snake_case' }), { transaction: transactionOn(source.pool) });
    handles.set(source, sql);
  }
  return sql;
}

export const scopeFor = (sql: Sql, person: Person): Scope => ({ person, [sqlOf]: sql });

export type { Choice, FamilyTable, Sql, Written } from './rows.ts';

/** What has to happen in other tables when a row of this one is changed or removed. It is part of the same transaction. */
export interface Follower<Row> {
  changed?(scope: Scope, row: Row, former: Row): Promise<unknown>;
  removed?(scope: Scope, former: Row): Promise<unknown>;
}

const followers = new Map<PgTable, Follower<unknown>[]>();

/**
 * A capability that keeps a copy of another one's record (a child's name on an appointment) says so here, beside its own
 * rows. Whoever changes the record knows nothing of it.
 */
export function follow<Table extends PgTable>(table: Table, follower: Follower<InferSelectModel<Table>>) {
  followers.set(table, [...followersOf(table), follower as Follower<unknown>]);
}

const followersOf = (table: PgTable): readonly Follower<unknown>[] => followers.get(table) ?? [];

/** The same rows; what follows a row of this table happens with each change of one. */
function withFollowers<Table extends OwnedTable>(scope: Scope, table: Table, rows: ReturnType<typeof rowsOf<Table>>) {
  const all = followersOf(table);
  if (all.length === 0) return rows;
  const oneByOne = () => {
    throw new Error(`Others follow the rows of ${getTableName(table)}: change them one by one`);
  };
  return {
    ...rows,
    async change(id: string, change: Partial<Written<Table>>) {
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
    changeAll: oneByOne,
    removeAll: oneByOne,
  };
}

/** The rows of one table that belong to the person's family, and no others. */
export function familyRows<Table extends FamilyTable>(scope: Scope, table: Table) {
  const { familyId, userId } = scope.person;
  const rows = rowsOf(scope[sqlOf], table, eq(table.familyId, familyId), { familyId, userId });
  return withFollowers(scope, table, rows);
}

/** Her own rows of one table within the family she is in. */
export function memberRows<Table extends FamilyTable>(scope: Scope, table: Table) {
  const { familyId, userId } = scope.person;
  const hers = and(eq(table.familyId, familyId), eq(table.userId, userId)) as SQL;
  return rowsOf(scope[sqlOf], table, hers, { familyId, userId });
}

/** The rows of one table that belong to the person herself, in whatever family she is. */
export function personRows<Table extends OwnedTable>(scope: Scope, table: Table) {
  const { userId } = scope.person;
  return withFollowers(scope, table, rowsOf(scope[sqlOf], table, eq(table.userId, userId), { userId }));
}
