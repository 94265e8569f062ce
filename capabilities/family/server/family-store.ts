import { and, desc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { enterFamily, latestOrNewFamilyOf } from '#capabilities/account/server/store.ts';
import { sessions } from '#capabilities/account/server/tables.ts';
import { householdRows, linkPerson, unlinkPerson } from '#capabilities/household/server/store.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { habits } from '#core/habits.ts';
import { productName } from '#core/product.ts';
import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Db, familyRows, type Person, type Scope, scopeFor } from '#server/database/scope.ts';
import {
  families,
  familyMembers,
  familyTables,
  memberTables,
  personTables,
  privateRowConditions,
  users,
} from '#server/database/tenants.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import { forbidden, notFound, Refusal } from '#server/http/errors.ts';
import type { HabitsChange, Role } from '../contract.ts';
import { isFamilyMember, isLastOwner, isOwner, nameOf, refusalToLeave } from '../rules/membership.ts';
import {
  conflict,
  erasePerson,
  isOpenInvitation,
  lockedFamily,
  lockMembers,
  personNames,
  withdrawAllInvitations,
  withdrawInvitationsBy,
} from './store.ts';
import { invitations } from './tables.ts';

const isMember = (familyId: string, userId: string) =>
  and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId));

const membersOf = async (db: Db, familyId: string) =>
  (
    await db
      .select({
        ...personNames,
        id: users.id,
        email: users.email,
        role: familyMembers.role,
        joinedAt: familyMembers.createdAt,
      })
      .from(familyMembers)
      .innerJoin(users, eq(users.id, familyMembers.userId))
      .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
      .where(eq(familyMembers.familyId, familyId))
      .orderBy(desc(eq(familyMembers.role, 'owner')), familyMembers.createdAt, users.id)
  ).map(({ id, email, role, joinedAt, ...names }) => ({ id, name: nameOf(names), email, role, joinedAt }));

export async function familyOf(scope: Scope) {
  const db = acrossFamilies(scope);
  const { userId, familyId, role } = scope.person;
  const [family] = await db.select().from(families).where(eq(families.id, familyId));
  if (!family) throw forbidden(noLongerInFamilyMessage);
  const joined = await db
    .select({ id: families.id, name: families.name })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(familyMembers.userId, userId))
    .orderBy(familyMembers.createdAt, families.id);
  return {
    ...family,
    habits: habits(),
    role,
    members: (await membersOf(db, familyId)).map((member) => ({ ...member, isYou: member.id === userId })),
    invitations: role === 'owner' ? await familyRows(scope, invitations).list({ where: isOpenInvitation }) : [],
    families: joined.map((one) => ({ ...one, isCurrent: one.id === familyId })),
  };
}

type FamilyChange = { name?: string } & z.output<typeof HabitsChange>;

/** Any member may change the family's name, how it writes times and amounts, and its time zone. */
export async function changeFamily(scope: Scope, { timeZone, ...others }: FamilyChange) {
  // A family without a zone gets the zone of a new family.
  const zone = timeZone === undefined ? {} : { timeZone: timeZone ?? 'UTC' };
  await acrossFamilies(scope)
    .update(families)
    .set({ ...others, ...zone, updatedAt: now })
    .where(eq(families.id, scope.person.familyId));
}

/** Switches this browser's session to another family of the person. */
export async function switchFamily(scope: Scope, familyId: string) {
  const db = acrossFamilies(scope);
  const { userId, sid } = scope.person;
  const members = await lockMembers(db, userId, familyId);
  if (!isFamilyMember(members, userId) || !sid) throw notFound();
  await enterFamily(db, sid, familyId);
}

export async function changeRole(scope: Scope, userId: string, role: Role) {
  const members = await lockedFamily(scope, 'Only an owner of the family can change roles');
  if (!isFamilyMember(members, userId)) throw notFound();
  if (role === 'member' && isLastOwner(members, userId)) throw conflict('Make someone else an owner first');
  await acrossFamilies(scope).update(familyMembers).set({ role }).where(isMember(scope.person.familyId, userId));
  if (role === 'member') await withdrawInvitationsBy(scope, userId);
}

/** Lists the people who can be linked with adults of the household. */
export async function linkablePeople(scope: Scope) {
  const { familyId, userId, role } = scope.person;
  const people = await membersOf(acrossFamilies(scope), familyId);
  return {
    people: people.map(({ id, name }) => ({ id, name, isYou: id === userId })),
    mayLinkOthers: role === 'owner',
  };
}

/** Links an adult of the household with a person of the family, or with nobody. */
export async function linkAdult(scope: Scope, adultId: string, userId: string | null | undefined) {
  const members = await lockedFamily(scope);
  const adult = await householdRows(scope).hold(adultId);
  const concerned = userId ?? adult.linkedUserId;
  if (!concerned) return;
  if (concerned !== scope.person.userId && !isOwner(members, scope.person.userId))
    throw forbidden('Only an owner of the family can choose this for someone else');
  if (!isFamilyMember(members, concerned)) throw new Refusal(422, "There's no such person in your family");
  if (userId) await linkPerson(scope, adult, userId);
  else await unlinkPerson(scope, concerned);
}

export async function removeMember(scope: Scope, userId: string) {
  const members = await lockedFamily(scope, 'Only an owner of the family can remove someone');
  if (userId === scope.person.userId) throw conflict("You can't remove yourself. Leave the family instead");
  if (!isFamilyMember(members, userId)) throw notFound();
  await withdrawAllInvitations(scope);
  await unlinkPerson(scope, userId);
  await acrossFamilies(scope).delete(familyMembers).where(isMember(scope.person.familyId, userId));
}

export async function leaveFamily(scope: Scope) {
  const { userId } = scope.person;
  const refusal = refusalToLeave(await lockedFamily(scope), userId);
  if (refusal) throw conflict(refusal);
  await withdrawInvitationsBy(scope, userId);
  await unlinkPerson(scope, userId);
  await moveToOtherFamily(scope);
}

/** Removes the person and moves their sessions to the family they joined last, or to a new one. */
async function moveToOtherFamily(scope: Scope) {
  const db = acrossFamilies(scope);
  const { userId, familyId } = scope.person;
  await db.delete(familyMembers).where(isMember(familyId, userId));
  const next = (await latestOrNewFamilyOf(db, userId)) ?? null;
  await db
    .update(sessions)
    .set({ familyId: next })
    .where(and(eq(sessions.userId, userId), eq(sessions.familyId, familyId)));
}

export const eraseFamily = (database: Database, person: Person) =>
  acrossFamilies(database).transaction(async (db) => {
    const scope = scopeFor(db, person);
    await lockedFamily(scope, 'Only an owner can delete the family', 'update');
    await moveToOtherFamily(scope);
    await db.delete(families).where(eq(families.id, person.familyId));
    await announce(db, announcementSql(person.familyId, ['family']));
  });

export const eraseAccount = (database: Database, { userId }: Person) =>
  acrossFamilies(database).transaction((db) => erasePerson(db, userId));

/** The archive may be passed on, so it must contain no hashes or tokens. */
const withoutSecrets = (table: PgTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !/Hash$|Secret$|^token$/.test(name)));

/** All data of the family and of the person, from one consistent snapshot. */
export const archiveOf = (scope: Scope) =>
  acrossFamilies(scope).transaction(
    async (db) => {
      const { userId, familyId } = scope.person;
      const rows = (table: PgTable, column: 'id' | 'familyId' | 'userId', value: string) => {
        const isPrivate = privateRowConditions.get(table);
        const isNotPrivateToOthers = isPrivate && sql`(user_id = ${userId} or not (${isPrivate}))`;
        return db
          .select(withoutSecrets(table))
          .from(table)
          .where(and(eq(getTableColumns(table)[column] as PgColumn, value), isNotPrivateToOthers));
      };
      const records: Record<string, object[]> = {};
      for (const table of [...familyTables, ...memberTables])
        records[getTableName(table)] = await rows(table, 'familyId', familyId);
      for (const table of personTables) records[getTableName(table)] = await rows(table, 'userId', userId);
      const [family] = await rows(families, 'id', familyId);
      const [you] = await rows(users, 'id', userId);
      const members = await membersOf(db, familyId);
      const exportedAt = new Date().toISOString();
      return { product: productName, format: 1 as const, exportedAt, family, members, you, records };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
