import { importedItems } from '#capabilities/calendar/rules/ics/import-items.ts';
import type { Clock } from '../tools/tool.ts';
import type { FoundItem } from './found-item.ts';

/** The items of a calendar file from today on. */
export const calendarItems = (text: string, { timeZone, today }: Pick<Clock, 'timeZone' | 'today'>): FoundItem[] =>
  (importedItems(text, { timeZone, today })?.items ?? [])
    .filter(({ start, frequency, until }) => (frequency ? (until ?? today) >= today : start >= today))
    .map(({ title, start, time, location, notes, frequency, until }) => ({
      kind: 'event',
      title,
      date: start,
      ...(time && { time }),
      ...(location && { location }),
      ...(notes && { notes }),
      ...(frequency && { repeats: frequency }),
      ...(frequency && until && { until }),
      quote: '',
    }));
