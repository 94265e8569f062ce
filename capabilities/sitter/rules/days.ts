import { type CalendarDate, daysBetween } from '#core/dates.ts';

const maxDays = 14;

interface Days {
  fromDay?: CalendarDate | null | undefined;
  untilDay?: CalendarDate | null | undefined;
}

/** What the days of a sheet must satisfy, as far as they are given, with the sentence if they don't. */
export const dayRules: { isMet(days: Days): boolean; error: string }[] = [
  {
    isMet: ({ fromDay, untilDay }) => !fromDay || !untilDay || fromDay <= untilDay,
    error: "Until can't be before From",
  },
  {
    isMet: ({ fromDay, untilDay }) => !fromDay || !untilDay || daysBetween(fromDay, untilDay) < maxDays,
    error: `A sheet covers up to ${maxDays} days`,
  },
];
