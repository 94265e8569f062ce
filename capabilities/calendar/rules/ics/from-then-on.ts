import { addDays, addMonths, type CalendarDate, dateParts, daysBetween } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween } from '#core/recurrence.ts';
import {
  type ImportContext,
  type ImportedDays,
  oneByOneRemark,
  quotedTitle,
  singleDay,
  upcomingDays,
} from './import-days.ts';
import type { IcsEvent } from './read-calendar.ts';

/** A part of a series that is described by one event of the file. */
export interface SeriesPart {
  event: IcsEvent;
  days: ImportedDays;
  /** By how many days they are moved from the days of the series' rule. */
  shift: number;
}

/** Splits a series at events that change an occurrence and all later ones (RANGE=THISANDFUTURE), keyed by day. */
export function splitSeries(
  main: IcsEvent,
  series: readonly ImportedDays[],
  changes: ReadonlyMap<CalendarDate, IcsEvent>,
  context: ImportContext,
): SeriesPart[] {
  const starts = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const before = endBefore(series, starts[0]?.[0]).map((days) => ({ event: main, days, shift: 0 }));
  const later = starts.flatMap(([from, event], n) => {
    if (event.rule !== null) context.remark(`Later days of ${quotedTitle(event)} follow the whole series`);
    if (event.isCancelled) return [];
    const { date } = context.times.toLocal(event.start);
    const shift = daysBetween(from, date);
    const moved = endBefore(series, starts[n + 1]?.[0]).flatMap(
      (days) => shiftedFrom(from, days, shift) ?? singleShiftedDays(event, from, days, shift, context),
    );
    if (moved.length === 0 && from >= context.today) {
      context.remark(laterDaysMissingRemark(event));
      return { event, days: singleDay(date, from), shift };
    }
    return moved.map((days) => ({ event, days, shift }));
  });
  return [...before, ...later];
}

/** Remark for an event of which only the first day can be imported. */
export const laterDaysMissingRemark = (event: IcsEvent) => `Later days of ${quotedTitle(event)} aren't in this file`;

/** The part of the series before a day, or all of it. */
const endBefore = (series: readonly ImportedDays[], end: CalendarDate | undefined): ImportedDays[] => {
  if (end === undefined) return [...series];
  const last = addDays(end, -1);
  return series.flatMap((days) => {
    if (days.start > last) return [];
    const endsEarlier = days.until !== null && days.until < last;
    const part = { ...days, skipped: days.skipped.filter((day) => day <= last) };
    return [{ ...part, until: days.frequency === null || endsEarlier ? days.until : last }];
  });
};

/** The days from `from` on, shifted; undefined if the result doesn't fit one of our frequencies. */
function shiftedFrom(from: CalendarDate, days: ImportedDays, shift: number): ImportedDays[] | undefined {
  const first = nextOccurrence({ ...days, skipped: [] }, from);
  if (first === undefined) return [];
  const move = (day: CalendarDate) => addDays(day, shift);
  if (days.frequency === null) return [{ ...days, start: move(first) }];
  const isByWeek = days.frequency === 'weekly' || days.frequency === 'biweekly';
  const isSameDayOfMonth = dateParts(first).day === dateParts(days.start).day;
  const [before, after] = [dateParts(first), dateParts(move(first))];
  const isInEveryMonth = before.month === after.month && before.day <= 28 && after.day <= 28;
  if (!isByWeek && !(isSameDayOfMonth && (shift === 0 || isInEveryMonth))) return undefined;
  const moved: ImportedDays = {
    ...days,
    part: [days.part, `from ${from}`].filter(Boolean).join(' '),
    start: move(first),
    until: days.until && move(days.until),
    skipped: days.skipped.filter((day) => day >= first).map(move),
  };
  return nextOccurrence(moved, moved.start) === undefined ? [] : [moved];
}

/** The shifted days of the next 12 months as single days, for a series that `shiftedFrom` can't express. */
function singleShiftedDays(
  event: IcsEvent,
  from: CalendarDate,
  days: ImportedDays,
  shift: number,
  context: ImportContext,
) {
  const { today, remark } = context;
  remark(oneByOneRemark(event));
  const first = [from, addDays(today, -shift)].toSorted()[1] ?? from;
  const ruleDays = occurrencesBetween(days, first, addDays(addMonths(today, 12), -shift));
  return upcomingDays(
    ruleDays.map((day) => addDays(day, shift)),
    event,
    context,
  );
}
