import { type CalendarDate, dateOf, dateParts, monthOf } from '#core/dates.ts';
import { type SeasonalSuggestion, seasonalSuggestions } from '../catalogue/seasonal-suggestions.ts';

/** `month` is like '2026-11'. */
export const suggestionsOf = (month: string): readonly SeasonalSuggestion[] =>
  seasonalSuggestions[dateParts(month).month - 1] ?? [];

const usualDay = (day: number, month: string) => {
  const { year, month: number } = dateParts(month);
  return dateOf(year, number, day);
};

/** What is still to come first, then what may be late already. */
export function byUrgency(month: string, today: CalendarDate): SeasonalSuggestion[] {
  const isPast = ({ day }: SeasonalSuggestion) => usualDay(day, month) < today;
  return suggestionsOf(month).toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)) || a.day - b.day);
}

/** The planner item that a suggestion becomes, once per month of a year. A day that has passed becomes today. */
export function itemFrom({ key, day, title, description }: SeasonalSuggestion, month: string, today: CalendarDate) {
  const usual = usualDay(day, month);
  return {
    madeFrom: suggestionMark(month, key),
    title,
    description,
    category: 'seasonal' as const,
    triggerType: 'seasonal',
    triggerDate: monthOf(today) === month && usual < today ? today : usual,
  };
}

export const suggestionMark = (month: string, key: string) => `season:${month}:${key}`;
