import type { FullOccurrence } from '#capabilities/appointments/rules/occurrences.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Recurrence } from '#core/recurrence.ts';
import { durationNote, lengthOf } from './event-length.ts';
import { laterDaysMissingRemark, splitSeries } from './from-then-on.ts';
import { type ImportContext, type ImportedDays, importDays, quotedTitle, singleDay, untitled } from './import-days.ts';
import { createTimeConverter } from './local-time.ts';
import { type IcsEvent, maxEvents, parseCalendar } from './read-calendar.ts';

/** An event of another calendar, converted to our model. */
export interface ImportedItem extends Required<Recurrence> {
  /** Stable across imports. */
  key: string;
  title: string;
  time: string | null;
  /** In minutes. */
  length: number | null;
  location: string | null;
  notes: string | null;
  /** Occurrences that differ from the series. */
  changedOccurrences: FullOccurrence[];
}

interface ImportedCalendar {
  items: ImportedItem[];
  /** Sentences about what is left out or was changed. */
  remarks: string[];
}

/** How many days may be checked one by one. Takes an instant, and is enough for about a hundred unusual rules. */
const maxCheckedDays = 50_000;
const maxRemarks = 50;

const leftOutRemark = (count: number, what: string) =>
  count === 1 ? `We left out one ${what} entry` : `We left out ${count} ${what} entries`;

/** Converts a calendar file; undefined if the text isn't one. */
export function importedItems(
  text: string,
  { timeZone, today }: { timeZone: string; today: CalendarDate },
): ImportedCalendar | undefined {
  const calendar = parseCalendar(text);
  if (!calendar) return undefined;
  const { events, unreadable, isCut } = calendar;
  const remarks = new Set<string>();
  const remark = (sentence: string) => remarks.add(sentence);
  const times = createTimeConverter(timeZone);
  const context = { today, times, budget: { days: maxCheckedDays }, remark };

  const items = [...Map.groupBy(events, ({ uid }) => uid).values()].flatMap((same) => itemsOf(same, context));
  const cancelled = events.filter(({ isCancelled }) => isCancelled).length;
  if (cancelled > 0) remark(leftOutRemark(cancelled, 'cancelled'));
  if (unreadable > 0) remark(leftOutRemark(unreadable, 'unreadable'));
  if (isCut || items.length > maxEvents) remark(`We read just the first ${maxEvents.toLocaleString('en-US')} entries`);
  for (const zone of times.unknownZones())
    remark(`We don't know the time zone "${zone.slice(0, 100)}", so its times stay as written`);
  return { items: items.slice(0, maxEvents), remarks: limitRemarks([...remarks]) };
}

const limitRemarks = (remarks: string[]) =>
  remarks.length <= maxRemarks
    ? remarks
    : [...remarks.slice(0, maxRemarks), `And ${remarks.length - maxRemarks} more notes like these`];

const latestVersion = (some: readonly IcsEvent[]) => some.toSorted((a, b) => a.sequence - b.sequence).at(-1);

/**
 * Converts the events with one UID: the main event, and events that replace some of its occurrences. A replacement
 * becomes a changed occurrence if the main event is a series in our model, and a separate item otherwise.
 */
function itemsOf(events: readonly IcsEvent[], context: ImportContext): ImportedItem[] {
  const { toLocal } = context.times;
  const main = latestVersion(events.filter(({ replaces }) => replaces === null));
  const replacing = (isThisAndFuture: boolean) => {
    const some = events.filter((event) => event.replaces !== null && event.isThisAndFuture === isThisAndFuture);
    const byDay = Map.groupBy(some, (event) => toLocal(event.replaces ?? event.start).date);
    return new Map([...byDay].map(([day, versions]) => [day, latestVersion(versions) as IcsEvent]));
  };
  const [replacements, thisAndFuture] = [replacing(false), replacing(true)];
  const standalone = (some: ReadonlyMap<CalendarDate, IcsEvent>) =>
    [...some].flatMap(([day, event]): [CalendarDate, ImportedItem][] =>
      event.isCancelled ? [] : [[day, itemOf(event, singleDay(toLocal(event.start).date, day), context)]],
    );
  const changed = new Map(standalone(replacements));
  if (!main || main.isCancelled) {
    for (const event of thisAndFuture.values()) context.remark(laterDaysMissingRemark(event));
    return [...new Map([...standalone(thisAndFuture), ...changed]).values()];
  }
  const parts = splitSeries(main, importDays(main, [...replacements.keys()], context), thisAndFuture, context);
  const items = parts.map(({ event, days, shift }) => withChanges(itemOf(event, days, context), shift, changed));
  return [...items, ...changed.values()];
}

/** Moves the changed occurrences of this series from `changed` into it. The keys of `changed` are days before the shift. */
function withChanges(series: ImportedItem, shift: number, changed: Map<CalendarDate, ImportedItem>): ImportedItem {
  if (!series.frequency) return series;
  const changedOccurrences = series.skipped.flatMap((day): FullOccurrence[] => {
    const originalDay = addDays(day, -shift);
    const item = changed.get(originalDay);
    if (!item) return [];
    changed.delete(originalDay);
    const { title, start: date, time, location, notes } = item;
    return [{ day, date, title, time, location, notes, assigneeId: null }];
  });
  return {
    ...series,
    changedOccurrences,
    skipped: series.skipped.filter((day) => !changedOccurrences.some((it) => it.day === day)),
  };
}

const maxLengths = { title: 200, location: 500, notes: 10_000 };

function itemOf(event: IcsEvent, { part, ...days }: ImportedDays, context: ImportContext): ImportedItem {
  const truncate = (what: keyof typeof maxLengths, text: string) => {
    if (text.length <= maxLengths[what]) return text;
    context.remark(
      `We shortened the ${what} of ${quotedTitle(event)} to ${maxLengths[what].toLocaleString('en-US')} characters`,
    );
    const truncated = text.slice(0, maxLengths[what]);
    return truncated.isWellFormed() ? truncated : truncated.slice(0, -1);
  };
  const notes = [event.notes, durationNote(event, days, context.times)].filter(Boolean).join('\n\n');
  return {
    key: part ? `${event.uid} ${part}` : event.uid,
    title: truncate('title', event.title || untitled),
    time: context.times.toLocal(event.start).time,
    length: lengthOf(event, context.times),
    location: truncate('location', event.location) || null,
    notes: truncate('notes', notes) || null,
    changedOccurrences: [],
    ...days,
  };
}
