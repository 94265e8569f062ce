import { clockTime } from './dates.ts';

/**
 * Formats a free-text time if it is unambiguous: '08:15' -> '8:15 AM', '3pm' -> '3:00 PM'. '3:30' could be morning or
 * afternoon, so it is returned as typed, like any other text.
 */
export function formatTypedTime(typed: string) {
  const time = parseTypedTime(typed);
  return time ? clockTime(time) : typed;
}

/** The time that a free text names, such as '15:00' for '3pm'; undefined if it is ambiguous or no time at all. */
export function parseTypedTime(typed: string): string | undefined {
  const [, hour, minutes = '00', half] = /^(\d\d?)(?::([0-5]\d))? ?([ap])\.?m\.?$/i.exec(typed) ?? [];
  if (half && Number(hour) >= 1 && Number(hour) <= 12)
    return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : undefined;
}
