import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays, addMonths, type CalendarDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { leftOver, wordSet } from '../guards/left-over.ts';
import type { Clause, Context } from '../reader.ts';
import { weekdayFrom, weekdayNamed } from '../when/calendar.ts';
import { allergiesIn, avoidedIn, dietsIn, type Told } from './diets.ts';
import { notesIn } from './notes.ts';
import { sizesIn } from './sizes.ts';

/** What is known of a person and changes: allergies, diets, sizes, the day of birth, notes. One entry for each card. */
export function factsIn(said: string, person: HouseholdMember, clause: Clause, { asked }: Context): Told[] | undefined {
  return (
    notesIn(person, clause) ??
    sizesIn(said, person, clause.text, asked.message) ??
    allergiesIn(said, person) ??
    avoidedIn(said, person, clause.text) ??
    dietsIn(said, person) ??
    birthIn(clause, person.birthdate, asked.today)
  );
}

const born = /\bborn\b|\bbirth ?(?:date|day)\b|\bdate of birth\b|\bdob\b|\bb-?day\b/i;
const bornWords = wordSet('born birthdate birth date birthday dob bday day actually not year');

function birthIn({ when, bare, lower }: Clause, known: string | null, today: CalendarDate): Values[] | undefined {
  if (!born.test(bare) || !when.date || when.time || leftOver(bare, bornWords).length > 0) return undefined;
  // 'David's birthday is the 22nd, not the 21st': the year stays, and a month that is not said.
  const isYearSaid = /\b(?:19|20)\d\d\b|\/\d\d$/.test(lower) || when.date < today;
  const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d\//.test(lower) ? when.date : known;
  const birthdate =
    known && month && !isYearSaid
      ? `${known.slice(0, 4)}${month.slice(4, 8)}${when.date.slice(8)}`
      : pastDay(when.date, lower, today);
  return birthdate ? [{ birthdate }] : undefined;
}

/** Births are over: 'yesterday', 'last night', and the last day of the week of that name. */
export function birthSaid(told: string, today: CalendarDate): CalendarDate | undefined {
  if (/\b(?:yesterday|last night)\b/i.test(told)) return addDays(today, -1);
  const [, named] =
    /^(?:,|on|last|this past|past|just| ){0,4}((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:the |\p{L}{3,9} )?\d)/iu.exec(
      told,
    ) ?? [];
  const weekday = weekdayNamed(named?.toLowerCase());
  return weekday === undefined ? undefined : weekdayFrom(addDays(today, -7), weekday);
}

/** The same of a date: a day whose year was not said is the last one of its name. */
export function pastDay(date: CalendarDate, said: string, today: CalendarDate): CalendarDate | undefined {
  if (date <= today) return date;
  return /\b(?:19|20)\d\d\b/.test(said) ? undefined : addMonths(date, -12);
}
