import { addDays, type CalendarDate } from '#core/dates.ts';
import { momentOf, type WallTime } from '#core/zoned-time.ts';

/** When the link of a sitter sheet ends by itself, in the family's time zone. */

const linkEndTime = '10:00';
/** Days after the sheet's last day. */
const maxLinkDays = 14;

export const linkEndsTooLate = `A link works for up to ${maxLinkDays} days after the last day of the sheet`;
export const linkEndHasPassed = 'Choose a time that is still ahead';

interface SheetDays {
  untilDay: CalendarDate;
  today: CalendarDate;
}

/** For an old sheet, today counts as the last day. */
const lastDay = ({ untilDay, today }: SheetDays) => (untilDay > today ? untilDay : today);

export const defaultLinkEnd = (days: SheetDays): WallTime => ({ date: addDays(lastDay(days), 1), time: linkEndTime });

/** The moment at which a link ends, or why it can't end then. */
export function linkEnd(
  { day, time }: { day?: CalendarDate | null | undefined; time?: string | null | undefined },
  days: SheetDays,
  { zone, now }: { zone: string; now: number },
): { endsAt: number } | { problem: string } {
  const standard = defaultLinkEnd(days);
  const date = day ?? standard.date;
  if (date > addDays(lastDay(days), maxLinkDays)) return { problem: linkEndsTooLate };
  const endsAt = momentOf({ date, time: time ?? standard.time }, zone);
  return endsAt > now ? { endsAt } : { problem: linkEndHasPassed };
}
