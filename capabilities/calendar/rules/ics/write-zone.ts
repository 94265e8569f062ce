import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { CalendarDate } from '#core/dates.ts';
import { momentOf } from '#core/zoned-time.ts';

/** How times of a zone are written in iCalendar. */
export interface ZoneFormat {
  name: string;
  /** The lines of the VTIMEZONE component. */
  definition: string[];
  /** The parameter before the value, such as ';TZID=Europe/London', and the suffix after it: 'Z' for UTC. */
  param: string;
  suffix: string;
}

export function zoneFormat(name: string): ZoneFormat {
  if (name === 'UTC') return { name, definition: [], param: '', suffix: 'Z' };
  // Without a definition, write floating times: they are right in the family's own zone.
  if (!tzlib_get_timezones().includes(name)) return { name, definition: [], param: '', suffix: '' };
  const [definition = '', param = ''] = tzlib_get_ical_block(name);
  return { name, definition: definition.split('\r\n'), param: `;${param}`, suffix: '' };
}

export const digits = (text: string) => text.replace(/[-:]/g, '');
export const utcStamp = (moment: number | string) => `${digits(new Date(moment).toISOString().slice(0, 19))}Z`;

/** The end of a day for UNTIL: in UTC, as the standard requires, or floating if the times are. */
export function endOfDay(date: CalendarDate, { name, param, suffix }: ZoneFormat) {
  return param || suffix ? utcStamp(momentOf({ date, time: '23:59' }, name)) : `${digits(date)}T235900`;
}
