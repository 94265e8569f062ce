import { simulatedDays } from './family.ts';
import { type Cycle, dueFrom, type Habit, isActive, type Kind, periodOn } from './habit.ts';
import type { Replayed, Shown } from './replay.ts';

/**
 * How many times must be known before a due date counts: two equal intervals for a visit, which is rare, and three for
 * frequent things, where two can be equal by chance.
 */
const neededTimes: Record<Kind, number> = { visit: 3, purchase: 4, dinner: 4 };
/** A family is new for two weeks. */
const newForDays = 14;

export type Fault = 'no habit' | 'not a habit now' | 'taken care of' | 'too early';

export interface WrongNudge {
  shown: Shown;
  fault: Fault;
  habit: Habit | undefined;
}

export interface MissedDueDate {
  habit: Habit;
  cycle: Cycle;
}

export interface Score {
  /** Number of habits with a due date that counts. */
  habits: number;
  shown: number;
  right: number;
  dueDates: number;
  suggested: number;
  /** The sum, over all habits, of the fraction of their due dates that were suggested. */
  sharesOfHabits: number;
  ended: number;
  gone: number;
  /** Number of nudges shown while the family was new. */
  tooSoon: number;
}

export interface Judged {
  score: Score;
  wrong: readonly WrongNudge[];
  missed: readonly MissedDueDate[];
  stayed: readonly Habit[];
}

const emptyScore = { habits: 0, shown: 0, right: 0, dueDates: 0, suggested: 0, sharesOfHabits: 0 };

/** Compares the shown nudges of one kind with the real habits. */
export function judge({ habits: all, shown: everything, days }: Replayed, kind: Kind): Judged {
  const habits = all.filter((habit) => habit.kind === kind);
  const shown = everything.filter((one) => one.kind === kind);
  const habitOf = new Map(habits.map((habit) => [habit.key, habit]));
  const wrong = shown.flatMap((one) => {
    const habit = habitOf.get(one.key);
    const fault = faultOf(one, habit);
    return fault ? [{ shown: one, fault, habit }] : [];
  });
  const score = { ...emptyScore, shown: shown.length, right: shown.length - wrong.length };
  const missed: MissedDueDate[] = [];
  for (const habit of habits) {
    const counted = habit.finished.filter(countsFor(habit));
    const daysShown = days.get(habit.key) ?? [];
    const late = counted.filter((cycle) => !daysShown.some((day) => day >= dueFrom(cycle) && day <= closedOn(cycle)));
    missed.push(...late.map((cycle) => ({ habit, cycle })));
    if (counted.length === 0) continue;
    score.habits++;
    score.dueDates += counted.length;
    score.suggested += counted.length - late.length;
    score.sharesOfHabits += 1 - late.length / counted.length;
  }
  const ended = habits.filter(hasEnded);
  const stayed = ended.filter((habit) => (days.get(habit.key) ?? []).some((day) => day > lastDayOf(habit)));
  const tooSoon = shown.filter(({ day }) => day < newForDays).length;
  return {
    score: { ...score, ended: ended.length, gone: ended.length - stayed.length, tooSoon },
    wrong,
    missed,
    stayed,
  };
}

function faultOf({ day, isHandled }: Shown, habit: Habit | undefined): Fault | undefined {
  if (!habit) return 'no habit';
  if (!isActive(habit, day)) return 'not a habit now';
  if (isHandled) return 'taken care of';
  return day < dueFrom(cycleOn(habit, day)) ? 'too early' : undefined;
}

export const cycleOn = ({ finished, cycle }: Habit, day: number) =>
  finished.find(({ startedOn, doneOn = 0 }) => day > startedOn && day <= doneOn) ?? cycle;

/** The last morning on which a suggestion helps: later it is booked, listed, planned or done. */
export const closedOn = ({ handledOn, doneOn = 0 }: Cycle) => handledOn ?? doneOn;

/** Leaves out times that the family handled before they were due, and times outside the rhythm. */
const countsFor =
  ({ kind }: Habit) =>
  (cycle: Cycle) =>
    cycle.known >= neededTimes[kind] && !cycle.isOutOfTurn && closedOn(cycle) >= dueFrom(cycle);

/** The habit counts as gone two periods after its end. */
const lastDayOf = (habit: Habit) => habit.until + 2 * periodOn(habit, habit.until);

const hasEnded = (habit: Habit) => habit.cycle.known >= neededTimes[habit.kind] && lastDayOf(habit) < simulatedDays;

export function sumOf(scores: readonly Score[]): Score {
  const total = (name: keyof Score) => scores.reduce((sum, score) => sum + score[name], 0);
  return {
    habits: total('habits'),
    shown: total('shown'),
    right: total('right'),
    dueDates: total('dueDates'),
    suggested: total('suggested'),
    sharesOfHabits: total('sharesOfHabits'),
    ended: total('ended'),
    gone: total('gone'),
    tooSoon: total('tooSoon'),
  };
}
