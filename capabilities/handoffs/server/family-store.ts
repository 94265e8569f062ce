import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, type Db, type Scope, scopeFor } from '#server/database/scope.ts';
import { families, habitColumns } from '#server/database/tenants.ts';
import { withHabits } from '#server/habits.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import { notFound } from '#server/http/errors.ts';
import { changedResources } from '../contract.ts';

/** Work for a family that isn't part of a request of its people: the due check, and answers of guests. */

interface Writer {
  familyId: string;
  /** New rows are written in this person's name. */
  userId: string;
}

async function asWriter<Result>(db: Db, { familyId, userId }: Writer, work: (scope: Scope) => Promise<Result>) {
  // Locked until the transaction ends, so that an erasure waits; without a transaction, not locked.
  const [family] = await db.select(habitColumns).from(families).where(eq(families.id, familyId)).for('key share');
  if (!family) throw notFound();
  return withHabits(family, () => work(scopeFor(db, { familyId, userId, role: 'member', ...family })));
}

export const readFamily = <Result>(database: Database, writer: Writer, work: (scope: Scope) => Promise<Result>) =>
  asWriter(acrossFamilies(database), writer, work);

/** One transaction, announced to the family's browsers. */
export const inFamily = <Result>(database: Database, writer: Writer, work: (scope: Scope) => Promise<Result>) =>
  acrossFamilies(database).transaction(async (db) => {
    await announce(db, announcementSql(writer.familyId, changedResources));
    return asWriter(db, writer, work);
  });
