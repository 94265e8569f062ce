import { ageInMonths, type CalendarDate, dateParts, daysBetween, distanceInWords, nextBirthday } from '#core/dates.ts';

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

const notBornYet = 'Not born yet';

/** On the household screen: months under two years, then years. Empty without a birthdate. */
export function householdAge(birthdate: CalendarDate | '', today: CalendarDate) {
  if (birthdate === '') return '';
  const months = ageInMonths(birthdate, today);
  if (months < 0) return notBornYet;
  return months < 24 ? `${counted(months, 'month')} old` : `${counted(Math.floor(months / 12), 'year')} old`;
}

/** On the children screen: months under one year, years and months under two, then years. Empty without a birthdate. */
export function childAge(birthdate: CalendarDate | '', today: CalendarDate) {
  if (birthdate === '') return '';
  const months = ageInMonths(birthdate, today);
  if (months < 0) return notBornYet;
  if (months < 12) return `${counted(months, 'month')} old`;
  const years = counted(Math.floor(months / 12), 'year');
  return months < 24 && months % 12 > 0 ? `${years} ${counted(months % 12, 'month')} old` : `${years} old`;
}

/** The next birthday: the age that is reached, and when: 'in 12 days', 'in 9 weeks', 'in 7 months'. None at birth. */
export function nextAge(birthdate: CalendarDate, today: CalendarDate) {
  const date = nextBirthday(birthdate, today);
  const age = dateParts(date).year - dateParts(birthdate).year;
  const days = daysBetween(today, date);
  const far = days < 70 ? counted(Math.round(days / 7), 'week') : counted(Math.round(days / 30.4), 'month');
  return age > 0 ? { age, when: days < 14 ? distanceInWords(date, today) : `in ${far}` } : undefined;
}
