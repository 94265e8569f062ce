import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  getTableConfig,
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
import { moment, now } from './columns.ts';

/** Who there is, and which family they belong to: the ground that every scope stands on. */

const id = () => uuid().primaryKey().defaultRandom();
const times = () => ({
  createdAt: moment().notNull().default(now),
  updatedAt: moment().notNull().default(now),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    // The account provider's pair, never the e-mail address, says who somebody is.
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    isEmailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    ...times(),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
);

export const families = pgTable('families', {
  id: id(),
  name: text().notNull(),
  timeZone: text().notNull().default('UTC'),
  ...times(),
});

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

/** Every table of these three kinds, so that an archive and an erasure cannot forget one. */
export const familyTables: PgTable[] = [];
export const personTables: PgTable[] = [];
export const memberTables: PgTable[] = [];
/** The family's tables, each after those that it refers to: in this order rows can come back, and in the other one go. */
export function tablesInOrder(): PgTable[] {
  const inOrder = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (inOrder.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table && familyTables.includes(foreignTable)) place(foreignTable);
    }
    inOrder.add(table);
  };
  familyTables.forEach(place);
  return [...inOrder];
}
/** Those of a person's tables that have a row for everybody who ever signed in. */
export const firstSignInTables: (PgTable & { userId: PgColumn })[] = [];
/** Which rows of a family's table are their writer's own. */
export const ownRows = new Map<PgTable, SQL>();

const references = new WeakSet<PgColumnBuilderBase>();

/**
 * A column of a family's table that names a row of another. It gets an index by itself: when that row is deleted, the database
 * looks for what refers to it, and without an index it would read the rows of all families.
 */
export function refersTo(column: () => PgColumn, onDelete: 'cascade' | 'set null') {
  const reference = uuid().references(column, { onDelete });
  references.add(reference);
  return reference;
}

const familyOwned = () => ({
  id: id(),
  familyId: uuid()
    .notNull()
    .references(() => families.id, { onDelete: 'cascade' }),
  userId: text().notNull().default('default_user'),
  ...times(),
});

/** A table whose rows belong to a family. Its rows are reached through `familyRows` alone. */
export function familyTable<Name extends string, More extends Columns>(
  name: Name,
  columns: More,
  {
    uniqueBy,
    searchedBy = [],
    alsoFoundBy,
    own,
  }: {
    /** Of these columns a family has every combination once. */
    uniqueBy?: readonly (keyof More & string)[];
    /** Columns by which a family's rows are searched when there are thousands. */
    searchedBy?: readonly (keyof More & string)[];
    /** What else the rows are found by, in whatever family they are. */
    alsoFoundBy?: SQL;
    /** Rows that are their writer's own: no one else's archive holds them, and they go with her. */
    own?: SQL;
  } = {},
) {
  const referring = Object.keys(columns).filter((column) => references.has(columns[column] as PgColumnBuilderBase));
  const table = pgTable(name, { ...familyOwned(), ...columns }, (table) => {
    const { familyId, userId } = table as unknown as { familyId: ExtraConfigColumn; userId: ExtraConfigColumn };
    const others = table as unknown as Record<string, ExtraConfigColumn>;
    const columnsOf = (names: readonly string[]) => names.map((column) => others[column] as ExtraConfigColumn);
    return [
      ...(uniqueBy ? [unique(`${name}_once_per_family`).on(familyId, ...columnsOf(uniqueBy))] : []),
      ...(uniqueBy && searchedBy.length === 0 ? [] : [index().on(familyId, ...columnsOf(searchedBy))]),
      // An erasure finds what a person wrote, also in families that she has left.
      index().on(userId),
      ...columnsOf(referring).map((column) => index().on(column)),
      ...(alsoFoundBy ? [index(`${name}_also_found`).on(alsoFoundBy)] : []),
      // The specified default may stand in the definition, but a row that nobody wrote would be a hole between families.
      check(`${name}_written_by_somebody`, sql`${userId} <> 'default_user'`),
    ];
  });
  familyTables.push(table);
  if (own) ownRows.set(table, own);
  return table;
}

const personOwned = () => ({
  id: id(),
  // A real reference: the specified default could not even be stored here.
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...times(),
});

/** A table with one row for each person, whatever family she is in. Reached through `personRows`. */
export function onePerPerson<Name extends string, More extends Columns>(
  name: Name,
  columns: More,
  { fromFirstSignIn = false } = {},
) {
  const table = pgTable(name, { ...personOwned(), ...columns }, (table) => {
    const { userId } = table as unknown as { userId: ExtraConfigColumn };
    return [unique(`${name}_one_per_person`).on(userId)];
  });
  personTables.push(table);
  if (fromFirstSignIn) firstSignInTables.push(table);
  return table;
}

const memberOwned = () => ({ id: id(), familyId: uuid().notNull(), userId: uuid().notNull(), ...times() });

/**
 * A table with one row for each person in each of her families. It goes with her membership, however that ends, and does not come
 * back with her. Reached through `memberRows`.
 */
export function onePerMember<Name extends string, More extends Columns>(name: Name, columns: More) {
  const table = pgTable(name, { ...memberOwned(), ...columns }, (table) => {
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
  ownRows.set(table, sql`true`);
  return table;
}
