import { weekday } from '#core/dates.ts';
import { type Dice, diceFrom } from './dice.ts';
import type { Family } from './family.ts';
import { finish, type Habit, isActive, periodOn } from './habit.ts';
import type { Happening } from './happening.ts';

/** Foods that are bought more often than this are fresh. */
const freshFor = 10;

/** Shopping: things run out at different rates, and are bought on the trip closest to that day. */
export function shoppingOf(family: Family) {
  const { seed, proportions, dates, purchases: habits, otherFoods } = family;
  const { purchases: figures } = proportions;
  const dice = diceFrom(seed, -2);
  const trips = tripDays(family, dice);
  const listed = new Set<Habit>();
  /** How many days before the trip each food is put on the list; 0 means on the way to the store. */
  const listedBefore = new Map<Habit, number>();
  const second = new Map<Habit, number>();

  const tripAfter = (day: number) => trips.find((trip) => trip > day) ?? Number.POSITIVE_INFINITY;
  const isBoughtOn = ({ cycle }: Habit, trip: number) => cycle.needOn <= (trip + tripAfter(trip)) / 2;
  const bought = (food: string, day: number): Happening => ({ type: 'bought', food, date: dates[day] as string });

  function nextListing(habit: Habit) {
    const isEarly = habit.dice.chance(figures.listedEarly);
    listedBefore.set(habit, isEarly ? habit.dice.between(...figures.listedDaysBefore) : 0);
  }

  function list(habit: Habit, day: number): Happening {
    listed.add(habit);
    habit.cycle.handledOn = day;
    return { type: 'listed', food: habit.name };
  }

  function buy(habit: Habit, day: number): Happening[] {
    const { dice: own } = habit;
    const isNoted = listed.delete(habit) || !own.chance(figures.forgotten);
    finish(habit, day, { isNoted });
    if (own.chance(figures.double)) second.set(habit, day + own.between(1, 2));
    nextListing(habit);
    return isNoted ? [bought(habit.name, day)] : [];
  }

  function buyAgain(habit: Habit, day: number): Happening {
    second.delete(habit);
    habit.cycle.needOn += periodOn(habit, day);
    habit.cycle.known++;
    return bought(habit.name, day);
  }

  function liveWith(habit: Habit, day: number, isTrip: boolean): Happening[] {
    if (second.get(habit) === day) return [buyAgain(habit, day)];
    if (isTrip && (listed.has(habit) || (isActive(habit, day) && isBoughtOn(habit, day)))) return buy(habit, day);
    if (isTrip || listed.has(habit) || !isActive(habit, day)) return [];
    const { cycle, dice: own } = habit;
    if (cycle.period < 7 && cycle.needOn <= day && own.chance(figures.quickTrip)) return buy(habit, day);
    const next = tripAfter(day);
    return next - day <= (listedBefore.get(habit) ?? 0) && isBoughtOn(habit, next) ? [list(habit, day)] : [];
  }

  for (const habit of habits) nextListing(habit);

  return {
    live(day: number): Happening[] {
      if (family.isAway(day)) {
        // Nothing is used up while nobody is at home, but fresh things go bad.
        for (const { cycle } of habits) if (cycle.needOn >= day && cycle.period > freshFor) cycle.needOn++;
        return [];
      }
      const isTrip = trips.includes(day);
      const others = isTrip
        ? Array.from({ length: dice.between(...figures.oneOffsPerTrip) }, () => dice.pick(otherFoods))
        : [];
      return [
        ...habits.flatMap((habit) => liveWith(habit, day, isTrip)),
        ...[...new Set(others)].map((food) => bought(food, day)),
      ];
    },
    take: list,
  };
}

/** The days of all trips: the same weekdays, some a day off, none on vacation, some skipped when someone is ill. */
function tripDays({ proportions, dates, tripsPerWeek, isAway, isSick }: Family, dice: Dice): number[] {
  const first = dice.between(0, 6);
  const weekdays = tripsPerWeek === 2 ? [first, (first + dice.between(3, 4)) % 7] : [first];
  const planned = dates.flatMap((date, day) => (weekdays.includes(weekday(date)) ? [day] : []));
  const moved = planned.map((day) => (dice.chance(proportions.purchases.movedTrips) ? day + dice.pick([-1, 1]) : day));
  return moved.filter((day) => !isAway(day) && !(isSick(day) && dice.chance(0.5)));
}
