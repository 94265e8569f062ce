import { ageInMonths, ageInYears, type CalendarDate } from '#core/dates.ts';

/** '7 years', '9 months'; an unborn child has no age yet. */
export function ageWords(birthdate: CalendarDate, today: CalendarDate): string {
  if (birthdate > today) return 'not born yet';
  const years = ageInYears(birthdate, today);
  return years >= 2 ? `${years} years` : `${ageInMonths(birthdate, today)} months`;
}

/** Wherever a record has a birthdate, a model is told the age instead. */
export function withAges(value: unknown, today: CalendarDate): unknown {
  if (Array.isArray(value)) return value.map((one) => withAges(one, today));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).map(([name, inside]) =>
    name === 'birthdate' && typeof inside === 'string'
      ? ['age', ageWords(inside, today)]
      : [name, withAges(inside, today)],
  );
  return Object.fromEntries(told);
}
