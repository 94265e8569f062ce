import { type CalendarDate, nextBirthday } from '#core/dates.ts';

/** Children whose birthday isn't known come last. */
export const soonestBirthdayFirst = <Child extends { birthdate: CalendarDate | null }>(
  children: readonly Child[],
  today: CalendarDate,
): Child[] => {
  const next = ({ birthdate }: Child) => (birthdate ? nextBirthday(birthdate, today) : '9999');
  return children.toSorted((a, b) => next(a).localeCompare(next(b)));
};
