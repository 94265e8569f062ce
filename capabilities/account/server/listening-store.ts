import { and, eq, gt, sql } from 'drizzle-orm';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyMembers } from '#server/database/tenants.ts';
import { sessions } from './tables.ts';

/** The current family of each session, in one query; null if the person was removed. Ended sessions are left out. */
export const familiesOfSessions = (database: Database) => async (sids: string[]) => {
  const found = await acrossFamilies(database)
    .select({ sid: sessions.sid, familyId: familyMembers.familyId })
    .from(sessions)
    .leftJoin(
      familyMembers,
      and(eq(familyMembers.familyId, sessions.familyId), eq(familyMembers.userId, sessions.userId)),
    )
    .where(and(sql`${sessions.sid} = any(${sql.param(sids)})`, gt(sessions.expire, now)));
  return new Map(found.map(({ sid, familyId }) => [sid, familyId]));
};
