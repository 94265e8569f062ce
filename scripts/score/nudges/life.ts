import { dinnersOf } from './dinners.ts';
import type { Family, VisitHabit } from './family.ts';
import type { Habit } from './habit.ts';
import type { Happening } from './happening.ts';
import { shoppingOf } from './shopping.ts';
import { visitsOf } from './visits.ts';

/** Simulates a family's days one after the other. It changes the habits, so it can run only once per family. */
export function lifeOf(family: Family) {
  const [visits, shopping, dinners] = [visitsOf(family), shoppingOf(family), dinnersOf(family)];
  return {
    live: (day: number): Happening[] => [...visits.live(day), ...shopping.live(day), ...dinners.live(day)],
    /** The family follows a suggestion: books it, puts it on the list, or plans it. */
    take(habit: Habit, day: number): Happening[] {
      if (habit.kind === 'visit') return [visits.take(habit as VisitHabit, day)];
      return habit.kind === 'purchase' ? [shopping.take(habit, day)] : dinners.take(habit, day);
    },
  };
}
