import { addDays, weekday } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Clause } from '../reader.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { lengthIn } from './length.ts';

/** The days of a new journey. */

/** A weekend away ends on its Sunday. */
export const sundayAfter = (date: string | undefined) =>
  date && [5, 6].includes(weekday(date)) ? addDays(date, 7 - weekday(date)) : undefined;

/** 'flying to Chicago on Jan 8, home on the 11th' */
function comingBack(lower: string, start: string | undefined, asked: BrainRequest): string | undefined {
  const at = lower.search(/\b(?:back|home|return|returning)\b/);
  const end = start && at > 0 ? whenIn(lower.slice(at), { ...asked, today: start }).when.date : undefined;
  return end && end > (start ?? '') ? end : undefined;
}

const forWeekend = /\bfor (?:the|a) (?:long )?weekend\b/;

/** The last one, as far as the words tell it. */
export function lastDayIn({ lower, when }: Clause, rest: string, asked: BrainRequest): string | undefined {
  const { date, endDate } = when;
  const length = date && !endDate ? lengthIn(rest) : undefined;
  return (
    endDate ??
    comingBack(lower, date, asked) ??
    (date && length ? addDays(date, length) : undefined) ??
    (forWeekend.test(lower) ? sundayAfter(date) : undefined)
  );
}

/** 'we're going to Boston in January': to a place by its name, but on no day yet. */
export const isInMonth = ({ text, when }: Clause, asked: BrainRequest): boolean =>
  !when.date && !when.time && !when.repeats && toNamedPlace.test(text) && spanIn(text, asked) !== undefined;
const toNamedPlace = /\b(?:going|flying|driving|travell?ing|heading|off|headed|trip) to (?=\p{Lu})/u;
