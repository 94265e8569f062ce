import { birthdayIn, type CalendarDate, dateParts, farDistanceInWords, fullDate, nextBirthday } from '#core/dates.ts';

/** A child's birthday in one year, and the age reached on it; 0 is the day of birth. */
export interface BirthdayOf {
  date: CalendarDate;
  year: number;
  turns: number;
}

export function birthdayOf(birthdate: CalendarDate, year: number): BirthdayOf {
  return { date: birthdayIn(year, birthdate), year, turns: Math.max(year - dateParts(birthdate).year, 0) };
}

export const upcomingBirthday = (birthdate: CalendarDate, today: CalendarDate): BirthdayOf =>
  birthdayOf(birthdate, dateParts(nextBirthday(birthdate, today)).year);

/** 'Mia turns 7 in 12 days' */
export function countdown(name: string, { date, turns }: BirthdayOf, today: CalendarDate): string {
  const when = farDistanceInWords(date, today);
  if (turns > 0) return `${name} turns ${turns} ${when}`;
  return date === today ? `${name} is born today` : `${name} is expected ${when}`;
}

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 7 -> 'a 7th birthday', 8 -> 'an 8th birthday' */
export function birthdayName(age: number): string {
  const article = /^(?:8|11$|18$)/.test(String(age)) ? 'an' : 'a';
  return `${article} ${age}${ordinalEndings[ordinalRules.select(age)] ?? 'th'} birthday`;
}

/** For a birthday other than the next one: 'Mia turns 8 on Monday, March 13, 2028'. */
export function birthdaySentence(name: string, { date, turns }: BirthdayOf, today: CalendarDate): string {
  const verb = turns > 0 ? `turn${date < today ? 'ed' : 's'} ${turns}` : 'was born';
  return `${name} ${verb} on ${fullDate(date)}`;
}
