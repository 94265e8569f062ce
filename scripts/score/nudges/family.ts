import type { Child } from '#capabilities/nudges/rules/nudges.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Dice, diceFrom } from './dice.ts';
import { dinnerKey, purchaseKey, visitKey } from './evidence.ts';
import type { Habit } from './habit.ts';
import type { Proportions } from './proportions.ts';
import * as repertoire from './repertoire.ts';

export const simulatedDays = 730;

interface VisitSubject {
  type: string;
  title: string;
  memberId: string | null;
  memberName: string | null;
}
export type VisitHabit = Habit & { visit: VisitSubject };

export interface Family {
  seed: number;
  proportions: Proportions;
  /** The actions by day, including some days after the simulation, for bookings. */
  dates: readonly CalendarDate[];
  children: readonly Child[];
  visits: readonly VisitHabit[];
  purchases: readonly Habit[];
  dinners: readonly Habit[];
  /** Foods and dinners without a rhythm. */
  otherFoods: readonly string[];
  otherDinners: readonly string[];
  isAway(day: number): boolean;
  isSick(day: number): boolean;
  tripsPerWeek: 1 | 2;
  plansWeek: boolean;
}

export const recipeIdOf = (name: string) => `recipe-${name.toLowerCase()}`;

export const habitsOf = ({ visits, purchases, dinners }: Family): Habit[] => [...visits, ...purchases, ...dinners];

/** A family with its habits, always the same for a seed. */
export function newFamily(seed: number, proportions: Proportions): Family {
  const dice = diceFrom(seed);
  const tripsPerWeek = dice.chance(proportions.purchases.twoTrips) ? 2 : 1;
  // Families sign up in every season.
  const start = addDays('2026-01-05', dice.between(0, 364));
  const children = Array.from({ length: dice.between(1, 3) }, (_, index) => ({
    id: `child-${seed}-${index}`,
    name: ['Mia', 'Leo', 'Zoe'][index] as string,
    birthdate: addDays(start, -dice.between(200, 5_000)),
  }));
  const drafts = newDrafts({ seed, proportions, dice });
  const isInAny = (spans: readonly Span[]) => (day: number) => spans.some(([from, to]) => day >= from && day <= to);
  const { vacationsPerYear, vacation, sicknessesPerYear, sickness } = proportions.breaks;
  const [foods, dinners] = [shuffled(repertoire.foods, dice), shuffled(repertoire.dinners, dice)];
  const [foodHabits, dinnerHabits] = [
    range(proportions.purchases.habits, dice),
    range(proportions.dinners.habits, dice),
  ];
  const periods = repertoire.purchasePeriods.filter(
    (it) => tripsPerWeek === 2 || it >= repertoire.shortestPeriodOfOneTrip,
  );
  return {
    seed,
    proportions,
    dates: Array.from({ length: simulatedDays + 400 }, (_, day) => addDays(start, day)),
    children,
    visits: subjects(children, dice).map(({ periods, share: _, ...visit }) => ({
      ...drafts.habit({ kind: 'visit', key: visitKey(visit), name: visit.title }, periods, proportions.visits.jitter),
      visit,
    })),
    purchases: foods
      .slice(0, foodHabits)
      .map((name) =>
        drafts.habit({ kind: 'purchase', key: purchaseKey(name), name }, periods, proportions.purchases.jitter),
      ),
    dinners: dinners.slice(0, dinnerHabits).map((name) => drafts.dinner(name)),
    otherFoods: foods.slice(foodHabits),
    otherDinners: dinners.slice(dinnerHabits),
    isAway: isInAny(spans(vacationsPerYear, vacation, dice)),
    isSick: isInAny(spans(sicknessesPerYear, sickness, dice)),
    tripsPerWeek,
    plansWeek: dice.chance(proportions.dinners.plansWeek),
  };
}

type Span = readonly [from: number, to: number];
const range = ([least, most]: readonly [number, number], dice: Dice) => dice.between(least, most);
const shuffled = <Item>(items: readonly Item[], dice: Dice) =>
  items
    .map((item) => [dice.between(0, 1_000_000), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

const spans = (perYear: number, lengths: readonly [number, number], dice: Dice): Span[] =>
  Array.from({ length: Math.round((perYear * simulatedDays) / 365) }, () => {
    const from = dice.between(20, simulatedDays);
    return [from, from + range(lengths, dice) - 1] as const;
  });

const subjects = (children: readonly Child[], dice: Dice) =>
  [
    ...children.flatMap(({ id, name }) =>
      repertoire.childVisits.map((visit) => ({ ...visit, memberId: id, memberName: name })),
    ),
    ...repertoire.ownVisits.map((visit) => ({ ...visit, memberId: null, memberName: null })),
  ].filter(({ share }) => dice.chance(share));

interface Base {
  seed: number;
  proportions: Proportions;
  dice: Dice;
}

function newDrafts({ seed, proportions, dice }: Base) {
  const { begins, ends, changes, changedBy } = proportions.habits;
  let count = 0;

  function habit(named: Pick<Habit, 'kind' | 'key' | 'name'>, periods: readonly number[], jitter: number): Habit {
    const period = dice.pick(periods);
    const from = dice.chance(begins) ? dice.between(60, 360) : 0;
    const until = dice.chance(ends) ? dice.between(from + 240, 660) : Number.POSITIVE_INFINITY;
    const later = dice.chance(changes)
      ? { from: dice.between(from + 150, 600), period: Math.max(3, Math.round(period * dice.pick(changedBy))) }
      : undefined;
    const first = from + dice.between(0, period);
    return {
      ...named,
      period,
      later,
      jitter,
      from,
      until,
      endsByRating: false,
      dice: diceFrom(seed, ++count),
      cycle: { startedOn: from - 1, period, needOn: first, known: 0 },
      finished: [],
    };
  }

  /** Habits on a fixed weekday have no jitter. */
  function dinner(name: string): Habit {
    const key = dinnerKey(recipeIdOf(name));
    const drafted = habit({ kind: 'dinner', key, name }, repertoire.dinnerPeriods, proportions.dinners.jitter);
    const isOnWeekday = drafted.period === 7 && dice.chance(proportions.dinners.onWeekday);
    return {
      ...drafted,
      jitter: isOnWeekday ? 0 : drafted.jitter,
      endsByRating: dice.chance(proportions.dinners.endsByRating),
    };
  }

  return { habit, dinner };
}
