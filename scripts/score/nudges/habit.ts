import type { Dice } from './dice.ts';

/** One true habit, and what became of it. Days are counted from the family's first day. */

export const kinds = ['visit', 'purchase', 'dinner'] as const;
export type Kind = (typeof kinds)[number];

/** From one time to the next. */
export interface Cycle {
  startedOn: number;
  period: number;
  /** When the next time is due by the habit's own rhythm. */
  needOn: number;
  /** Since when it is booked, listed or planned. */
  handledOn?: number;
  doneOn?: number;
  /** It happened out of turn, which nobody could have known. */
  isOutOfTurn?: boolean;
  /** Times that were noted before, and so are known. */
  known: number;
}

export interface Habit {
  kind: Kind;
  /** The key of its nudge. */
  key: string;
  /** The visit type, food or recipe. */
  name: string;
  period: number;
  /** The period after a change. */
  later: { from: number; period: number } | undefined;
  jitter: number;
  from: number;
  /** The first day without the habit. */
  until: number;
  endsByRating: boolean;
  dice: Dice;
  cycle: Cycle;
  finished: Cycle[];
}

export const periodOn = ({ period, later }: Pick<Habit, 'period' | 'later'>, day: number) =>
  later && day >= later.from ? later.period : period;

export const isActive = ({ from, until }: Habit, day: number) => day >= from && day < until;

/**
 * How far from its day a suggestion is still in time: a quarter of the period, and a week at most. One day for the shortest,
 * because evidence has dates and no hours.
 */
export const tolerance = (period: number) => Math.max(1, Math.floor(Math.min(7, period / 4)));

/** The first day on which a suggestion is in time. A family that acts early was in need early. */
export const dueFrom = ({ needOn, doneOn = needOn, isOutOfTurn, period }: Cycle) =>
  (isOutOfTurn ? needOn : Math.min(needOn, doneOn)) - tolerance(period);

interface Finish {
  isNoted?: boolean;
  isOutOfTurn?: boolean;
}

/** It happened; the next cycle begins. */
export function finish(habit: Habit, day: number, { isNoted = true, isOutOfTurn = false }: Finish) {
  const { cycle, dice, jitter } = habit;
  habit.finished.push({ ...cycle, doneOn: day, isOutOfTurn });
  // What is booked, listed or planned still happens when the habit ends meanwhile.
  habit.until = Math.max(habit.until, day + 1);
  const period = periodOn(habit, day);
  const needOn = Math.round(day + period * (1 + jitter * dice.deviation()));
  habit.cycle = { startedOn: day, period, needOn, known: cycle.known + (isNoted ? 1 : 0) };
}
