import type { Dinner } from '#capabilities/nudges/rules/nudges.ts';
import { weekday } from '#core/dates.ts';
import { diceFrom } from './dice.ts';
import { type Family, recipeIdOf } from './family.ts';
import { finish, type Habit, isActive, periodOn } from './habit.ts';
import type { Happening } from './happening.ts';

interface Planned {
  dinner: Dinner;
  habit: Habit | undefined;
}

/** Dinners: one each evening, from a weekly plan or chosen on the day. */
export function dinnersOf(family: Family) {
  const { seed, proportions, dates, dinners: habits, plansWeek } = family;
  const { dinners: figures } = proportions;
  const dice = diceFrom(seed, -3);
  const plan = new Map<number, Planned>();
  let others = [...family.otherDinners];

  function put(name: string, day: number, habit?: Habit): Happening {
    const dinner = { recipeId: recipeIdOf(name), name, date: dates[day] as string };
    plan.set(day, { dinner, habit });
    return { type: 'planned', dinner };
  }

  function putHabit(habit: Habit, today: number, day: number): Happening {
    habit.cycle.handledOn = today;
    return put(habit.name, day, habit);
  }

  const isPlanned = (habit: Habit) => [...plan.values()].some((planned) => planned.habit === habit);

  /** The free evening of the next week that is closest to the due day. */
  function freeEvening(today: number, wanted: number) {
    const week = Array.from({ length: 7 }, (_, index) => today + 1 + index);
    const free = week.filter((day) => !plan.has(day) && !family.isAway(day));
    return free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  }

  function planWeek(today: number): Happening[] {
    const happenings: Happening[] = [];
    const isDue = (habit: Habit) => isActive(habit, today) && habit.cycle.needOn <= today + 7 && !isPlanned(habit);
    for (const habit of habits.filter(isDue).toSorted((a, b) => a.cycle.needOn - b.cycle.needOn)) {
      const day = freeEvening(today, habit.cycle.needOn);
      if (day !== undefined) happenings.push(putHabit(habit, today, day));
    }
    for (let day = today + 1; day <= today + 7; day++)
      if (!plan.has(day) && !family.isAway(day) && dice.chance(figures.anyDinner / 2))
        happenings.push(put(dice.pick(others), day));
    return happenings;
  }

  /** Records the dinner that is cooked without a plan, if any. */
  function decide(day: number): Happening[] {
    const active = habits.filter((habit) => isActive(habit, day) && !isPlanned(habit));
    const due = active.filter(({ cycle }) => cycle.needOn <= day).toSorted((a, b) => a.cycle.needOn - b.cycle.needOn);
    if (due[0] && dice.chance(figures.cooksDue)) return [put(due[0].name, day, due[0])];
    const favorites = active.filter(({ cycle }) => day - cycle.startedOn > 3 && cycle.known > 0);
    if (favorites.length > 0 && dice.chance(figures.outOfTurn)) {
      const habit = dice.pick(favorites);
      return [put(habit.name, day, habit)];
    }
    return dice.chance(figures.anyDinner) ? [put(dice.pick(others), day)] : [];
  }

  function eat({ dinner, habit }: Planned, day: number): Happening[] {
    const { recipeId, date } = dinner;
    const rate = (rating: 'liked' | 'all right' | 'not again'): Happening[] => [
      { type: 'rated', rating: { recipeId, date, rating } },
    ];
    if (!habit) {
      if (!dice.chance(figures.rated)) return [];
      if (others.length < 10 || !dice.chance(figures.notAgain)) return rate(dice.pick(['liked', 'all right']));
      others = others.filter((name) => name !== dinner.name);
      return rate('not again');
    }
    const isOutOfTurn = habit.cycle.handledOn === undefined && habit.cycle.needOn > day;
    finish(habit, day, { isOutOfTurn });
    if (habit.endsByRating && day + periodOn(habit, day) >= habit.until) {
      habit.until = day + 1;
      return rate('not again');
    }
    return habit.dice.chance(figures.rated) ? rate(habit.dice.pick(['liked', 'liked', 'all right'])) : [];
  }

  function drop({ dinner, habit }: Planned): Happening[] {
    if (habit) delete habit.cycle.handledOn;
    return [{ type: 'dropped', dinner }];
  }

  return {
    live(day: number): Happening[] {
      const isOff = family.isAway(day) || family.isSick(day);
      const before = plan.has(day) || isOff ? [] : decide(day);
      const tonight = plan.get(day);
      plan.delete(day);
      const isDropped = isOff || (before.length === 0 && dice.chance(figures.dropped));
      const evening = tonight ? (isDropped ? drop(tonight) : eat(tonight, day)) : [];
      const isPlanningDay = plansWeek && weekday(dates[day] as string) === 0 && !isOff;
      return [...before, ...evening, ...(isPlanningDay ? planWeek(day) : [])];
    },
    take(habit: Habit, day: number): Happening[] {
      const free = [0, 1, 2, 3]
        .map((later) => day + later)
        .find((evening) => !plan.has(evening) && !family.isAway(evening));
      return free === undefined ? [] : [putHabit(habit, day, free)];
    },
  };
}
