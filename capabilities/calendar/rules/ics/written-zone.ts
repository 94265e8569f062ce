import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { CalendarDate } from '#core/dates.ts';
import { momentOf } from './zoned-time.ts';

/** How the times of a zone are written. */
export interface Zone {
  name: string;
  definition: string[];
  /** What stands before and after a time. */
  param: string;
  mark: string;
}

export function zoneOf(name: string): Zone {
  if (name === 'UTC') return { name, definition: [], param: '', mark: 'Z' };
  // A zone without a definition: the same time on every wall, which is right wherever the family is.
  if (!tzlib_get_timezones().includes(name)) return { name, definition: [], param: '', mark: '' };
  const [definition = '', param = ''] = tzlib_get_ical_block(name);
  return { name, definition: definition.split('\r\n'), param: `;${param}`, mark: '' };
}

export const digits = (text: string) => text.replace(/[-:]/g, '');
export const stamp = (moment: number | string) => `${digits(new Date(moment).toISOString().slice(0, 19))}Z`;

/** The end of a day, in UTC as a rule wants it, but in the form of the times where these have no zone. */
export function endOf(date: CalendarDate, { name, param, mark }: Zone) {
  return param || mark ? stamp(momentOf({ date, time: '23:59' }, name)) : `${digits(date)}T235900`;
}
