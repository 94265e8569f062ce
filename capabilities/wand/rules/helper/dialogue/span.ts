import { daysBetween, monthAndYear, weekday } from '#core/dates.ts';
import type { Clock, FieldSpec, Values } from '../../tools/tool.ts';
import type { Clause, Context, Waiting } from '../reader.ts';
import { keptRecords } from '../records/kept-records.ts';
import { shiftedDate, shiftIn } from '../records/shift.ts';
import { weekdayFrom } from '../when/calendar.ts';
import { inMonthOf, nearTo } from '../when/near.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { denialIn } from './denied.ts';
import type { Facing } from './evidence.ts';
import type { Led } from './words.ts';

type Missing = Extract<Waiting, { kind: 'missing' }>;

/** Which of its two days a trip has instead, where only one is said: 'we leave on the 19th', 'the 25th, not the 24th'. */

const beginning =
  /\b(?:from|start|starts|starting|leave|leaves|leaving|go|going|depart|begin|begins|head|fly|drive|first)\b/i;

/** Undefined where it could be either. */
export function dayOfSpan({ fields }: Facing, values: Values, { text }: Led, { asked }: Context): Values | undefined {
  const { startDate, endDate } = Object.fromEntries(fields.map(({ name, value = null }) => [name, value]));
  const said = values.startDate;
  const isOne = typeof said === 'string' && !values.endDate && startDate && endDate && startDate !== endDate;
  if (!isOne || beginning.test(text)) return values;
  const { startDate: _, ...others } = values;
  if (/^to /i.test(text)) return { ...others, endDate: said };
  const shift = shiftIn(text.toLowerCase());
  if (shift) return { ...values, endDate: shiftedDate(String(endDate), shift.days) };
  const denied = denialIn(text)?.denied ?? '';
  const day = whenIn(denied, asked).when.date;
  const isDenied = (now: Values[string]) => day !== undefined && nearTo(now, day, denied) === now;
  if (isDenied(startDate) === isDenied(endDate)) return undefined;
  return isDenied(startDate) ? values : { ...others, endDate: said };
}

const stretchIn = (quote: string, clock: Clock) => {
  const span = spanIn(quote, clock);
  return span && span.from !== span.to ? span : undefined;
};

/** 'remind me in January' and 'to cancel Lovevery': the day is still to be said. */
export const isInMonth = ({ name }: FieldSpec, { quote }: Missing, values: Values, clock: Clock) =>
  name === 'triggerDate' && values.triggerDate === null && stretchIn(quote, clock) !== undefined;

const bareDays =
  /^(?:from )?(?:the )?(?=\d{1,2}(?:st|nd|rd|th)? ?(?:to|until|till|through|-|–) ?(?:the )?\d{1,2}(?:st|nd|rd|th)?$)/i;

/** 'a trip in January' and '15 to 18': of the month that was said. */
export function inSaidMonth(waiting: Waiting, led: Led, clock: Clock): Led {
  const isOfTrip = waiting.kind === 'missing' && waiting.field === 'startDate';
  const span = isOfTrip && bareDays.test(led.text) ? stretchIn(waiting.quote, clock) : undefined;
  const [month] = span ? monthAndYear(span.from).split(' ') : [];
  return month ? { ...led, text: led.text.replace(bareDays, `${month} `) } : led;
}

const isWeekday = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** 'remind me in January' and 'the 5th': in the month that was said, or in that of what is to move. */
export async function inItsMonth({ quote, values }: Missing, said: Clause, { asked }: Context): Promise<Clause> {
  const { date } = said.when;
  if (!date) return said;
  const span = stretchIn(quote, asked);
  // 'next week', and then 'Tuesday'
  if (span && isWeekday.test(said.lower) && daysBetween(span.from, span.to) < 7)
    return { ...said, when: { ...said.when, date: weekdayFrom(span.from, weekday(date)) } };
  const now = span ? span.from : values.id && (await keptRecords(asked)).find(({ id }) => id === values.id)?.date;
  return now ? { ...said, when: { ...said.when, date: inMonthOf(String(now), date, said.lower) } } : said;
}

/** The values with the day that is meant instead of the one that was said. */
export const withDay = (values: Values | undefined, said: Clause, meant: Clause): Values | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value !== null && value === said.when.date ? (meant.when.date ?? value) : value,
    ]),
  );
