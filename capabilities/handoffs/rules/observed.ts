import type { CalendarDate } from '#core/dates.ts';
import { overAt } from './deadline.ts';
import { type HandoffState, type Observation, observations } from './events.ts';
import { next } from './states.ts';

/**
 * Finds what has happened to a hand-off since it was last saved, by comparing with the current state of the thing and
 * the people.
 */

/** The thing in its current state. */
export interface ThingFacts {
  date: CalendarDate | null;
  time: string | null;
  /** Whether it is a whole series, whose next day changes by itself. */
  isSeries: boolean;
  /** The day after which it is over; null for things that stay to be done. */
  lastDay: CalendarDate | null;
  /** Undefined for things that have no assignee: groceries and cooking. */
  assigneeId: string | null | undefined;
  /** Whether it was removed, skipped, or moved to another day. */
  isGone: boolean;
  isDone: boolean;
}

export interface HandoffFacts {
  thing: ThingFacts;
  isGiverHere: boolean;
  /** Whether an owner of the family can replace the giver. */
  hasHeir: boolean;
  isTakerHere: boolean;
  timeZone: string;
}

export interface SeenHandoff {
  state: HandoffState;
  isGuest: boolean;
  answerBy: string;
  /** The assignee, day and time when the hand-off was last saved. */
  seenAssigneeId: string | null;
  seenWhen: string;
}

/** Day and time of a thing as text; after a move the text differs. */
export const whenKey = ({ date, time, isSeries }: Pick<ThingFacts, 'date' | 'time' | 'isSeries'>) =>
  [isSeries ? '' : date, time].filter(Boolean).join(' ');

const endOf = ({ thing, timeZone }: HandoffFacts) =>
  thing.lastDay === null ? Number.POSITIVE_INFINITY : overAt(thing.lastDay, timeZone);

/** The first event that has to be recorded, if any. */
export function firstObservation(handoff: SeenHandoff, facts: HandoffFacts, at: number): Observation | undefined {
  const { thing, isGiverHere, hasHeir, isTakerHere } = facts;
  const happened: Record<Observation, boolean> = {
    removed: thing.isGone,
    finished: thing.isDone,
    'left alone': !isGiverHere && !hasHeir,
    'giver left': !isGiverHere,
    'taker left': !isTakerHere,
    reassigned: thing.assigneeId !== undefined && thing.assigneeId !== handoff.seenAssigneeId,
    moved: whenKey(thing) !== handoff.seenWhen,
    lapsed: Date.parse(handoff.answerBy) <= at,
    over: endOf(facts) <= at,
  };
  return observations.find((one) => happened[one] && next(handoff, one) !== undefined);
}

/** The moment at which an event will have to be recorded, if nothing else happens. */
export function nextObservationAt(handoff: SeenHandoff, facts: HandoffFacts, at: number): number | undefined {
  if (firstObservation(handoff, facts, at)) return at;
  const moments = [
    ...(next(handoff, 'lapsed') ? [Date.parse(handoff.answerBy)] : []),
    ...(next(handoff, 'over') ? [endOf(facts)] : []),
  ].filter((moment) => moment > at && Number.isFinite(moment));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
