import { addDays, addMonths, type CalendarDate, dateParts, daysBetween } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween } from '#core/recurrence.ts';
import { coming, type Import, type ImportedDays, oneByOne, quoted, single } from './import-days.ts';
import type { WrittenEvent } from './read-calendar.ts';

/** Days of a series that one entry describes. */
export interface Stretch {
  event: WrittenEvent;
  days: ImportedDays;
  /** How many days later they are than the days that the rule of the series names. */
  shift: number;
}

/** Splits a series where an entry changes an occurrence and all later ones (RANGE=THISANDFUTURE). `changes` are such entries by that day. */
export function stretchesOf(
  main: WrittenEvent,
  series: readonly ImportedDays[],
  changes: ReadonlyMap<CalendarDate, WrittenEvent>,
  common: Import,
): Stretch[] {
  const starts = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const before = until(series, starts[0]?.[0]).map((days) => ({ event: main, days, shift: 0 }));
  const later = starts.flatMap(([from, event], n) => {
    if (event.rule !== null) common.remark(`The later days of ${quoted(event)} follow the rule of the whole series`);
    if (event.isCancelled) return [];
    const { date } = common.times.local(event.start);
    const shift = daysBetween(from, date);
    const moved = until(series, starts[n + 1]?.[0]).flatMap(
      (days) => movedFrom(from, days, shift) ?? listed(event, from, days, shift, common),
    );
    if (moved.length === 0 && from >= common.today) {
      common.remark(laterUnknown(event));
      return { event, days: single(date, from), shift };
    }
    return moved.map((days) => ({ event, days, shift }));
  });
  return [...before, ...later];
}

/** Only its first day can be taken. */
export const laterUnknown = (event: WrittenEvent) => `The later days of ${quoted(event)} are not in this file`;

/** What takes place before a day, or everything. */
const until = (series: readonly ImportedDays[], end: CalendarDate | undefined): ImportedDays[] => {
  if (end === undefined) return [...series];
  const last = addDays(end, -1);
  return series.flatMap((days) => {
    if (days.start > last) return [];
    const isSooner = days.until !== null && days.until < last;
    const kept = { ...days, skipped: days.skipped.filter((day) => day <= last) };
    return [{ ...kept, until: days.frequency === null || isSooner ? days.until : last }];
  });
};

/** The same days from one of them on, moved; undefined where they are then no series of ours. */
function movedFrom(from: CalendarDate, days: ImportedDays, shift: number): ImportedDays[] | undefined {
  const first = nextOccurrence({ ...days, skipped: [] }, from);
  if (first === undefined) return [];
  const move = (day: CalendarDate) => addDays(day, shift);
  if (days.frequency === null) return [{ ...days, start: move(first) }];
  const isByWeek = days.frequency === 'weekly' || days.frequency === 'biweekly';
  const isSameDayOfMonth = dateParts(first).day === dateParts(days.start).day;
  const [was, is] = [dateParts(first), dateParts(move(first))];
  const isInEveryMonth = was.month === is.month && was.day <= 28 && is.day <= 28;
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

function listed(event: WrittenEvent, from: CalendarDate, days: ImportedDays, shift: number, common: Import) {
  const { today, remark } = common;
  remark(oneByOne(event));
  const first = [from, addDays(today, -shift)].toSorted()[1] ?? from;
  const named = occurrencesBetween(days, first, addDays(addMonths(today, 12), -shift));
  return coming(
    named.map((day) => addDays(day, shift)),
    event,
    common,
  );
}
