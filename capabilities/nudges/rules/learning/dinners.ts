import type { CalendarDate } from '#core/dates.ts';
import type { Dinner, Evidence, LearnedHabit } from './evidence.ts';
import { type HabitThresholds, habitOn } from './rhythm.ts';
import { periodWords } from './words.ts';

/** Dinners that the family eats again and again. */

export const dinnerThresholds: HabitThresholds = {
  fewest: 3,
  most: 12,
  shortest: 5,
  longest: 70,
  tolerance: 0.25,
  firstTolerance: 0.15,
  half: 2,
  lead: 0.6,
  leastLead: 0,
  extraPostponesNext: false,
};

export const dinnerKey = ({ recipeId }: Pick<Dinner, 'recipeId'>) => `dinner:${recipeId}`;

export function learnedDinners(today: CalendarDate, { dinners, planned, ratings }: Evidence): LearnedHabit[] {
  const plannedIds = new Set(planned.map(({ recipeId }) => recipeId));
  // A 'not again' of any person excludes the dinner.
  const unwanted = new Set(ratings.filter(({ rating }) => rating === 'not again').map(({ recipeId }) => recipeId));
  return [...Map.groupBy(dinners, ({ recipeId }) => recipeId)].flatMap(([recipeId, group]) => {
    const dates = group.map(({ date }) => date);
    const habit = habitOn(today, dates, dinnerThresholds);
    const name = group[0]?.name;
    if (!habit || !name || unwanted.has(recipeId)) return [];
    return {
      ...habit,
      key: dinnerKey({ recipeId }),
      kind: 'dinner' as const,
      subject: recipeId,
      label: name,
      sentence: `It's about time for ${name} again.`,
      reason: `You have it about ${periodWords(habit.period)}.`,
      isSettled: plannedIds.has(recipeId),
    };
  });
}
