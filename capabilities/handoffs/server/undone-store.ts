import { inArray } from 'drizzle-orm';
import { unseenNotices, withdrawNotices } from '#capabilities/notices/server/store.ts';
import { acrossFamilies, familyRows, type Scope } from '#server/database/scope.ts';
import { handoffs } from './tables.ts';

/** Finds unseen notices about steps that were undone: the hand-off is gone, or back in an earlier state. */
export async function undoneNotices(scope: Scope, at: number): Promise<string[]> {
  const told = await unseenNotices(acrossFamilies(scope), scope.person.familyId, 'hand-off', at);
  const ids = told.flatMap(({ recordId }) => recordId ?? []);
  if (ids.length === 0) return [];
  const stored = await familyRows(scope, handoffs).list({ where: inArray(handoffs.id, ids) });
  const stateAt = new Map(stored.map((one) => [one.id, one.stateAt]));
  return told.filter(({ recordId, dueAt }) => (stateAt.get(recordId ?? '') ?? '') < dueAt).map(({ id }) => id);
}

/** They disappear from the bell. */
export async function withdrawUndoneNotices(scope: Scope, at: number) {
  const ids = await undoneNotices(scope, at);
  if (ids.length > 0) await withdrawNotices(acrossFamilies(scope), scope.person.familyId, ids);
}
