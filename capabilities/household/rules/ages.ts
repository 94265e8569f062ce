import { ageInMonths, type CalendarDate } from '#core/dates.ts';

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
