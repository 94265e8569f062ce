import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { forbidden } from '../http/errors.ts';
import { acrossFamilies, type Db, type FamilyTable, type Person, type Scope, type WritableColumns } from './scope.ts';
import { families, familyMembers, users } from './tenants.ts';

/**
 * Query that returns a row if the person is a family member, and locks the person and the family against deletion until
 * the transaction ends: an erasure waits for this write, and a write that starts after the erasure finds no membership.
 * Other writes are not blocked. As everywhere, the person is locked before the family, to avoid deadlocks.
 */
const membershipLock = (db: Db, { familyId, userId }: Person, answer: SQL) =>
  db
    .select({ answer })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)))
    .for('key share', { of: [users, families] });

/** Locks the membership, or throws if there is none. Evaluates `extra` in the same statement, to save a round trip. */
export async function lockMembership(db: Db, person: Person, extra?: SQL) {
  const name = extra ? 'hold_membership_along' : 'hold_membership';
  const found = await membershipLock(db, person, extra ?? sql`null`)
    .prepare(name)
    .execute();
  if (found.length === 0) throw forbidden(noLongerInFamilyMessage);
}

/** Adds a row and locks the membership in a single statement, so that it needs no transaction. */
export async function addAsMember<Table extends FamilyTable>(scope: Scope, table: Table, row: WritableColumns<Table>) {
  const db = acrossFamilies(scope);
  const { userId } = scope.person;
  const familyId = sql`${membershipLock(db, scope.person, sql`${families.id}`)}`;
  try {
    const [added] = await db
      .insert(table)
      .values({ ...row, userId, familyId } as unknown as InferInsertModel<Table>)
      .returning();
    return added as InferSelectModel<Table>;
  } catch (fault) {
    throw isFamilyMissing(fault) ? forbidden(noLongerInFamilyMessage) : fault;
  }
}

const notNullViolationCode = '23502';

function isFamilyMissing(fault: unknown) {
  const { code, column } = ((fault as Error).cause ?? {}) as { code?: string; column?: string };
  return code === notNullViolationCode && column === 'family_id';
}
