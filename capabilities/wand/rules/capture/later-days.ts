import { addDays, type CalendarDate, dateParts, daysBetween, weekday } from '#core/dates.ts';
import type { Clause } from './clause.ts';
import { meantDay, mondayAfter } from './day-words.ts';
import type { DayMention } from './days.ts';
import type { Stretch } from './lines.ts';

/** Days relative to an earlier day in the text. */

/** 'The following day' is one after that of the sentence before, 'the same day' is that. */
export const isRelativeToEarlier = ({ text }: Stretch) => /\b(?:the following|the next|same) day\b/i.test(text);

/** 'Saturday' after a sentence about Friday, December 4, is the day after that, and 'the 16th' is one of December. */
export const resolveLaterDays = (clauses: readonly Clause[], before: CalendarDate | undefined): Clause[] => {
  let latest = before;
  return clauses.map((clause) => {
    const last = latest;
    const isNext = ({ start, date, isLoose }: DayMention) =>
      isLoose && last && last > date && weekday(addDays(last, 1)) === weekday(date) && !isDue(start);
    const isDue = (start: number) => /\b(?:by|due|before)\s[^,;.]{0,40}$/i.test(clause.text.slice(0, start));
    const inMonth = ({ start, end, date }: DayMention) => {
      const isBare = /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/i.test(clause.text.slice(start, end)) && !isDue(start);
      return (isBare && last && meantDay({ ...dateParts(last), day: dateParts(date).day }, last)) || date;
    };
    const later = (day: DayMention): DayMention => {
      const isThat = last && day.isLoose && /\bthat\s$/i.test(clause.text.slice(0, day.start));
      const inWeek = isThat && addDays(mondayAfter(last), ((weekday(day.date) + 6) % 7) - 7);
      const date = inWeek || (isNext(day) && last ? addDays(last, 1) : inMonth(day));
      const moved = daysBetween(day.date, date);
      return moved > 0 ? { ...day, date, ...(day.endDate && { endDate: addDays(day.endDate, moved) }) } : day;
    };
    const days = clause.days.map(later);
    latest = days.at(-1)?.date ?? last;
    return { ...clause, days };
  });
};
