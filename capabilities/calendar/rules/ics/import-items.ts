import type { OwnOccurrence } from '#capabilities/appointments/rules/occurrences.ts';
import { addDays, type CalendarDate, daysBetween, longDate } from '#core/dates.ts';
import type { Recurrence } from '#core/recurrence.ts';
import { laterUnknown, stretchesOf } from './from-then-on.ts';
import { daysOf, type Import, type ImportedDays, quoted, single, untitled } from './import-days.ts';
import { localTimes } from './local-time.ts';
import { mostEvents, readCalendar, type WrittenEvent } from './read-calendar.ts';

/** An entry of another calendar in the form of our own. */
export interface ImportedItem extends Required<Recurrence> {
  /** The same at the next import. */
  key: string;
  title: string;
  time: string | null;
  location: string | null;
  notes: string | null;
  /** Occurrences that differ from the series. */
  own: OwnOccurrence[];
}

interface ImportedCalendar {
  items: ImportedItem[];
  /** Sentences about what is left out or is not quite as it was. */
  remarks: string[];
}

/** How many days may be looked at one by one: a moment's work, and the strange rules of a hundred entries. */
const patience = 50_000;
const mostRemarks = 50;

const leftOut = (count: number, what: string) =>
  count === 1 ? `One ${what} entry is left out` : `${count} ${what} entries are left out`;

/** Undefined for a text that is no calendar. */
export function importedItems(
  text: string,
  { timeZone, today }: { timeZone: string; today: CalendarDate },
): ImportedCalendar | undefined {
  const calendar = readCalendar(text);
  if (!calendar) return undefined;
  const { events, unreadable, isCut } = calendar;
  const remarks = new Set<string>();
  const remark = (sentence: string) => remarks.add(sentence);
  const times = localTimes(timeZone);
  const common = { today, times, patience: { days: patience }, remark };

  const items = [...Map.groupBy(events, ({ uid }) => uid).values()].flatMap((same) => itemsOf(same, common));
  const cancelled = events.filter(({ isCancelled }) => isCancelled).length;
  if (cancelled > 0) remark(leftOut(cancelled, 'cancelled'));
  if (unreadable > 0) remark(leftOut(unreadable, 'unreadable'));
  if (isCut || items.length > mostEvents)
    remark(`Only the first ${mostEvents.toLocaleString('en-US')} entries are read`);
  for (const zone of times.unknownZones())
    remark(`The time zone "${zone.slice(0, 100)}" is not known: its times are taken as they are written`);
  return { items: items.slice(0, mostEvents), remarks: few([...remarks]) };
}

const few = (remarks: string[]) =>
  remarks.length <= mostRemarks
    ? remarks
    : [...remarks.slice(0, mostRemarks), `And ${remarks.length - mostRemarks} more remarks like these`];

const newest = (some: readonly WrittenEvent[]) => some.toSorted((a, b) => a.sequence - b.sequence).at(-1);

/**
 * Everything that has one UID: an entry, and what takes the place of some of its occurrences. That belongs to the series where it is one
 * in our way too, and else stands alone.
 */
function itemsOf(events: readonly WrittenEvent[], common: Import): ImportedItem[] {
  const { local } = common.times;
  const main = newest(events.filter(({ insteadOf }) => insteadOf === null));
  const insteadOf = (isFromThenOn: boolean) => {
    const some = events.filter((event) => event.insteadOf !== null && event.isFromThenOn === isFromThenOn);
    const byDay = Map.groupBy(some, (event) => local(event.insteadOf ?? event.start).date);
    return new Map([...byDay].map(([day, versions]) => [day, newest(versions) as WrittenEvent]));
  };
  const [replaced, fromThenOn] = [insteadOf(false), insteadOf(true)];
  const alone = (some: ReadonlyMap<CalendarDate, WrittenEvent>) =>
    [...some].flatMap(([day, event]): [CalendarDate, ImportedItem][] =>
      event.isCancelled ? [] : [[day, itemOf(event, single(local(event.start).date, day), common)]],
    );
  const changed = new Map(alone(replaced));
  if (!main || main.isCancelled) {
    for (const event of fromThenOn.values()) common.remark(laterUnknown(event));
    return [...new Map([...alone(fromThenOn), ...changed]).values()];
  }
  const stretches = stretchesOf(main, daysOf(main, [...replaced.keys()], common), fromThenOn, common);
  const items = stretches.map(({ event, days, shift }) => withOwn(itemOf(event, days, common), shift, changed));
  return [...items, ...changed.values()];
}

/** Takes those that are occurrences of this series out of the others. Its days may be moved from those that were replaced. */
function withOwn(series: ImportedItem, shift: number, changed: Map<CalendarDate, ImportedItem>): ImportedItem {
  if (!series.frequency) return series;
  const own = series.skipped.flatMap((day): OwnOccurrence[] => {
    const replaced = addDays(day, -shift);
    const item = changed.get(replaced);
    if (!item) return [];
    changed.delete(replaced);
    const { title, start: date, time, location, notes } = item;
    return [{ day, date, title, time, location, notes }];
  });
  return { ...series, own, skipped: series.skipped.filter((day) => !own.some((it) => it.day === day)) };
}

const longest = { title: 200, location: 500, notes: 10_000 };

function itemOf(event: WrittenEvent, { part, ...days }: ImportedDays, common: Import): ImportedItem {
  const cut = (what: keyof typeof longest, text: string) => {
    if (text.length <= longest[what]) return text;
    common.remark(
      `The ${what} of ${quoted(event)} had to be cut to ${longest[what].toLocaleString('en-US')} characters`,
    );
    const kept = text.slice(0, longest[what]);
    return kept.isWellFormed() ? kept : kept.slice(0, -1);
  };
  const notes = [event.notes, lengthWords(event, days, common)].filter(Boolean).join('\n\n');
  return {
    key: part ? `${event.uid} ${part}` : event.uid,
    title: cut('title', event.title || untitled),
    time: common.times.local(event.start).time,
    location: cut('location', event.location) || null,
    notes: cut('notes', notes) || null,
    own: [],
    ...days,
  };
}

/** Our appointments have one day: what lasts for several says so in its notes. */
function lengthWords(event: WrittenEvent, { start, frequency }: Recurrence, { times }: Import): string {
  const more = furtherDays(event, times.local);
  if (more < 1) return '';
  return frequency ? `Lasts ${more + 1} days` : `Until ${longDate(addDays(start, more))}`;
}

/** How many days after its first one it ends; what ends within 24 hours does not count. */
function furtherDays({ start, end, days }: WrittenEvent, local: Import['times']['local']): number {
  if (!end) return start.time === null ? days - 1 : days;
  if (start.time === null || end.time === null) return daysBetween(start.date, end.date) - 1;
  const [from, to] = [local(start), local(end)];
  const nights = daysBetween(from.date, to.date);
  return nights === 1 && (to.time ?? '') <= (from.time ?? '') ? 0 : nights;
}
