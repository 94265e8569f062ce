import { and, asc, eq, inArray, lt, lte, notInArray } from 'drizzle-orm';
import { isoMoment } from '#server/database/columns.ts';
import type { Db } from '#server/database/scope.ts';
import { catchUpKey, lateAfter, sinceInKey } from '../rules/catch-up.ts';
import { longestGap } from './check-store.ts';
import { notices } from './tables.ts';

type StoredNotice = typeof notices.$inferSelect;
type Receiver = Pick<StoredNotice, 'familyId' | 'userId' | 'channel'>;

/** Tests and hand-off notices are about one moment, so they are never collected. */
const isOpenNotice = and(
  inArray(notices.state, ['waiting', 'sending']),
  notInArray(notices.kind, ['test', 'hand-off']),
);

/**
 * Collects messages that are long overdue, because no process ran or a backup was restored: several messages for one
 * person and channel become one. This is rare, so each tick only pays for one index lookup.
 */
export async function collectLate(db: Db, at: number) {
  const { familyId, userId, channel } = notices;
  const receivers = await db
    .selectDistinct({ familyId, userId, channel })
    .from(notices)
    .where(and(isOpenNotice, lt(notices.tryAt, isoMoment(at - lateAfter))));
  for (const receiver of receivers) await db.transaction((transaction) => collectNotices(transaction, receiver, at));
}

async function collectNotices(db: Db, { familyId, userId, channel }: Receiver, at: number) {
  const isHers = and(eq(notices.familyId, familyId), eq(notices.userId, userId), eq(notices.channel, channel));
  const waiting = await db
    .select()
    .from(notices)
    .where(and(isHers, isOpenNotice, lte(notices.tryAt, isoMoment(at))))
    .orderBy(asc(notices.dueAt))
    .for('update', { skipLocked: true });
  const [first, ...others] = waiting.toSorted((a, b) => sinceOf(a) - sinceOf(b));
  if (!first || others.length === 0) return;
  const since = Math.max(sinceOf(first), at - longestGap);
  const { id: _id, ...sameReceiver } = first;
  await db
    .update(notices)
    .set({ state: 'collected', reason: 'Told together with other things' })
    .where(
      inArray(
        notices.id,
        waiting.map(({ id }) => id),
      ),
    );
  await db
    .insert(notices)
    .values({
      ...sameReceiver,
      kind: 'catch-up',
      key: `${catchUpKey(since, userId)} ${channel}`,
      recordId: null,
      occasion: isoMoment(at),
      state: 'waiting',
      tries: 0,
      dueAt: isoMoment(at),
      tryAt: isoMoment(at),
      usefulUntil: isoMoment(Math.max(...waiting.map(({ usefulUntil }) => Date.parse(usefulUntil)))),
    })
    .onConflictDoUpdate({
      target: [notices.familyId, notices.key],
      set: { state: 'waiting', tryAt: isoMoment(at) },
      // It was just collected with others; messages that were already sent stay sent.
      setWhere: eq(notices.state, 'collected'),
    });
}

/** Since when the notice collects. */
const sinceOf = ({ kind, key, dueAt }: StoredNotice) => (kind === 'catch-up' ? sinceInKey(key) : Date.parse(dueAt) - 1);
