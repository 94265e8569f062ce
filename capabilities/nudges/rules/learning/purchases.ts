import { capitalize } from '#core/capitalize.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Evidence, LearnedHabit, Purchase } from './evidence.ts';
import { type HabitThresholds, habitOn } from './rhythm.ts';
import { periodWords, withinSentence } from './words.ts';

/** Foods that the family buys again and again. */

const purchaseThresholds: HabitThresholds = {
  fewest: 4,
  most: 10,
  shortest: 3,
  longest: 120,
  tolerance: 0.3,
  firstTolerance: 0.3,
  half: 1.5,
  lead: 0.8,
  // The list is written before the trip, the day before at the latest.
  leastLead: 1,
  extraPostponesNext: true,
};

export const purchaseKey = ({ foodKey }: Pick<Purchase, 'foodKey'>) => `purchase:${foodKey}`;

export function learnedPurchases(today: CalendarDate, { purchases, listed }: Evidence): LearnedHabit[] {
  const listedKeys = new Set(listed);
  return [...Map.groupBy(purchases, ({ foodKey }) => foodKey)].flatMap(([foodKey, group]) => {
    const dates = group.map(({ date }) => date);
    const habit = habitOn(today, dates, purchaseThresholds);
    const latest = group.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
    if (!habit || !latest) return [];
    return {
      ...habit,
      key: purchaseKey({ foodKey }),
      kind: 'purchase' as const,
      subject: foodKey,
      label: capitalize(latest.food),
      sentence: `You usually need ${withinSentence(latest.food)} by now.`,
      reason: `You buy it about ${periodWords(habit.period)}.`,
      isSettled: listedKeys.has(foodKey),
    };
  });
}
