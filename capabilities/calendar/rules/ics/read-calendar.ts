import { type CalendarDate, dateOf } from '#core/dates.ts';
import { type ContentLine, oneLine, parseLine, plainText, unescapeText, unfoldLines } from './content-line.ts';

/** A date, or a local time in a zone. Without a zone it is the same local time everywhere ("floating"). */
export interface IcsTime {
  date: CalendarDate;
  time: string | null;
  zone: string | null;
}

/** A VEVENT. */
export interface IcsEvent {
  uid: string;
  sequence: number;
  title: string;
  location: string;
  notes: string;
  start: IcsTime;
  end: IcsTime | null;
  /** Length, if the event has a DURATION instead of an end. */
  minutes: number;
  rule: string | null;
  excludedTimes: IcsTime[];
  extraTimes: IcsTime[];
  /** The occurrence of a series that this event replaces. */
  replaces: IcsTime | null;
  /** Whether it replaces all later occurrences, too. */
  isThisAndFuture: boolean;
  isCancelled: boolean;
}

interface ParsedCalendar {
  events: IcsEvent[];
  /** Number of events without a start that we can parse. */
  unreadable: number;
  /** Whether the file has more events than we read. */
  isCut: boolean;
}

export const maxEvents = 5_000;
const maxDepth = 10;

/** Parses an iCalendar file; undefined if the text is not one. Ignores components inside an event, such as alarms. */
export function parseCalendar(text: string): ParsedCalendar | undefined {
  const parsed: ParsedCalendar = { events: [], unreadable: 0, isCut: false };
  const openComponents: string[] = [];
  let lines: ContentLine[] = [];
  let isCalendar = false;
  for (const unfolded of unfoldLines(text)) {
    const line = parseLine(unfolded);
    if (!line) continue;
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      if (openComponents.length === maxDepth) break;
      isCalendar ||= component === 'VCALENDAR' || component === 'VEVENT';
      openComponents.push(component);
      if (component === 'VEVENT') lines = [];
    } else if (line.name === 'END') {
      if (openComponents.pop() !== 'VEVENT') continue;
      if (parsed.events.length === maxEvents) return { ...parsed, isCut: true };
      const event = parseEvent(lines);
      if (event) parsed.events.push(event);
      else parsed.unreadable += 1;
    } else if (openComponents.at(-1) === 'VEVENT') lines.push(line);
  }
  return isCalendar ? parsed : undefined;
}

function parseEvent(lines: readonly ContentLine[]): IcsEvent | undefined {
  const line = (name: string) => lines.find((it) => it.name === name);
  const value = (name: string) => line(name)?.value ?? '';
  const text = (name: string) => plainText(unescapeText(value(name))).trim();
  const times = (name: string) => lines.filter((it) => it.name === name).flatMap(parseTimes);
  const time = (name: string) => times(name)[0] ?? null;
  const start = time('DTSTART');
  if (!start) return undefined;
  return {
    uid: text('UID') || `${text('SUMMARY')} ${value('DTSTART')}`,
    sequence: Number(value('SEQUENCE')) || 0,
    title: oneLine(text('SUMMARY')),
    location: text('LOCATION'),
    notes: text('DESCRIPTION'),
    start,
    end: time('DTEND'),
    minutes: durationMinutes(value('DURATION')),
    rule: value('RRULE') || null,
    excludedTimes: times('EXDATE'),
    extraTimes: times('RDATE'),
    replaces: time('RECURRENCE-ID'),
    isThisAndFuture: line('RECURRENCE-ID')?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    isCancelled: value('STATUS').trim().toUpperCase() === 'CANCELLED',
  };
}

const timePattern = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d|60)?(Z?))?$/;

const parseTimes = ({ params, value }: ContentLine): IcsTime[] =>
  value.split(',').flatMap((piece): IcsTime[] => {
    // The value may also be a period ('start/end'); take its start.
    const [, year = '', month = '', day = '', hour, minute, utcMark] =
      timePattern.exec(piece.trim().split('/')[0] ?? '') ?? [];
    const date = `${year}-${month}-${day}`;
    if (year < '1800' || year > '2199' || dateOf(Number(year), Number(month), Number(day)) !== date) return [];
    if (hour === undefined) return [{ date, time: null, zone: null }];
    return [{ date, time: `${hour}:${minute}`, zone: utcMark ? 'UTC' : (params.get('TZID') ?? null) }];
  });

export const parseTime = (value: string): IcsTime | undefined => parseTimes({ name: '', params: new Map(), value })[0];

const durationPattern = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/;

/** Minutes of a duration such as 'P2D' or 'PT1H30M'; seconds are ignored. */
function durationMinutes(duration: string) {
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = (durationPattern.exec(duration.trim()) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}
