import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays, type CalendarDate, dateParts, daysBetween } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { bornBefore, lastOf } from '../birthdays/days.ts';
import { weekdayFrom, weekdayNamed } from '../when/calendar.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { behind } from '../words/phrases.ts';

/** What is said of a birth, at once or in several turns: the day, the year, or an age. The year is never guessed. */
export interface Birth {
  /** Of whichever year, where none was said. */
  day?: CalendarDate;
  year?: number;
  age?: { count: number; isOfBaby: boolean; isStillToCome: boolean };
}

const born = /\b(?:born|birthdate|birth date|dob|welcomed|arrived|gave birth)\b/i;
const newborn = /\b(?:bab(?:y|ies)|newborn|new|welcomed|arrived|gave birth|just had)\b/i;
const ageSaid =
  /(?<![\d/:.'-])(\d{1,3})(?:\.5)?(?:[ -]?(months?|mos?|m|weeks?|wks?|w|days?)\b)?(?![\d/:]|st\b|nd\b|rd\b|th\b)/i;
const becomes = /\b(?:turns|turning|will be|is going to be|'ll be)\b/i;
const yearSaid = /\b(?:19|20)\d\d\b/;

export function birthTold(text: string, clock: Clock): Birth {
  const tokens = tokensOf(text);
  const days = findingsIn(tokens, text, clock).flatMap((one) =>
    one.kind === 'day' && one.exact === exactDate
      ? [{ date: one.date, from: tokens[one.first]?.from ?? 0, to: tokens[one.next - 1]?.to ?? 0 }]
      : [],
  );
  // 'June 3, not June 2'
  const dated = days.find(({ from }) => !/\bnot (?:on )?$/i.test(text.slice(0, from)));
  if (!dated) return { ...ageOrYear(text), ...bornLately(text, clock) };
  const { from, to } = dated;
  const isYearSaid = yearSaid.test(text.slice(from, to)) || /\/\d+\/\d/.test(text.slice(from, to));
  const day = isYearSaid ? (bornBefore(dated.date, clock.today) ?? dated.date) : dated.date;
  const beside = ageOrYear(days.reduceRight((rest, one) => `${rest.slice(0, one.from)} ${rest.slice(one.to)}`, text));
  // 'Otto is 15 on December 1'
  if (beside.age && daysBetween(clock.today, day) > 0 && /(?:\bis|'s) \d{1,3} on\b/i.test(text))
    beside.age = { ...beside.age, isStillToCome: true };
  return { ...beside, day, ...(isYearSaid && { year: dateParts(day).year }) };
}
const exactDate = 3;

function ageOrYear(text: string): Birth {
  const [year] = yearSaid.exec(text) ?? [];
  if (year) return { year: Number(year) };
  const [, count, unit] = ageSaid.exec(text) ?? [];
  if (count) return { age: { count: Number(count), isOfBaby: Boolean(unit), isStillToCome: becomes.test(text) } };
  return newborn.test(text) ? { age: ofNewborn } : {};
}
const ofNewborn = { count: 0, isOfBaby: true, isStillToCome: false };

/** 'Our daughter Iris was born on November 10, add her to the family', said in the days after it, tells of a newborn. */
export function newsOf(birth: Birth, text: string, today: CalendarDate): Birth {
  const { day, year, age } = birth;
  const isNews = day && !year && !age && /\bwas born\b/i.test(text) && daysBetween(lastOf(day, today), today) <= 14;
  return isNews ? { ...birth, age: ofNewborn } : birth;
}

/** Undefined as long as the day or the year is not known. */
export function birthdateOf({ day, year, age }: Birth, today: CalendarDate): CalendarDate | undefined {
  if (!day) return undefined;
  if (year) return `${year}${day.slice(4)}`;
  if (!age) return undefined;
  if (age.isOfBaby) return lastOf(day, today);
  const birthday = age.isStillToCome ? day : lastOf(day, today);
  return `${dateParts(birthday).year - age.count}${day.slice(4)}`;
}

/** What is still to be said of it, of somebody or of herself. */
export function birthQuestion({ name, relationship }: Partial<HouseholdMember>, { day, year, age }: Birth): string {
  const isSelf = relationship === 'self';
  const was = isSelf ? 'were you' : `was ${name}`;
  if (day) return `Which year ${was} born?`;
  return year || age?.count ? `On which day is ${isSelf ? 'your' : `${name}'s`} birthday?` : `When ${was} born?`;
}

/** Births are over: 'yesterday', and the last day of the week of that name. */
function bornLately(text: string, clock: Clock): Birth {
  const told = behind(text, born) ?? '';
  const { date } = whenIn(told, clock).when;
  const day = lastDaySaid(told, clock.today) ?? (date && date <= clock.today ? date : undefined);
  return day ? { day, year: dateParts(day).year } : {};
}

function lastDaySaid(told: string, today: CalendarDate): CalendarDate | undefined {
  if (/\b(?:yesterday|last night)\b/i.test(told)) return addDays(today, -1);
  const [, named] =
    /^(?:,|on|last|this past|past|just| ){0,4}((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.exec(told) ?? [];
  const weekday = weekdayNamed(named?.toLowerCase());
  return weekday === undefined ? undefined : weekdayFrom(addDays(today, -7), weekday);
}
