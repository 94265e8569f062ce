import { registerDueWork } from '#capabilities/notices/server/store.ts';
import { lastUndoableChange } from '#server/database/recording.ts';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { firstObservation, nextObservationAt } from '../rules/observed.ts';
import { caseOf, type HandoffCase, loadPeople } from './case-store.ts';
import { inFamily } from './family-store.ts';
import { lockCase, openHandoffs } from './store.ts';
import { referenceOf } from './thing-store.ts';
import { undoneNotices, withdrawUndoneNotices } from './undone-store.ts';

/** Records events without an answer: silence, and changes of the thing or the people. */

async function openCases(scope: Scope, at: number): Promise<HandoffCase[]> {
  const stored = await openHandoffs(scope);
  if (stored.length === 0) return [];
  const people = await loadPeople(scope);
  return Array.fromAsync(stored, (one) => caseOf(scope, one, people, at));
}

/** A removal can be undone for a moment. Recording it earlier would make that impossible. */
const undoMs = 60_000;

async function nextMoment(scope: Scope, one: HandoffCase, at: number): Promise<number | undefined> {
  const { handoff, facts } = one;
  const isRemoved = handoff.type !== 'cooking' && referenceOf(handoff) === undefined;
  if (isRemoved && firstObservation(handoff, facts, at) === 'removed') {
    const removedAt = await lastUndoableChange(scope, handoff.id);
    if (removedAt && Date.parse(removedAt) + undoMs > at) return Date.parse(removedAt) + undoMs;
  }
  return nextObservationAt(handoff, facts, at);
}

async function nextDueAt(scope: Scope, at: number): Promise<number | undefined> {
  if ((await undoneNotices(scope, at)).length > 0) return at;
  const moments: number[] = [];
  for (const one of await openCases(scope, at)) moments.push((await nextMoment(scope, one, at)) ?? Infinity);
  const next = Math.min(...moments);
  return Number.isFinite(next) ? next : undefined;
}

registerDueWork({
  nextAt: nextDueAt,
  async act(services, familyId, at) {
    const nobody = { familyId, userId: '' };
    const due = await inFamily(services.database, nobody, async (scope) => {
      await withdrawUndoneNotices(scope, at);
      const cases = await openCases(scope, at);
      const moments = await Array.fromAsync(cases, (one) => nextMoment(scope, one, at));
      return cases.filter((_, index) => (moments[index] ?? Infinity) <= at).map(({ handoff }) => handoff);
    });
    for (const { id, userId } of due)
      await inFamily(services.database, { familyId, userId }, (scope) => lockCase(scope, services, id, at)).catch(
        ignoreConflict,
      );
  },
});

/** Someone answered meanwhile; the next check handles the rest. */
function ignoreConflict(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
}
