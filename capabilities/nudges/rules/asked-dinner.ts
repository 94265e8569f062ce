import type { CalendarDate } from '#core/dates.ts';
import { addDays, weekdayAndDate } from '#core/dates.ts';
import { recordPath } from '#core/record-path.ts';
import type { Dinner, Rating } from './nudges.ts';

/** Chooses the dinner that a brief asks about. */

type Meal = Omit<Dinner, 'name'>;

/** A morning asks about last night, the weekly brief about the latest dinner before it. */
const daysBack = { morning: 1, week: 6 };
/** Only a family that rates its dinners is asked every morning. */
const ratedWithinDays = 30;

/** The latest dinner that nobody has rated yet. */
export function dinnerToAskAbout(
  { kind, day }: { kind: keyof typeof daysBack; day: CalendarDate },
  meals: readonly Meal[],
  ratings: readonly Pick<Rating, 'recipeId' | 'date'>[],
): Meal | undefined {
  const rates = ratings.some(({ date }) => date >= addDays(day, -ratedWithinDays));
  if (kind === 'morning' && !rates) return undefined;
  const known = new Set(ratings.map(({ recipeId }) => recipeId));
  return meals
    .filter(({ date, recipeId }) => date < day && date >= addDays(day, -daysBack[kind]) && !known.has(recipeId))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.recipeId.localeCompare(b.recipeId))
    .at(0);
}

/** "How was last night's Lentil soup?", "How was Tuesday's Lentil soup?" */
export function dinnerQuestion({ name, date }: Pick<Dinner, 'name' | 'date'>, today: CalendarDate): string {
  const [weekday] = weekdayAndDate(date).split(',');
  return `How was ${date === addDays(today, -1) ? 'last night' : weekday}'s ${name}?`;
}

/** The page where one tap answers. */
export const askedDinnerPath = ({ recipeId, date }: Meal) => `${recordPath('/dashboard', recipeId)}&dinner=${date}`;
