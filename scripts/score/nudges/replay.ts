import type { Evidence, Nudge } from '#capabilities/nudges/rules/nudges.ts';
import type { CalendarDate } from '#core/dates.ts';
import { diceFrom } from './dice.ts';
import { collectEvidence } from './evidence.ts';
import { type Family, habitsOf, simulatedDays } from './family.ts';
import { dueFrom, type Habit, isActive, type Kind, tolerance } from './habit.ts';
import { lifeOf } from './life.ts';

export type NudgeRules = (today: CalendarDate, evidence: Evidence) => Nudge[];

/**
 * A nudge on the first of several consecutive days, which count once. The count starts again after a day without the
 * nudge, or after the thing happened or was booked, listed or planned.
 */
export interface Shown {
  kind: Kind;
  key: string;
  day: number;
  nudge: Nudge;
  /** Whether it is already booked, listed or planned. */
  isHandled: boolean;
  dates: readonly CalendarDate[];
}

export interface Replayed {
  family: Family;
  habits: readonly Habit[];
  shown: readonly Shown[];
  /** The days on which each nudge was shown. */
  days: ReadonlyMap<string, readonly number[]>;
}

/** Lives a family's two years with the rules: every morning the rules say what is due, and the family answers some of it. */
export function replay(family: Family, rules: NudgeRules): Replayed {
  const habits = habitsOf(family);
  const habitOf = new Map(habits.map((habit) => [habit.key, habit]));
  const life = lifeOf(family);
  const evidence = collectEvidence(family.children);
  const dice = diceFrom(family.seed, -4);
  const shown: Shown[] = [];
  const days = new Map<string, number[]>();
  /** The nudges of the day before, and what was known about each. */
  let open = new Map<string, string>();
  const hiddenUntil = new Map<string, number>();

  function answer(one: Shown) {
    const habit = habitOf.get(one.key);
    if (habit && isTrueAndDue(habit, one) && dice.chance(family.proportions.answers.taken))
      for (const happening of life.take(habit, one.day)) evidence.note(happening);
    else if (dice.chance(family.proportions.answers.notNow))
      hiddenUntil.set(one.key, one.day + tolerance(one.nudge.period));
  }

  function showIn(today: number) {
    const date = family.dates[today] as string;
    const stillOpen = new Map<string, string>();
    for (const nudge of rules(date, evidence.inTheMorningOf(date))) {
      if (nudge.kind === 'checkup') continue;
      const key = normalKey(nudge, family);
      if (today < (hiddenUntil.get(key) ?? 0)) continue;
      const { dates, isHandled } = evidence.knownOf(key, date);
      days.set(key, days.get(key) ?? []);
      days.get(key)?.push(today);
      const state = `${dates.at(-1)} ${isHandled}`;
      stillOpen.set(key, state);
      if (open.get(key) === state) continue;
      const one = { kind: nudge.kind, key, day: today, nudge, isHandled, dates };
      shown.push(one);
      answer(one);
    }
    open = stillOpen;
  }

  for (let day = 0; day < simulatedDays; day++) {
    showIn(day);
    for (const happening of life.live(day)) evidence.note(happening);
  }
  return { family, habits, shown, days };
}

/** Only what is known on that day. */
const isTrueAndDue = (habit: Habit, { day, isHandled }: Shown) =>
  isActive(habit, day) && !isHandled && day >= dueFrom(habit.cycle);

/** A visit without a person can be written in any way. */
function normalKey({ key, kind }: Nudge, { children }: Family) {
  if (kind !== 'visit') return key;
  const [, type] = key.split(':');
  const child = children.find(({ id }) => key.endsWith(`:${id}`));
  return `visit:${type}:${child?.id ?? ''}`;
}
