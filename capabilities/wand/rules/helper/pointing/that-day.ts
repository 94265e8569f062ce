import { addDays, daysBetween, nextBirthday, weekday } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import type { Context, Reading } from '../reader.ts';
import { keptRecords } from '../records/kept-records.ts';
import { shiftedTime } from '../records/shift.ts';
import { weekdayNamed } from '../when/calendar.ts';
import { moves } from '../when/findings.ts';
import { numberOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';

/** Days and hours that only what was said before can tell: 'that night', 'the day before', 'at the same time', 'at 4 instead'. */

export interface Moment {
  date?: string | undefined;
  time?: string | undefined;
  /** The same day, where she said its number alone and what is kept told the month. */
  numbered?: string | undefined;
  /** Whether it is that of a meal which shall not be. */
  isOfMeal?: boolean;
}

const day =
  /\b(?:on |for |from |in )?(?:(?:the|that|that same|the same|same|its) (?:day before|night before|evening before|day after|night after|evening after|morning after|next day|following day|day|spot|slot|date)|(?:that|that same|the same|same) (?:night|evening|morning|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b(?! (?:of|i|we|she|he|they)\b)|\b(?:a|one|two|three) (?:day|week)s? before(?=[,.!;]|$)/i;
/** 'which is two days later'; of what is moved that is how far. */
const away =
  /,? ?\b(?:which is |that is |that's )?(?:a|one|two|three|four|five) (?:day|week)s? (?:later|after|earlier)(?: that| it)?(?=[,.!;]|$| (?:at|to) )/i;
/** 'the day after it we go to the zoo' */
const ofIt = /\b(the (?:day|night|evening) (?:before|after)) (?:it|that)\b,?/i;
/** An hour behind it is late: 'that night at 8'. */
const late = /\b(?:night|evening|afternoon)\b/i;
const bareHour = /^ at (?:\d|1[01])(?::\d\d)?(?![\d:]| ?[ap]\.?m)/i;
const hour = /,? ?\b(?:at )?(?:the |that )?same (?:time|hour)\b/i;
/** 'remind me an hour before' */
const early =
  /\b(half an|an?|one|two|three|\d{1,2}) (hour|minute)s? (?:before(?:hand)?|ahead|prior|earlier)(?: (?:it|that))?(?=[,.!;]|$)/i;
const instead = /\binstead\b(?! of\b)/i;
const numberAlone = /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)(?! of\b)/i;

/** 'we leave for Tahoe on the 20th, remind me to pack on the 18th': of the same month, as it comes before that day. */
function inItsMonth(text: string, kept: string | undefined): string {
  const day = numberAlone.exec(text)?.[1]?.padStart(2, '0');
  const isBefore = kept && day && day < kept.slice(-2) && /\bremind/i.test(text);
  return isBefore ? text.replace(numberAlone, `on ${kept.slice(0, -2)}${day}`) : text;
}

/** The words that point at a day. */
const pointing = (text: string) =>
  day.exec(text) ?? (/\bmake\b/i.test(text) || moves.test(text) ? null : away.exec(text));

export const pointsAtDay = (text: string): boolean => pointing(text) !== null;
export const pointsBack = (text: string): boolean =>
  [hour, early, instead].some((one) => one.test(text)) || pointsAtDay(text);

/** What has its own words and ends with a day that was said before: 'a blood test for me the day after'. */
export function endsWithPointed(text: string): boolean {
  const found = pointing(text);
  const behind = found ? text.slice(found.index + found[0].length) : 'x';
  return found !== null && found.index > 2 && /^(?:$|,|\.| at \d)/.test(behind);
}

function awayBy(said: string): number {
  const [count] = said.split(' ').flatMap((word) => numberOf(word.toLowerCase()) ?? []);
  const days = (count ?? 1) * (/ weeks? /i.test(said) ? 7 : 1);
  if (/ (?:before|earlier)/i.test(said)) return -days;
  return / (?:after|later|next|following)\b/i.test(said) ? days : 0;
}

function onDay(text: string, { 0: said, index }: RegExpExecArray, date: string): string {
  const [before, behind] = [text.slice(0, index).trimEnd(), text.slice(index + said.length)];
  return `${before} on ${date}${late.test(said) ? behind.replace(bareHour, '$&pm') : behind}`.trim();
}

const ownDuty = /^(?:and |but )?(?:(?:i|we)(?:'ve)? )?(?:also |still )?(?:need|have|got|ought) to /i;
const bringing = / to (?:make|bake|bring|wear|cook) /i;

/** What is to be done is said before it; what she is to do on a weekday of its own is not bound to the other day. */
const byWeekday = /\bremind (?:me|us) (?:on )?(\p{L}{3,9})[.!]?$/iu;
/** Of what is farther away nobody is reminded by a weekday alone. */
const farthest = 21;

/** 'lunch is on Sunday the 29th, remind me Saturday': on the last one before it. */
function weekdayBefore(text: string, then: string | undefined, clock: Clock): string {
  const [said, day = ''] = byWeekday.exec(text) ?? [];
  const { date } = whenIn(text, clock).when;
  if (!said || !date || !then || weekdayNamed(day.toLowerCase()) !== weekday(date)) return text;
  const days = daysBetween(date, then);
  return days > 7 && days <= farthest
    ? text.replace(byWeekday, `remind me on ${addDays(date, 7 * Math.floor((days - 1) / 7))}`)
    : text;
}

/** The words with the hour that is so long before something. */
export function hourBefore(text: string, { date, time }: Moment): string {
  const [said = '', count = '', unit] = early.exec(text) ?? [];
  const length = (/^half/i.test(count) ? 0.5 : (numberOf(count.toLowerCase()) ?? 1)) * (unit === 'minute' ? 1 : 60);
  const at = said && date && time ? shiftedTime(time, -length) : undefined;
  return at ? text.replace(said, `on ${date} at ${at}`) : text;
}

/** The words with the day and the hour in place of what points to them. */
export function withMoment(words: string, { date, time, numbered, isOfMeal }: Moment, clock: Clock): string {
  const near = weekdayBefore(hourBefore(words, { date, time }), date, clock);
  const text = inItsMonth(near.replace(ofIt, '$1,'), numbered);
  const said = pointing(text);
  const dated = said && date ? onDay(text, said, addDays(date, awayBy(said[0]))) : text;
  // What is moved keeps an hour of its own.
  const timed = time && hour.test(dated) && !moves.test(dated) ? dated.replace(hour, ` at ${time}`) : dated;
  const { when } = whenIn(timed, clock);
  // 'dentist Thursday at 2:30, and I need to pick him up at 2', 'bake sale Friday, need to make brownies'
  const isForIt = ownDuty.test(timed) && (when.time !== undefined || bringing.test(timed));
  if (date && isForIt && !when.date && !when.repeats) return `${timed} on ${date}`;
  // 'take salmon off Wednesday. We'll do pizza instead'
  if (date && isOfMeal && instead.test(timed) && !when.date && !when.time) return `${timed} on ${date}`;
  const isOpen = date && when.time && !when.date && instead.test(timed) && !moves.test(timed);
  return isOpen ? `${timed.replace(instead, '').trim()} on ${date}` : timed;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** When the thing is of which was spoken: as its card says, as it is kept, or as the words say. */
export async function momentOf(said: string, readings: readonly Reading[], { asked }: Context): Promise<Moment> {
  const [card] = readings.filter((one) => one.kind === 'propose');
  const kept = card?.values.id ? (await keptRecords(asked)).find(({ id }) => id === card.values.id) : undefined;
  const answer = readings.map((one) => (one.kind === 'answer' ? one.text : '')).join(' ');
  const { when } = whenIn(answer || said, asked);
  const values = card?.values ?? {};
  const own = text(values.date);
  const date = own && card?.tool.endsWith('_birthday') ? nextBirthday(own, asked.today) : own;
  const { partyDate, triggerDate, startDate, endDate } = values;
  const [told] = [partyDate, date, triggerDate, startDate, endDate].flatMap((value) => text(value) ?? []);
  const isNumbered = when.date && told && told > when.date && told.slice(-2) === when.date.slice(-2);
  return {
    date: told ?? when.date ?? kept?.date,
    numbered: isNumbered ? told : undefined,
    isOfMeal: card?.tool === 'clear_meal',
    time: text(values.time) ?? when.time ?? kept?.time ?? undefined,
  };
}
