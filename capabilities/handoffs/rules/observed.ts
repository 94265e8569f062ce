import type { CalendarDate } from '#core/dates.ts';
import { overAt } from './deadline.ts';
import { type HandoffState, type Observation, observations } from './events.ts';
import { next } from './states.ts';

/** What has happened to a hand-off since it was last written, seen from the thing and the people as they are now. */

/** The thing now. */
export interface ThingFacts {
  date: CalendarDate | null;
  time: string | null;
  /** A series as a whole: its next day changes by itself. */
  isSeries: boolean;
  /** The day after which it is over; null for what stays to be done. */
  lastDay: CalendarDate | null;
  /** Undefined for things that have none: groceries, cooking. */
  assigneeId: string | null | undefined;
  /** Removed, skipped, or no longer on that day. */
  isGone: boolean;
  isDone: boolean;
}

export interface HandoffFacts {
  thing: ThingFacts;
  isGiverHere: boolean;
  /** Whether an owner of the family could take the giver's place. */
  hasHeir: boolean;
  isTakerHere: boolean;
  timeZone: string;
}

export interface SeenHandoff {
  state: HandoffState;
  isGuest: boolean;
  answerBy: string;
  /** The assignee, day and time when it was last written. */
  seenAssigneeId: string | null;
  seenWhen: string;
}

/** Day and time of a thing as text; something that moved has another. */
export const whenKey = ({ date, time, isSeries }: Pick<ThingFacts, 'date' | 'time' | 'isSeries'>) =>
  [isSeries ? '' : date, time].filter(Boolean).join(' ');

const endOf = ({ thing, timeZone }: HandoffFacts) =>
  thing.lastDay === null ? Number.POSITIVE_INFINITY : overAt(thing.lastDay, timeZone);

/** The first thing that has to be noted, if any. */
export function observed(handoff: SeenHandoff, facts: HandoffFacts, at: number): Observation | undefined {
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

/** The next moment at which something will have to be noted, if nothing else happens. */
export function nextObservation(handoff: SeenHandoff, facts: HandoffFacts, at: number): number | undefined {
  if (observed(handoff, facts, at)) return at;
  const moments = [
    ...(next(handoff, 'lapsed') ? [Date.parse(handoff.answerBy)] : []),
    ...(next(handoff, 'over') ? [endOf(facts)] : []),
  ].filter((moment) => moment > at && Number.isFinite(moment));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
