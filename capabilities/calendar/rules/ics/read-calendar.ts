import { type CalendarDate, dateOf } from '#core/dates.ts';
import { type ContentLine, oneLine, plainText, readLine, unescaped, unfoldedLines } from './content-line.ts';

/** A day, or a time as the clocks of a zone show it. Without a zone it is the same on every wall. */
export interface WrittenTime {
  date: CalendarDate;
  time: string | null;
  zone: string | null;
}

/** An entry as another calendar has written it. */
export interface WrittenEvent {
  uid: string;
  sequence: number;
  title: string;
  location: string;
  notes: string;
  start: WrittenTime;
  end: WrittenTime | null;
  /** How many days it lasts, where that is said instead of an end. */
  days: number;
  rule: string | null;
  excluded: WrittenTime[];
  further: WrittenTime[];
  /** Which occurrence of a series it takes the place of. */
  insteadOf: WrittenTime | null;
  /** It takes the place of all later ones too. */
  isFromThenOn: boolean;
  isCancelled: boolean;
}

interface ReadCalendar {
  events: WrittenEvent[];
  /** Entries without a day that we could read. */
  unreadable: number;
  /** There were more entries than we read. */
  isCut: boolean;
}

export const mostEvents = 5_000;
const deepest = 10;

/** Undefined for a text that is no calendar. Alarms and whatever else stands within an entry are passed over. */
export function readCalendar(text: string): ReadCalendar | undefined {
  const read: ReadCalendar = { events: [], unreadable: 0, isCut: false };
  const open: string[] = [];
  let lines: ContentLine[] = [];
  let isCalendar = false;
  for (const written of unfoldedLines(text)) {
    const line = readLine(written);
    if (!line) continue;
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      if (open.length === deepest) break;
      isCalendar ||= component === 'VCALENDAR' || component === 'VEVENT';
      open.push(component);
      if (component === 'VEVENT') lines = [];
    } else if (line.name === 'END') {
      if (open.pop() !== 'VEVENT') continue;
      if (read.events.length === mostEvents) return { ...read, isCut: true };
      const event = eventOf(lines);
      if (event) read.events.push(event);
      else read.unreadable += 1;
    } else if (open.at(-1) === 'VEVENT') lines.push(line);
  }
  return isCalendar ? read : undefined;
}

function eventOf(lines: readonly ContentLine[]): WrittenEvent | undefined {
  const line = (name: string) => lines.find((it) => it.name === name);
  const value = (name: string) => line(name)?.value ?? '';
  const text = (name: string) => plainText(unescaped(value(name))).trim();
  const times = (name: string) => lines.filter((it) => it.name === name).flatMap(timesOf);
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
    days: daysOf(value('DURATION')),
    rule: value('RRULE') || null,
    excluded: times('EXDATE'),
    further: times('RDATE'),
    insteadOf: time('RECURRENCE-ID'),
    isFromThenOn: line('RECURRENCE-ID')?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    isCancelled: value('STATUS').trim().toUpperCase() === 'CANCELLED',
  };
}

const pattern = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d|60)?(Z?))?$/;

const timesOf = ({ params, value }: ContentLine): WrittenTime[] =>
  value.split(',').flatMap((piece): WrittenTime[] => {
    // Of a period, which is also allowed, the beginning.
    const [, year = '', month = '', day = '', hour, minute, mark] =
      pattern.exec(piece.trim().split('/')[0] ?? '') ?? [];
    const date = `${year}-${month}-${day}`;
    if (year < '1800' || year > '2199' || dateOf(Number(year), Number(month), Number(day)) !== date) return [];
    if (hour === undefined) return [{ date, time: null, zone: null }];
    return [{ date, time: `${hour}:${minute}`, zone: mark ? 'UTC' : (params.get('TZID') ?? null) }];
  });

export const timeOf = (value: string): WrittenTime | undefined => timesOf({ name: '', params: new Map(), value })[0];

/** 'P2D', 'P1W'; hours do not count. */
function daysOf(duration: string) {
  const [, count = '0', unit] = /^P(\d{1,3})([WD])/.exec(duration.trim()) ?? [];
  return Number(count) * (unit === 'W' ? 7 : 1);
}
