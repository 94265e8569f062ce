import { addDays, type CalendarDate } from '#core/dates.ts';
import { productName } from '#core/product.ts';
import { nextOccurrence, type Occurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { escapeText, foldLine, oneLine, plainText } from './content-line.ts';
import { ruleFor } from './write-rule.ts';
import { digits, endOfDay, utcStamp, type ZoneFormat, zoneFormat } from './write-zone.ts';

/** An event of the feed. */
export interface PublishedEvent extends Recurrence {
  uid: string;
  title: string;
  location: string | null;
  /** null for an all-day event. */
  time: string | null;
  /** In minutes, of an event with a time. */
  length: number | null;
  /** The last day of an all-day event that lasts several days. */
  endDate: CalendarDate | null;
  createdAt: string;
  updatedAt: string;
  /** Occurrences that differ from the series. */
  changedOccurrences?: readonly PublishedOccurrence[];
}

type PublishedOccurrence = Occurrence & Pick<PublishedEvent, 'title' | 'location' | 'time' | 'updatedAt'>;

interface Calendar {
  name: string;
  timeZone: string;
  /** The last day to list for a series that can't be written as a rule. */
  listedUntil: CalendarDate;
}

export function writeCalendar({ name, timeZone, listedUntil }: Calendar, events: readonly PublishedEvent[]): string {
  const zone = zoneFormat(timeZone);
  const occurring = events.filter((event) => nextOccurrence(event, event.start) !== undefined);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(oneLine(name))}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone.definition,
    ...occurring.flatMap((event) => seriesLines(event, zone, listedUntil)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: PublishedEvent, zone: ZoneFormat, recurring: readonly string[]): string[] {
  const { uid, title, location, createdAt, updatedAt } = event;
  // The seconds since creation: SEQUENCE only has to increase.
  const sequence = Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(updatedAt)}`,
    `LAST-MODIFIED:${utcStamp(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escapeText(oneLine(title))}`,
    ...(location ? [`LOCATION:${escapeText(plainText(location))}`] : []),
    ...timeLines(event, zone),
    ...recurring,
    'END:VEVENT',
  ];
}

/**
 * An event and its changed occurrences, unless skipped or no longer in the rule. Some programs show an occurrence twice
 * if it has a time and its series is all-day, or vice versa: it is skipped in the series and written as a separate
 * event.
 */
function seriesLines(event: PublishedEvent, zone: ZoneFormat, listedUntil: CalendarDate): string[] {
  const { changedOccurrences = [], frequency, skipped = [], time } = event;
  const changes = frequency
    ? changedOccurrences.filter(({ day }) => occurrencesBetween(event, day, day).length > 0)
    : [];
  const standalone = changes.filter((one) => (one.time === null) !== (time === null));
  const series = { ...event, skipped: [...skipped, ...standalone.map(({ day }) => day)] };
  return [
    ...(nextOccurrence(series, event.start) ? eventLines(event, zone, recurrenceLines(series, zone, listedUntil)) : []),
    ...changes.flatMap((one) => occurrenceLines(event, one, zone, standalone.includes(one))),
  ];
}

/** A VEVENT with the same UID and a RECURRENCE-ID, or a separate event with its own UID. */
function occurrenceLines(
  event: PublishedEvent,
  changed: PublishedOccurrence,
  zone: ZoneFormat,
  isStandalone: boolean,
): string[] {
  const { day, date: start, title, location, time } = changed;
  const updatedAt = changed.updatedAt > event.updatedAt ? changed.updatedAt : event.updatedAt;
  const uid = isStandalone ? event.uid.replace('@', `-${digits(day)}@`) : event.uid;
  const one = { ...event, uid, start, title, location, time, updatedAt, frequency: null };
  return eventLines(one, zone, isStandalone ? [] : dayLines('RECURRENCE-ID', [day], event, zone));
}

/** Programs need a length, so an hour is written if nobody entered one. */
const durationOf = (minutes: number | null) => (minutes ? `PT${minutes}M` : 'PT1H');

function timeLines({ start, endDate, time, length, frequency }: PublishedEvent, zone: ZoneFormat): string[] {
  if (!time)
    return [
      `DTSTART;VALUE=DATE:${digits(start)}`,
      `DTEND;VALUE=DATE:${digits(addDays(endDate ?? start, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  // A series keeps its time; programs adjust it on the one night on which DST skips that time.
  const { date, time: clock } = frequency
    ? { date: start, time }
    : wallTimeAt(momentOf({ date: start, time }, zone.name), zone.name);
  return [`DTSTART${zone.param}:${digits(date)}T${digits(clock)}00${zone.suffix}`, `DURATION:${durationOf(length)}`];
}

function recurrenceLines(event: PublishedEvent, zone: ZoneFormat, listedUntil: CalendarDate): string[] {
  const { start, frequency, until, skipped = [], time } = event;
  if (!frequency) return [];
  const days = (name: string, dates: readonly CalendarDate[]) => dayLines(name, dates, event, zone);
  const rule = ruleFor(start, frequency);
  if (rule) {
    const end = until ? `;UNTIL=${time ? endOfDay(until, zone) : digits(until)}` : '';
    // Some programs reject an EXDATE that isn't an occurrence, and misread the rest after a duplicate.
    const isOccurrence = (day: CalendarDate) => occurrencesBetween({ start, frequency, until }, day, day).length > 0;
    return [`RRULE:${rule}${end}`, ...days('EXDATE', [...new Set(skipped)].filter(isOccurrence).toSorted())];
  }
  return [
    // Includes the first day, although it is in DTSTART: some programs count only the listed days.
    ...days('RDATE', occurrencesBetween(event, start, listedUntil)),
    ...days('EXDATE', skipped.includes(start) ? [start] : []),
  ];
}

/** A property with dates of the series, in the same format as DTSTART. */
function dayLines(name: string, dates: readonly CalendarDate[], { time }: PublishedEvent, zone: ZoneFormat): string[] {
  if (dates.length === 0) return [];
  return time
    ? [`${name}${zone.param}:${dates.map((date) => `${digits(date)}T${digits(time)}00${zone.suffix}`)}`]
    : [`${name};VALUE=DATE:${dates.map(digits)}`];
}
