import { ageInMonths, ageInYears, type CalendarDate } from '#core/dates.ts';

/** '7 years', '9 months' or 'not born yet' */
export function formatAge(birthdate: CalendarDate, today: CalendarDate): string {
  if (birthdate > today) return 'not born yet';
  const years = ageInYears(birthdate, today);
  return years >= 2 ? `${years} years` : `${ageInMonths(birthdate, today)} months`;
}

/** Replaces every birthdate, at any depth, with the age: models don't get birthdates. */
export function withAges(value: unknown, today: CalendarDate): unknown {
  if (Array.isArray(value)) return value.map((one) => withAges(one, today));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inside]) =>
    name === 'birthdate' && typeof inside === 'string' && inside !== ''
      ? ['age', formatAge(inside, today)]
      : [name, withAges(inside, today)],
  );
  return Object.fromEntries(entries);
}
