import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clocks, unitSystems } from '#core/habits.ts';
import { moment, now } from './columns.ts';

/** People, families and memberships, and helpers that define tables owned by them. */

const idColumn = () => uuid().primaryKey().defaultRandom();
const timestamps = () => ({
  createdAt: moment().notNull().default(now),
  updatedAt: moment().notNull().default(now),
});

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    // Issuer and subject identify a person, never the e-mail address.
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    isEmailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    ...timestamps(),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
);

export const families = pgTable('families', {
  id: idColumn(),
  name: text().notNull(),
  timeZone: text().notNull().default('UTC'),
  /** How the family writes times and amounts. Null while nobody has chosen: the time zone then decides. */
  clock: text({ enum: clocks }),
  units: text({ enum: unitSystems }),
  learns: boolean().notNull().default(true),
  ...timestamps(),
});

/**
 * What is loaded with a session: the family's zone and habits, for `withHabits`, and whether the family lets us learn.
 */
const { timeZone, clock, units, learns } = families;
export const habitColumns = { timeZone, clock, units, learns };

export const roles = ['owner', 'member'] as const;

export const familyMembers = pgTable(
  'family_members',
  {
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
    createdAt: moment().notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.userId] }), index().on(table.userId)],
);

type Columns = Record<string, PgColumnBuilderBase>;

/**
 * Every table whose rows belong to a family, a person or a family member. The functions below that define a table add it
 * to its list. Archive and erasure use the lists, so that they can't miss a table.
 */
export const familyTables: PgTable[] = [];
export const personTables: PgTable[] = [];
export const memberTables: PgTable[] = [];
/** Person tables that get a row at the first sign-in. */
export const firstSignInTables: (PgTable & { userId: PgColumn })[] = [];
/** Condition by family table: matching rows are private to the person who wrote them. */
export const privateRowConditions = new Map<PgTable, SQL>();

/** Family tables whose rows are deleted when the date in a column is this many days ago. */
export const retentionByTable = new Map<PgTable, { column: string; days: number }>();

const referenceColumns = new WeakSet<PgColumnBuilderBase>();

/** A foreign key column with an index, without which deleting the referenced row would scan all families' rows. */
export function foreignKeyTo(column: () => PgColumn, onDelete: 'cascade' | 'set null') {
  const reference = uuid().references(column, { onDelete });
  referenceColumns.add(reference);
  return reference;
}

const familyColumns = () => ({
  id: idColumn(),
  familyId: uuid()
    .notNull()
    .references(() => families.id, { onDelete: 'cascade' }),
  userId: text().notNull().default('default_user'),
  ...timestamps(),
});

/** A table whose rows belong to a family. Use `familyRows` to access them. */
export function familyTable<Name extends string, Extra extends Columns>(
  name: Name,
  columns: Extra,
  {
    uniqueBy,
    searchedBy = [],
    rare,
    alsoFoundBy,
    keptFor,
    own,
  }: {
    /** Columns that are unique together within a family. */
    uniqueBy?: readonly (keyof Extra & string)[];
    /** Columns added to the family index, for tables with thousands of rows per family. */
    searchedBy?: readonly (keyof Extra & string)[];
    /** Condition that only a few of those rows meet; the family finds them by an index of their own. */
    rare?: SQL;
    /** Expression for an additional index across families. */
    alsoFoundBy?: SQL;
    /** Rows whose date in this column is older are deleted; the column gets an index for it. */
    keptFor?: { days: number; column: (keyof Extra & string) | 'createdAt' };
    /** Rows that are private to their writer: they are only in the writer's archive and erased with the writer. */
    own?: SQL;
  } = {},
) {
  const referring = Object.keys(columns).filter((column) =>
    referenceColumns.has(columns[column] as PgColumnBuilderBase),
  );
  const table = pgTable(name, { ...familyColumns(), ...columns }, (table) => {
    const { familyId, userId } = table as unknown as { familyId: ExtraConfigColumn; userId: ExtraConfigColumn };
    const others = table as unknown as Record<string, ExtraConfigColumn>;
    const columnsOf = (names: readonly string[]) => names.map((column) => others[column] as ExtraConfigColumn);
    return [
      ...(uniqueBy ? [unique(`${name}_once_per_family`).on(familyId, ...columnsOf(uniqueBy))] : []),
      ...(uniqueBy && searchedBy.length === 0 ? [] : [index().on(familyId, ...columnsOf(searchedBy))]),
      ...(rare ? [index(`${name}_rare`).on(familyId).where(rare)] : []),
      // An erasure must find what a person wrote, even in families they have left.
      index().on(userId),
      ...columnsOf(referring).map((column) => index().on(column)),
      ...(alsoFoundBy ? [index(`${name}_also_found`).on(alsoFoundBy)] : []),
      ...(keptFor ? columnsOf([keptFor.column]).map((column) => index().on(column)) : []),
      // The spec wants the default 'default_user', but a row must have a real writer to keep families separate.
      check(`${name}_written_by_somebody`, sql`${userId} <> 'default_user'`),
    ];
  });
  familyTables.push(table);
  if (keptFor) retentionByTable.set(table, keptFor);
  if (own) privateRowConditions.set(table, own);
  return table;
}

const personColumns = () => ({
  id: idColumn(),
  // A foreign key, so the default of the specification, 'default_user', can't be stored here.
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...timestamps(),
});

/** A table with one row per person, independent of the family. Use `personRows` to access it. */
export function onePerPersonTable<Name extends string, Extra extends Columns>(
  name: Name,
  columns: Extra,
  { fromFirstSignIn = false } = {},
) {
  const table = pgTable(name, { ...personColumns(), ...columns }, (table) => {
    const { userId } = table as unknown as { userId: ExtraConfigColumn };
    return [unique(`${name}_one_per_person`).on(userId)];
  });
  personTables.push(table);
  if (fromFirstSignIn) firstSignInTables.push(table);
  return table;
}

/** A table with any number of rows per person, independent of the family. Use `personRows` to access it. */
export function manyPerPersonTable<Name extends string, Extra extends Columns>(name: Name, columns: Extra) {
  const table = pgTable(name, { ...personColumns(), ...columns }, (table) => {
    const { userId } = table as unknown as { userId: ExtraConfigColumn };
    return [index().on(userId)];
  });
  personTables.push(table);
  return table;
}

const memberColumns = () => ({ id: idColumn(), familyId: uuid().notNull(), userId: uuid().notNull(), ...timestamps() });

/** A table with one row per family member, which is deleted with the membership. Use `memberRows` to access it. */
export function onePerMemberTable<Name extends string, Extra extends Columns>(name: Name, columns: Extra) {
  const table = pgTable(name, { ...memberColumns(), ...columns }, (table) => {
    const { familyId, userId } = table as unknown as { familyId: PgColumn; userId: PgColumn };
    return [
      unique(`${name}_one_per_member`).on(userId, familyId),
      foreignKey({
        name: `${name}_membership`,
        columns: [familyId, userId],
        foreignColumns: [familyMembers.familyId, familyMembers.userId],
      }).onDelete('cascade'),
    ];
  });
  memberTables.push(table);
  privateRowConditions.set(table, sql`true`);
  return table;
}
