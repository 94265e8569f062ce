import { and, eq } from 'drizzle-orm';
import { type CanSend, notifyPeople, registerNoticeCheck } from '#capabilities/notices/server/store.ts';
import { isoMoment } from '#server/database/columns.ts';
import { acrossFamilies, type Scope, scopeFor } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { deadlineAfterMove, lastMoment } from '../rules/deadline.ts';
import type { HandoffEvent, Role } from '../rules/events.ts';
import { firstObservation, whenKey } from '../rules/observed.ts';
import { pathOf } from '../rules/page-words.ts';
import { stateSentence } from '../rules/sentences.ts';
import { type askTransition, next, type Outcome } from '../rules/states.ts';
import { noticeWords } from '../rules/words.ts';
import { caseOf, type HandoffCase, loadPeople, replacementForGiver, roleOf, storyOf } from './case-store.ts';
import type { StoredHandoff } from './source-store.ts';
import { handoffs } from './tables.ts';
import { assignThing, finishThing, moveThing } from './thing-store.ts';

/**
 * Changes the state of a hand-off: sets the record's assignee, saves the hand-off and writes the notices, in one
 * transaction.
 */

export const conflict = (one: HandoffCase) => new Refusal(409, stateSentence({ ...one.handoff, ...one }));

export interface StateChange {
  event: Exclude<HandoffEvent, 'ask'>;
  /** The person who acts; undefined for events that nobody triggered. */
  by?: Role;
  columns?: Partial<Pick<StoredHandoff, 'word' | 'answerWord' | 'proposal'>>;
}

/** Changes the state, unless another person was faster. The record is locked (`holdThing`). */
export async function advance(
  scope: Scope,
  services: CanSend,
  one: HandoffCase,
  change: StateChange,
  at: number,
): Promise<HandoffCase> {
  const { handoff, people } = one;
  const { event, by, columns } = change;
  const outcome = next(handoff, event, by);
  if (!outcome) throw conflict(one);
  await changeThing(scope, one, event, outcome);
  const after = await caseOf(scope, handoff, people, at);
  const { title, assigneeId } = after.thing;
  const [changed] = await acrossFamilies(scope)
    .update(handoffs)
    .set({
      ...columns,
      ...(event === 'giver left' && outcome.state === 'accepted' && newGiver(one)),
      ...(event === 'take back' && handoff.isGuest && { linkWithdrawnAt: isoMoment(at) }),
      event,
      state: outcome.state,
      stateAt: isoMoment(at),
      updatedAt: isoMoment(at),
      answerBy: event === 'moved' ? movedDeadline(after) : handoff.answerBy,
      seenTitle: title,
      seenWhen: whenKey(after.thing),
      seenAssigneeId: assigneeId ?? null,
    })
    // These fail if another person was faster.
    .where(
      and(isThisHandoff(scope, handoff.id), eq(handoffs.state, handoff.state), eq(handoffs.stateAt, handoff.stateAt)),
    )
    .returning();
  if (!changed) throw conflict(await caseOf(scope, await storedHandoff(scope, handoff.id), people, at));
  const done = { ...after, handoff: { ...changed, isGuest: handoff.isGuest } };
  await tellAbout(scope, services, done, outcome.told, at);
  return done;
}

const isThisHandoff = ({ person }: Scope, id: string) =>
  and(eq(handoffs.familyId, person.familyId), eq(handoffs.id, id));

export async function storedHandoff(scope: Scope, id: string): Promise<StoredHandoff> {
  const [found] = await acrossFamilies(scope).select().from(handoffs).where(isThisHandoff(scope, id));
  if (!found) throw new Refusal(404, 'Not found');
  return found;
}

async function changeThing(scope: Scope, one: HandoffCase, event: StateChange['event'], { assignee }: Outcome) {
  const { handoff, thing } = one;
  if (event === 'agree' && handoff.proposal) await moveThing(scope, handoff, handoff.proposal);
  if (event === 'done') await finishThing(scope, handoff);
  if (assignee === 'same' || thing.assigneeId === undefined) return;
  const assigneeId = { taker: handoff.takerId, giver: handoff.giverId, nobody: null }[assignee];
  if (assigneeId !== thing.assigneeId) await assignThing(scope, handoff, assigneeId);
}

const movedDeadline = ({ handoff, thing, people }: HandoffCase) =>
  isoMoment(deadlineAfterMove(Date.parse(handoff.answerBy), thing, people.timeZone));

/** The person who replaces a giver who left. */
function newGiver({ people, takerUserId }: HandoffCase) {
  const heir = replacementForGiver(people, takerUserId);
  return heir && { userId: heir.id, giverId: people.adultOf(heir.id)?.id ?? null };
}

const dayMs = 24 * 60 * 60_000;

/** Until when a message is useful: an ask until the answer is needed, others for a day, but never after the thing. */
function usefulUntil({ handoff, thing, people }: HandoffCase, at: number) {
  const last = lastMoment(thing, people.timeZone) ?? Number.POSITIVE_INFINITY;
  const limit = handoff.event === 'ask' ? Date.parse(handoff.answerBy) : at + dayMs;
  return last > at ? Math.min(limit, last) : limit;
}

export async function tellAbout(
  scope: Scope,
  services: CanSend,
  one: HandoffCase,
  told: typeof askTransition.told,
  at: number,
) {
  const { handoff, people, takerUserId } = one;
  const { id, event, stateAt, familyId } = handoff;
  const owners = people.members.filter(({ role, id }) => role === 'owner' && id !== takerUserId).map(({ id }) => id);
  const receivers = { giver: [handoff.userId], taker: takerUserId ? [takerUserId] : [], owners };
  const story = storyOf(one);
  const occasion = `${event} ${stateAt}`;
  const tellings = told.flatMap(({ who, bellOnly }) =>
    receivers[who].map((personId) => ({
      personId,
      kind: 'hand-off' as const,
      key: `hand-off ${id} ${occasion}`,
      recordId: id,
      occasion,
      path: pathOf(id),
      usefulUntil: usefulUntil(one, at),
      bellOnly,
      words: (details: Parameters<typeof noticeWords>[2]) => noticeWords(story, who, details, at),
    })),
  );
  await notifyPeople(acrossFamilies(scope), services, familyId, tellings, at);
}

/** A message is sent only if nothing else has happened since: an ask that was answered or withdrawn isn't sent anymore. */
registerNoticeCheck('hand-off', async (db, { familyId, userId, recordId, occasion }, at) => {
  const scope = scopeFor(db, { familyId, userId, role: 'member' });
  const [stored] = await db
    .select()
    .from(handoffs)
    .where(isThisHandoff(scope, recordId ?? ''));
  if (!stored || `${stored.event} ${stored.stateAt}` !== occasion) return undefined;
  const one = await caseOf(scope, stored, await loadPeople(scope), at);
  if (firstObservation(one.handoff, one.facts, at)) return undefined;
  const role = roleOf(one, userId);
  const story = storyOf(one);
  return (details) => noticeWords(story, role === 'other' ? 'owners' : role, details, at);
});
