import * as z from 'zod/mini';
import { optionalText } from './fields.ts';
import { unknownTimeZoneMessage } from './sentences.ts';

/** Whether a text is an IANA time zone such as 'Europe/Madrid'. Bare offsets ignore daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Null and blank clear it. */
export const optionalTimeZone = optionalText('Time zone').check(
  z.refine((zone) => !zone || isTimeZone(zone), unknownTimeZoneMessage),
);
