import { addDays, addMonths, type CalendarDate } from '#core/dates.ts';
import { type Draft, isFree, take } from './draft.ts';

/** The last occurrence of a day: 'Monday' is the Monday before, 'November 12' that of last year. */
const lastOccurrence = (date: CalendarDate, today: CalendarDate, isBare = false): CalendarDate =>
  date <= today ? date : isBare ? addDays(date, -7) : addMonths(date, -12);

/** A day in the past: 'yesterday', 'last night', 'two days ago', "Monday's stew". */
export function takePastDay(draft: Draft): CalendarDate | undefined {
  const { when, words, text } = draft.found;
  const { today } = draft.family.clock;
  const day = when.find(
    (one) => (one.kind === 'day' || one.kind === 'other') && one.date !== undefined && isFree(draft, one),
  );
  if (day && 'date' in day && day.date) {
    take(draft, day);
    return day.kind === 'day' && day.role !== 'start' ? lastOccurrence(day.date, today, day.isBare) : day.date;
  }
  words.forEach(({ word }, at) => {
    if (/^(?:today|tonight)(?:'s)?$/.test(word)) draft.used.add(at);
  });
  return /\b(?:today|tonight|just now|this morning)\b/i.test(text) ? today : undefined;
}
