import { addDays } from '#core/dates.ts';
import { mondayOf } from '../when/calendar.ts';
import { type Draft, has, take, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Filled, type Frame } from './frame.ts';
import { takePeople } from './people-said.ts';

/** The Mondays of the weeks that are named, in order: 'next week', 'the week of the 12th'. */
function weeksSaid(draft: Draft): string[] {
  const { when, words } = draft.found;
  const isWeekOf = (first: number) =>
    words.slice(Math.max(0, first - 3), first + 3).some(({ word }) => /^weeks?$/.test(word));
  const weeks = when.flatMap((one) =>
    (one.kind === 'week' || (one.kind === 'day' && isWeekOf(one.first))) && 'date' in one ? [mondayOf(one.date)] : [],
  );
  const { date } = takeWhen(draft);
  for (const one of when) take(draft, one);
  return weeks.length > 0 ? weeks : date ? [mondayOf(date)] : [];
}

const takeWeekWords = (draft: Draft) => {
  takeMeanings(draft, 'week meal groceries plan fill copy recipe add chatter');
  takePeople(draft);
  takeWords(draft, 'empty meals dinners rest blank slots everything last');
};

export const weekFrame = (tool: string): Frame => ({
  tool,
  fill(draft) {
    const weekStartDate = weeksSaid(draft).at(-1) ?? mondayOf(draft.family.clock.today);
    takeWeekWords(draft);
    return card({ weekStartDate });
  },
});

/** The week to fill is the later of the two weeks. */
export const copyWeek: Frame = {
  tool: 'copy_week',
  fill(draft) {
    const present = mondayOf(draft.family.clock.today);
    const weeks = weeksSaid(draft).filter((week) => week >= present);
    const isNext = has(draft, /\bthe (?:following|next) (?:one|week)\b/i);
    const latest = weeks.toSorted().at(-1) ?? present;
    takeWeekWords(draft);
    return card({ weekStartDate: isNext ? addDays(present, 7) : latest });
  },
};

/** 'swap tuesday and wednesday': exchanges the meals of two days. */
export function swappedMeals(draft: Draft, mealType = 'dinner'): Filled | undefined {
  const days = draft.found.when.flatMap((one) => (one.kind === 'day' ? [one.date] : []));
  const [first = '', second = ''] = days;
  if (days.length !== 2 || !takeMeanings(draft, 'swap')) return undefined;
  const mealOn = (date: string) => draft.family.meals.find((meal) => meal.date === date && meal.mealType === mealType);
  const moved = (from: string, to: string) => {
    const meal = mealOn(from);
    return meal ? [{ date: to, mealType, ...(meal.recipeId ? { recipeId: meal.recipeId } : { note: meal.name }) }] : [];
  };
  const cards = [...moved(second, first), ...moved(first, second)];
  takeWeekWords(draft);
  for (const one of draft.found.when) take(draft, one);
  return cards.length === 2 ? { cards } : undefined;
}
