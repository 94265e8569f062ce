import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { noLongerInFamily } from '#core/sentences.ts';
import { forbidden } from '../http/errors.ts';
import { acrossFamilies, type FamilyTable, type Person, type Scope, type Sql, type Written } from './scope.ts';
import { families, familyMembers, users } from './tenants.ts';

/**
 * She is in the family, and until the end of the transaction neither she nor the family can be erased: an erasure waits for what is
 * being written, and whoever comes later finds that she is gone. Everything else goes on beside it. The person is locked before the
 * family, as everywhere.
 */
const held = (db: Sql, { familyId, userId }: Person, answer: SQL) =>
  db
    .select({ answer })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)))
    .for('key share', { of: [users, families] });

/** Holds her membership, or refuses. `along` is done by the same statement: to ask costs more than to answer. */
export async function holdMembership(db: Sql, person: Person, along?: SQL) {
  const name = along ? 'hold_membership_along' : 'hold_membership';
  const found = await held(db, person, along ?? sql`null`)
    .prepare(name)
    .execute();
  if (found.length === 0) throw forbidden(noLongerInFamily);
}

/** Adds a row without a transaction around it: the one statement holds her membership by itself. */
export async function addAsMember<Table extends FamilyTable>(scope: Scope, table: Table, row: Written<Table>) {
  const db = acrossFamilies(scope);
  const { userId } = scope.person;
  const familyId = sql`${held(db, scope.person, sql`${families.id}`)}`;
  try {
    const [added] = await db
      .insert(table)
      .values({ ...row, userId, familyId } as unknown as InferInsertModel<Table>)
      .returning();
    return added as InferSelectModel<Table>;
  } catch (fault) {
    throw lacksFamily(fault) ? forbidden(noLongerInFamily) : fault;
  }
}

const notNullViolation = '23502';

function lacksFamily(fault: unknown) {
  const { code, column } = ((fault as Error).cause ?? {}) as { code?: string; column?: string };
  return code === notNullViolation && column === 'family_id';
}
