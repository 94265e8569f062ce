import type { Dice } from './dice.ts';

/** One real habit and its history. Days are counted from the family's first day. */

export const kinds = ['visit', 'purchase', 'dinner'] as const;
export type Kind = (typeof kinds)[number];

/** Days from one time to the next. */
export interface Cycle {
  startedOn: number;
  period: number;
  /** The day when the next time is due by the habit's real rhythm. */
  needOn: number;
  /** The day since which the next time is booked, listed or planned. */
  handledOn?: number;
  doneOn?: number;
  /** Whether it happened outside its rhythm, which nobody could have known. */
  isOutOfTurn?: boolean;
  /** The days that were recorded, and are therefore known. */
  known: number;
}

export interface Habit {
  kind: Kind;
  /** The key of its nudge. */
  key: string;
  /** The visit type, food or recipe. */
  name: string;
  period: number;
  /** The period that the habit changes to. */
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
 * How many days off a suggestion may be to be in time: a quarter of the period, a week at most. For the shortest
 * periods one day, because evidence has dates and no hours.
 */
export const tolerance = (period: number) => Math.max(1, Math.floor(Math.min(7, period / 4)));

/** The first day on which a suggestion is in time. If the family acts earlier, it needed the suggestion earlier. */
export const dueFrom = ({ needOn, doneOn = needOn, isOutOfTurn, period }: Cycle) =>
  (isOutOfTurn ? needOn : Math.min(needOn, doneOn)) - tolerance(period);

interface Finish {
  isNoted?: boolean;
  isOutOfTurn?: boolean;
}

/** Records that it happened; the next cycle begins. */
export function finish(habit: Habit, day: number, { isNoted = true, isOutOfTurn = false }: Finish) {
  const { cycle, dice, jitter } = habit;
  habit.finished.push({ ...cycle, doneOn: day, isOutOfTurn });
  // Whatever is booked, listed or planned still happens, even if the habit ends meanwhile.
  habit.until = Math.max(habit.until, day + 1);
  const period = periodOn(habit, day);
  const needOn = Math.round(day + period * (1 + jitter * dice.deviation()));
  habit.cycle = { startedOn: day, period, needOn, known: cycle.known + (isNoted ? 1 : 0) };
}
