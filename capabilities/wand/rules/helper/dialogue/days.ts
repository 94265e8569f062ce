import { addDays, type CalendarDate, dayDate, weekday } from '#core/dates.ts';
import type { Clock, Values } from '../../tools/tool.ts';
import { mondayOf, weekdayInWeek, weekdayNamed } from '../when/calendar.ts';
import { numberOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';

/** Days that are said by their distance from one that was spoken of: 'the day before', 'the week after', 'that day'. */

const distance =
  /\b(?:on |for )?(the|a|an|one|two|three|four|five|six|\d{1,2}) (?:(day|night|evening|week)s?) (before|after|earlier|later|prior)(?: (?:it|that|this|then))?(?=$|[ ,.!?;](?!next\b|the\b|my\b|our\b|his\b|her\b|tomorrow\b|we\b|she\b|he\b|i\b|school\b|lunch\b|dinner\b|work\b))/i;
const weekdayAfter =
  /\b(?:on )?the (mon|tues|wednes|thurs|fri|satur|sun)day (?:after(?: that)?|following)(?=$|[,.!?])/i;
const sameDay = /\b(?:on )?(?:that|the same|same) (?:day|morning|afternoon|evening)\b|\bon the day\b/i;

/** 'after that lunch with Kim at 2:30' */
const nextThing =
  /^(?:and |then |ok )?(?:(?:right |just )?(?:after|before) that|afterwards|beforehand),? (.{3,60}\bat \d.{0,20})$/i;

/** 'book a massage then' */
const booking = /^(?:ok |okay |ok, |great, )?(?:book|schedule|put|plan|add) /i;

const dateNames = ['date', 'triggerDate', 'startDate', 'partyDate', 'nextBillingDate'];

export const dateOn = (values: Values): CalendarDate | undefined => {
  const value = dateNames.map((name) => values[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : undefined;
};

/** The words with a day of the calendar in place of such a distance. */
export function daysFrom(text: string, date: CalendarDate, today: CalendarDate): string {
  const on = (days: number) => `on ${dayDate(addDays(date, days)).replace(/^\p{L}+, /u, '')}`;
  const days = text
    .replace(weekdayAfter, (_all, day: string) =>
      on((((weekdayNamed(`${day.toLowerCase()}day`) ?? 0) - weekday(date) + 6) % 7) + 1),
    )
    .replace(distance, (all, count: string, unit: string, way: string) => {
      const length = (numberOf(count.toLowerCase()) ?? 1) * (/week/i.test(unit) ? 7 : 1);
      const days = /before|earlier|prior/i.test(way) ? -length : length;
      return addDays(date, days) < today ? all : on(days);
    })
    .replace(sameDay, on(0))
    .replace(nextThing, (_all, rest: string) => `${rest} ${on(0)}`);
  return booking.test(days) ? days.replace(/ then\b/i, ` ${on(0)}`) : days;
}

/** Whether a day of its own is named is seen without these. */
export const withoutDistance = (text: string) => text.replace(distance, ' ').replace(weekdayAfter, ' ');

const ofWeek = /^(?:(?:the )?one )?(?:in |for |starting |from |beginning |as of )?(this|next) week(?:'s)?(?: one)?$/i;

/** Only where the words name no day of their own. A week alone means the same day of it. */
export function relativeDay(text: string, values: Values, clock: Clock): string {
  const date = dateOn(values);
  const week = ofWeek.exec(text)?.[1]?.toLowerCase();
  if (date && week) {
    const day = weekdayInWeek(addDays(mondayOf(clock.today), week === 'next' ? 7 : 0), weekday(date));
    return day < clock.today ? text : daysFrom('on the day', day, clock.today);
  }
  return date && !whenIn(withoutDistance(text), clock).when.date ? daysFrom(text, date, clock.today) : text;
}
