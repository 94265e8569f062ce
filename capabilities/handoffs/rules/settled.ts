import { deadlineAfterMove } from './deadline.ts';
import type { HandoffEvent } from './events.ts';
import { firstObservation, type HandoffFacts, type SeenHandoff, whenKey } from './observed.ts';
import { next } from './states.ts';

/** The current state of a hand-off, including events that are not saved yet. */
export function afterObservations<Seen extends SeenHandoff & { event: HandoffEvent }>(
  handoff: Seen,
  facts: HandoffFacts,
  at: number,
): Seen {
  const event = firstObservation(handoff, facts, at);
  const outcome = event && next(handoff, event);
  if (!outcome) return handoff;
  const { thing, timeZone } = facts;
  const known = { ...facts, isGiverHere: true };
  const answerBy =
    event === 'moved'
      ? new Date(deadlineAfterMove(Date.parse(handoff.answerBy), thing, timeZone)).toISOString()
      : handoff.answerBy;
  const later = { ...handoff, state: outcome.state, event, answerBy, seenWhen: whenKey(thing) };
  return afterObservations(later, event === 'giver left' ? known : facts, at);
}
