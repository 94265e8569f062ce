import { type CalendarDate, daysBetween } from '#core/dates.ts';

const maxDays = 14;

interface SheetPeriod {
  fromDay?: CalendarDate | null | undefined;
  untilDay?: CalendarDate | null | undefined;
}

/** The rules for the days of a sheet, checked for the days that are set, each with its error message. */
export const dayRules: { isMet(days: SheetPeriod): boolean; error: string }[] = [
  {
    isMet: ({ fromDay, untilDay }) => !fromDay || !untilDay || fromDay <= untilDay,
    error: "Until can't be before From",
  },
  {
    isMet: ({ fromDay, untilDay }) => !fromDay || !untilDay || daysBetween(fromDay, untilDay) < maxDays,
    error: `A sheet covers up to ${maxDays} days`,
  },
];
