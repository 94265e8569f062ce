import { and, eq, type SQL } from 'drizzle-orm';
import { noLongerInFamily } from '#core/sentences.ts';
import { forbidden } from '../http/errors.ts';
import type { Person, Sql } from './scope.ts';
import { families, familyMembers, users } from './tenants.ts';

/**
 * She is in the family, and until the end of this transaction neither she nor the family can be erased: an erasure waits for what
 * is being written, and whoever comes later finds that she is gone. Everything else goes on beside it. The person is locked
 * before the family, as everywhere. `along` is done by the same statement: to ask costs more than to answer.
 */
export async function holdMembership(db: Sql, { familyId, userId }: Person, along?: SQL) {
  const held = await db
    .select({ role: familyMembers.role, ...(along && { along }) })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)))
    .for('key share', { of: [users, families] })
    .prepare(along ? 'hold_membership_along' : 'hold_membership')
    .execute();
  if (held.length === 0) throw forbidden(noLongerInFamily);
}
