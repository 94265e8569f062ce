import { addDays, type CalendarDate } from '#core/dates.ts';
import { productName } from '#core/product.ts';
import { nextOccurrence, type Occurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';
import { escaped, folded, oneLine, plainText } from './content-line.ts';
import { ruleFor } from './rule.ts';
import { digits, endOf, stamp, type Zone, zoneOf } from './written-zone.ts';
import { momentOf, wallTimeAt } from './zoned-time.ts';

/** What another calendar gets to see of an entry. */
export interface PublishedEvent extends Recurrence {
  uid: string;
  title: string;
  location: string | null;
  /** Without one it lasts all day. */
  time: string | null;
  /** The last of several whole days. */
  endDate: CalendarDate | null;
  createdAt: string;
  updatedAt: string;
  /** Occurrences that differ from the series. */
  own?: readonly PublishedOccurrence[];
}

type PublishedOccurrence = Occurrence & Pick<PublishedEvent, 'title' | 'location' | 'time' | 'updatedAt'>;

interface Calendar {
  name: string;
  timeZone: string;
  /** Where the days of something that recurs have to be listed: the last one. */
  listedUntil: CalendarDate;
}

export function writeCalendar({ name, timeZone, listedUntil }: Calendar, events: readonly PublishedEvent[]): string {
  const zone = zoneOf(timeZone);
  const takingPlace = events.filter((event) => nextOccurrence(event, event.start) !== undefined);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(oneLine(name))}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone.definition,
    ...takingPlace.flatMap((event) => seriesLines(event, zone, listedUntil)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: PublishedEvent, zone: Zone, recurring: readonly string[]): string[] {
  const { uid, title, location, createdAt, updatedAt } = event;
  // It only ever grows, which is all that is asked of it.
  const sequence = Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escaped(oneLine(title))}`,
    ...(location ? [`LOCATION:${escaped(plainText(location))}`] : []),
    ...timeLines(event, zone),
    ...recurring,
    'END:VEVENT',
  ];
}

/**
 * An entry, and those of its occurrences that differ, unless they are skipped or no longer named by the rule. Some programs show an
 * occurrence twice that is timed where its series lasts all day, or the other way round: it is left out of the series and stands alone.
 */
function seriesLines(event: PublishedEvent, zone: Zone, listedUntil: CalendarDate): string[] {
  const { own = [], frequency, skipped = [], time } = event;
  const taking = frequency ? own.filter(({ day }) => occurrencesBetween(event, day, day).length > 0) : [];
  const alone = taking.filter((one) => (one.time === null) !== (time === null));
  const series = { ...event, skipped: [...skipped, ...alone.map(({ day }) => day)] };
  return [
    ...(nextOccurrence(series, event.start) ? eventLines(event, zone, recurrenceLines(series, zone, listedUntil)) : []),
    ...taking.flatMap((one) => occurrenceLines(event, one, zone, alone.includes(one))),
  ];
}

/** An entry of its own under the same name, which says in the words of the series which occurrence it stands for. */
function occurrenceLines(event: PublishedEvent, own: PublishedOccurrence, zone: Zone, isAlone: boolean): string[] {
  const { day, date: start, title, location, time } = own;
  const updatedAt = own.updatedAt > event.updatedAt ? own.updatedAt : event.updatedAt;
  const uid = isAlone ? event.uid.replace('@', `-${digits(day)}@`) : event.uid;
  const one = { ...event, uid, start, title, location, time, updatedAt, frequency: null };
  return eventLines(one, zone, isAlone ? [] : dayLines('RECURRENCE-ID', [day], event, zone));
}

function timeLines({ start, endDate, time, frequency }: PublishedEvent, zone: Zone): string[] {
  if (!time)
    return [
      `DTSTART;VALUE=DATE:${digits(start)}`,
      `DTEND;VALUE=DATE:${digits(addDays(endDate ?? start, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  // What recurs keeps its time, and programs move it themselves on the one night on which there is no such time.
  const { date, time: clock } = frequency
    ? { date: start, time }
    : wallTimeAt(momentOf({ date: start, time }, zone.name), zone.name);
  return [`DTSTART${zone.param}:${digits(date)}T${digits(clock)}00${zone.mark}`, 'DURATION:PT1H'];
}

function recurrenceLines(event: PublishedEvent, zone: Zone, listedUntil: CalendarDate): string[] {
  const { start, frequency, until, skipped = [], time } = event;
  if (!frequency) return [];
  const days = (name: string, dates: readonly CalendarDate[]) => dayLines(name, dates, event, zone);
  const rule = ruleFor(start, frequency);
  if (rule) {
    const end = until ? `;UNTIL=${time ? endOf(until, zone) : digits(until)}` : '';
    // Some programs complain of a date that would not be one anyway, and read on wrongly after one that is named twice.
    const isMeant = (day: CalendarDate) => occurrencesBetween({ start, frequency, until }, day, day).length > 0;
    return [`RRULE:${rule}${end}`, ...days('EXDATE', [...new Set(skipped)].filter(isMeant).toSorted())];
  }
  return [
    // The first day among them, although DTSTART says it already: some programs count only what is listed.
    ...days('RDATE', occurrencesBetween(event, start, listedUntil)),
    ...days('EXDATE', skipped.includes(start) ? [start] : []),
  ];
}

/** Days of a series, in the form of its first one. */
function dayLines(name: string, dates: readonly CalendarDate[], { time }: PublishedEvent, zone: Zone): string[] {
  if (dates.length === 0) return [];
  return time
    ? [`${name}${zone.param}:${dates.map((date) => `${digits(date)}T${digits(time)}00${zone.mark}`)}`]
    : [`${name};VALUE=DATE:${dates.map(digits)}`];
}
