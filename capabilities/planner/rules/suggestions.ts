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

/** `month` has the form '2026-11'. */
export const suggestionsForMonth = (month: string): readonly SeasonalSuggestion[] =>
  seasonalSuggestions[dateParts(month).month - 1] ?? [];

const dayInMonth = (day: number, month: string) => {
  const { year, month: number } = dateParts(month);
  return dateOf(year, number, day);
};

/** The last day on which a suggestion makes sense: its own last day, or the end of the month. */
export function lastDayOf({ lastDay }: SeasonalSuggestion, month: string): CalendarDate {
  if (lastDay === undefined) return lastOfMonth(month);
  if (typeof lastDay === 'number') return dayInMonth(lastDay, month);
  const from = dayInMonth(lastDay.from, month);
  return addDays(from, (lastDay.weekday - weekday(from) + 7) % 7);
}

/** Whether the UTC offset differs between the day before and the day after. */
function hasClockChange(timeZone: string, day: CalendarDate) {
  const timeAtNoon = (date: CalendarDate) => wallClock(timeZone, new Date(`${date}T12:00Z`)).time;
  return timeAtNoon(addDays(day, -1)) !== timeAtNoon(addDays(day, 1));
}

/** The suggestions that still make sense today in this time zone, those that end first at the top; then upcoming ones, then those whose day has passed. */
export function currentSuggestions(month: string, today: CalendarDate, timeZone: string): SeasonalSuggestion[] {
  const isPast = ({ day }: SeasonalSuggestion) => dayInMonth(day, month) < today;
  return suggestionsForMonth(month)
    .filter((suggestion) => {
      const last = lastDayOf(suggestion, month);
      return last >= today && (!suggestion.isForClockChange || hasClockChange(timeZone, last));
    })
    .toSorted(
      (a, b) =>
        lastDayOf(a, month).localeCompare(lastDayOf(b, month)) ||
        Number(isPast(a)) - Number(isPast(b)) ||
        a.day - b.day,
    );
}

/** The planner item for an accepted suggestion. If its day has passed, it is due today. */
export function itemFromSuggestion(
  { key, day, title, description }: SeasonalSuggestion,
  month: string,
  today: CalendarDate,
) {
  const suggestedDay = dayInMonth(day, month);
  return {
    madeFrom: suggestionSource(month, key),
    title,
    description,
    category: 'seasonal' as const,
    triggerType: 'seasonal',
    triggerDate: monthOf(today) === month && suggestedDay < today ? today : suggestedDay,
  };
}

export const suggestionSource = (month: string, key: string) => `season:${month}:${key}`;
