import {
  addDays,
  type CalendarDate,
  dateOf,
  dateParts,
  lastOfMonth,
  monthOf,
  wallClock,
  weekday,
} from '#core/dates.ts';
import { type SeasonalSuggestion, seasonalSuggestions } from '../catalogue/seasonal-suggestions.ts';

/** `month` is like '2026-11'. */
export const suggestionsOf = (month: string): readonly SeasonalSuggestion[] =>
  seasonalSuggestions[dateParts(month).month - 1] ?? [];

const usualDay = (day: number, month: string) => {
  const { year, month: number } = dateParts(month);
  return dateOf(year, number, day);
};

/** What is for a certain day is over after it, everything else after its month. */
export function lastDayOf({ lastDay }: SeasonalSuggestion, month: string): CalendarDate {
  if (lastDay === undefined) return lastOfMonth(month);
  if (typeof lastDay === 'number') return usualDay(lastDay, month);
  const from = usualDay(lastDay.from, month);
  return addDays(from, (lastDay.weekday - weekday(from) + 7) % 7);
}

/** Whether the clock shows another time at the same moment of the world's day before and after. */
function changesClock(timeZone: string, day: CalendarDate) {
  const shown = (date: CalendarDate) => wallClock(timeZone, new Date(`${date}T12:00Z`)).time;
  return shown(addDays(day, -1)) !== shown(addDays(day, 1));
}

/** What still makes sense today and where the family lives: what is to come first, then what may be late already. */
export function byUrgency(month: string, today: CalendarDate, timeZone: string): SeasonalSuggestion[] {
  const isPast = ({ day }: SeasonalSuggestion) => usualDay(day, month) < today;
  return suggestionsOf(month)
    .filter((suggestion) => {
      const last = lastDayOf(suggestion, month);
      return last >= today && (!suggestion.isForClockChange || changesClock(timeZone, last));
    })
    .toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)) || a.day - b.day);
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
