import { weekday } from '#core/dates.ts';
import { diceFrom } from './dice.ts';
import { visitKey } from './evidence.ts';
import type { Family, VisitHabit } from './family.ts';
import { finish, isActive, tolerance } from './habit.ts';
import type { Happening } from './happening.ts';
import { oneOffVisits } from './repertoire.ts';

/** Visits: some are booked at the desk for the next time, the others when someone remembers. */
export function visitsOf(family: Family) {
  const { seed, proportions, dates, children, visits: habits } = family;
  const { visits: figures } = proportions;
  const dice = diceFrom(seed, -1);
  const bookedFor = new Map<VisitHabit, number>();
  /** The day when someone remembers it, and how many days it then takes. */
  const plans = new Map<VisitHabit, { thinksOn: number; lead: number }>();
  let count = 0;

  const nextOpenDay = (day: number): number =>
    family.isAway(day) || weekday(dates[day] as string) === 0 ? nextOpenDay(day + 1) : day;
  const entry = (visit: VisitHabit['visit'], day: number): Happening => ({
    type: 'booked',
    visit: { ...visit, id: `visit-${++count}`, date: dates[day] as string },
  });
  const leadOf = ({ dice: own, period }: VisitHabit) => Math.min(own.between(...figures.lead), tolerance(period));

  function book(habit: VisitHabit, today: number, on: number): Happening {
    const day = nextOpenDay(on);
    bookedFor.set(habit, day);
    habit.cycle.handledOn = today;
    return entry(habit.visit, day);
  }

  function think(habit: VisitHabit) {
    const { dice: own, cycle } = habit;
    const mean = cycle.period * figures.late;
    const lead = leadOf(habit);
    plans.set(habit, { thinksOn: cycle.needOn + Math.round(Math.min(own.delay(mean), 3 * mean)) - lead, lead });
  }

  function attend(habit: VisitHabit, day: number): Happening[] {
    bookedFor.delete(habit);
    const isOver = day >= habit.until;
    finish(habit, day, {});
    think(habit);
    const isBookedAhead = habit.dice.chance(figures.bookedAhead);
    return isBookedAhead && !isOver ? [book(habit, day, habit.cycle.needOn + habit.dice.between(0, 4))] : [];
  }

  function oneOff(day: number): Happening {
    const active = habits.filter((habit) => isActive(habit, day));
    if (active.length > 0 && dice.chance(figures.oneOffsLikeHabits))
      return entry({ ...dice.pick(active).visit, title: 'Extra visit' }, day);
    const child = dice.pick(children);
    const visit = { ...dice.pick(oneOffVisits), memberId: child.id, memberName: child.name };
    // A habit that has ended does not start again.
    const isLikeAHabit = habits.some(({ key }) => key === visitKey(visit));
    return entry(isLikeAHabit ? { ...visit, type: 'Other' } : visit, day);
  }

  for (const habit of habits) think(habit);

  return {
    live(day: number): Happening[] {
      const isBusy = family.isAway(day) || family.isSick(day);
      const happenings = habits.flatMap((habit) => {
        if (bookedFor.get(habit) === day) return attend(habit, day);
        const { thinksOn = 0, lead = 0 } = plans.get(habit) ?? {};
        const isTime = !bookedFor.has(habit) && isActive(habit, day) && day >= thinksOn && !isBusy;
        return isTime ? [book(habit, day, day + lead)] : [];
      });
      return dice.chance(figures.oneOffsPerYear / 365) && !isBusy ? [...happenings, oneOff(day)] : happenings;
    },
    take: (habit: VisitHabit, day: number) => book(habit, day, day + 1 + leadOf(habit)),
  };
}
