import { type CalendarDate, dateOf, dateParts } from '#core/dates.ts';
import type { FoundItem } from './found-item.ts';

const withoutExtraSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function isDay(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const { year, month, day } = dateParts(date);
  return dateOf(year, month, day) === date;
}

const isTime = (time: string | undefined) => time === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Checks the findings of another reader: removes everything that the note doesn't say or that is impossible. */
export function checkedItems(items: readonly FoundItem[], note: string, today: CalendarDate): FoundItem[] {
  const words = withoutExtraSpaces(note);
  return items.filter(
    ({ title, date, endDate, time, endTime, quote }) =>
      title.trim() !== '' &&
      title.length <= 200 &&
      isDay(date) &&
      (endDate === undefined || (isDay(endDate) && endDate >= date)) &&
      (endDate ?? date) >= today &&
      isTime(time) &&
      isTime(endTime) &&
      withoutExtraSpaces(quote) !== '' &&
      words.includes(withoutExtraSpaces(quote)),
  );
}
