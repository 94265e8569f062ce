import { desc, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CanSend } from '#capabilities/notices/server/store.ts';
import { startRecording, undoAction } from '#server/database/recording.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { forbidden, Refusal } from '#server/http/errors.ts';
import type { Handoff, handoffsApi } from '../contract.ts';
import { openStates } from '../rules/events.ts';
import { firstObservation } from '../rules/observed.ts';
import { next } from '../rules/states.ts';
import { advance, conflict, type StateChange, storedHandoff } from './advance-store.ts';
import { caseOf, type HandoffCase, loadPeople, roleOf, shownHandoff } from './case-store.ts';
import { handoffs } from './tables.ts';
import { lockThing } from './thing-store.ts';
import { withdrawUndoneNotices } from './undone-store.ts';

export const handoffRows = (scope: Scope) => familyRows(scope, handoffs);

const isOpenHandoff = inArray(handoffs.state, [...openStates]);

export const openHandoffs = (scope: Scope) =>
  handoffRows(scope).list({ where: isOpenHandoff, orderBy: desc(handoffs.stateAt) });

/** The family's hand-offs, newest first. */
export async function listHandoffs(scope: Scope): Promise<Handoff[]> {
  const stored = await openHandoffs(scope);
  if (stored.length === 0) return [];
  const at = Date.now();
  const people = await loadPeople(scope);
  const cases = await Promise.all(stored.map((one) => caseOf(scope, one, people, at)));
  const shown = cases.map((one) => shownHandoff(one, scope.person.userId, at));
  return shown.filter(({ state }) => openStates.some((open) => open === state));
}

export async function showHandoff(scope: Scope, id: string): Promise<Handoff> {
  const at = Date.now();
  const one = await caseOf(scope, await handoffRows(scope).get(id), await loadPeople(scope), at);
  return shownHandoff(one, scope.person.userId, at);
}

/** Records events of the thing and the people. The record is locked. */
export async function settle(scope: Scope, services: CanSend, one: HandoffCase, at: number): Promise<HandoffCase> {
  const event = firstObservation(one.handoff, one.facts, at);
  if (!event) return one;
  const { id } = (await advance(scope, services, one, { event }, at)).handoff;
  return settle(scope, services, await caseOf(scope, await storedHandoff(scope, id), await loadPeople(scope), at), at);
}

/** Loads the current hand-off to change it. Locks its record. */
export async function lockCase(scope: Scope, services: CanSend, id: string, at: number): Promise<HandoffCase> {
  await lockThing(scope, await storedHandoff(scope, id));
  const one = await caseOf(scope, await storedHandoff(scope, id), await loadPeople(scope), at);
  return settle(scope, services, one, at);
}

const roleSentences = {
  giver: 'Only the one who asked can do that',
  taker: 'Only the one who was asked can do that',
};

/** Performs an action of a person. `undoId` makes it undoable. */
export async function performAction(
  scope: Scope,
  services: CanSend,
  id: string,
  { undoId, ...change }: Omit<StateChange, 'by'> & { undoId?: string | undefined },
): Promise<Handoff> {
  const at = Date.now();
  const before = await lockCase(scope, services, id, at);
  if (undoId) await startRecording(scope, undoId);
  const by = roleOf(before, scope.person.userId);
  if (!next(before.handoff, change.event, by)) throw refusalOf(before, change.event);
  const after = await advance(scope, services, before, { ...change, by }, at);
  return shownHandoff(after, scope.person.userId, at);
}

/** The person can't do this, or not anymore. */
function refusalOf(one: HandoffCase, event: StateChange['event']) {
  const allowed = (['giver', 'taker'] as const).filter((role) => next(one.handoff, event, role));
  return allowed[0] ? forbidden(roleSentences[allowed[0]]) : conflict(one);
}

type Answer = z.output<typeof handoffsApi.answer.body>;

/** The columns to save for an answer. A proposal changes only what can be changed about the thing. */
export function answerColumns({ thing }: HandoffCase, { answer, date = null, time = null, word = null }: Answer) {
  if (answer !== 'how about') return { answerWord: word };
  if (!date && !time && !word) throw new Refusal(422, 'Say what you propose');
  const proposal = { date, time };
  if ((date && !thing.movable.includes('date')) || (time && !thing.movable.includes('time')))
    throw new Refusal(422, "This can't be moved to another time. Write what you propose instead");
  return { answerWord: word, proposal: date || time ? proposal : null };
}

export async function answerHandoff(scope: Scope, services: CanSend, id: string, body: Answer) {
  const one = await caseOf(scope, await handoffRows(scope).get(id), await loadPeople(scope), Date.now());
  const { answer: event, undoId } = body;
  return performAction(scope, services, id, { event, undoId, columns: answerColumns(one, body) });
}

export async function undoStep(scope: Scope, undoId: string): Promise<void> {
  if ((await undoAction(scope, undoId, new Date().toISOString())) === 0)
    throw new Refusal(409, "It's too late to undo this");
  await withdrawUndoneNotices(scope, Date.now());
}
