import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { frequencies, occurrencesBetween, occurrencesWithMoved } from '#core/recurrence.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { oneLine, plainText } from './content-line.ts';
import { type PublishedEvent, writeCalendar } from './write-calendar.ts';

const [from, to] = ['2024-01-01', '2034-12-31'];
/** How far from its original date an occurrence may be moved. */
const beyond = '2035-03-01';
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Europe/London',
  'America/New_York',
  'Pacific/Honolulu',
  'UTC',
];

const published = (event: Partial<PublishedEvent>): PublishedEvent => ({
  uid: 'appointment-1@mothership',
  title: 'Swim class',
  location: null,
  start: '2026-03-01',
  time: null,
  length: null,
  endDate: null,
  frequency: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:01:40.000Z',
  ...event,
});

const write = (event: Partial<PublishedEvent>, timeZone = 'America/New_York') =>
  writeCalendar({ name: 'Lopez', timeZone, listedUntil: beyond }, [published(event)]);

test('an event with a time lasts as long as is known, or an hour, and a changed occurrence as long as its series', () => {
  const durations = (event: Partial<PublishedEvent>) =>
    [...write(event).matchAll(/\r\nDURATION:(.*)\r\n/g)].map(([, duration]) => duration);
  const updatedAt = '2026-01-01T10:01:40.000Z';
  const moved = { day: '2026-03-08', date: '2026-03-09', title: 'Gala', location: null, time: '17:00', updatedAt };
  expect(durations({ time: '16:00' })).toEqual(['PT1H']);
  expect(durations({ time: '16:00', length: 90 })).toEqual(['PT90M']);
  expect(durations({ time: '16:00', length: 45, frequency: 'weekly', changedOccurrences: [moved] })).toEqual([
    'PT45M',
    'PT45M',
  ]);
  expect(durations({ length: 45 })).toEqual([]);
});

/** Parses the text with an independent library. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const [series, changedOccurrences] = [
    events.filter((event) => !event.isRecurrenceException()),
    events.filter((event) => event.isRecurrenceException()),
  ];
  for (const event of series)
    for (const one of changedOccurrences) if (one.uid === event.uid) event.relateException(one);
  return series;
}

interface ReadDay {
  date: CalendarDate;
  time: string;
  title: string;
}

function daysRead(text: string): ReadDay[] {
  const found: ReadDay[] = [];
  for (const event of read(text)) {
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      if (next.toString() > beyond) break;
      const { startDate, item } = event.getOccurrenceDetails(next);
      const [date = '', time = ''] = startDate.toString().split('T');
      if (date >= from && date <= to) found.push({ date, time: time.slice(0, 5), title: item.summary });
    }
  }
  return found.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(from, days));
// Includes ends of months and DST changes, the most error-prone days.
const awkwardDay = fc.constantFrom(
  ...['2024-01-29', '2024-01-30', '2024-01-31', '2024-02-29', '2025-02-28', '2025-11-30', '2026-12-31', '2024-08-31'],
  ...['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-09-27', '2026-04-05'],
);
const clock = fc.constantFrom('00:00', '01:30', '02:30', '09:05', '23:59');
const recurring = fc.record({
  start: fc.oneof(anyDay, awkwardDay),
  frequency: fc.constantFrom(...frequencies),
  until: fc.option(anyDay),
  time: fc.option(clock),
  skips: fc.array(fc.nat(40), { maxLength: 4 }),
});

test('an independent library finds the same days as our calendar for ten years, in every zone', () => {
  fc.assert(
    fc.property(recurring, fc.constantFrom(...zones), ({ skips, ...event }, zone) => {
      const all = occurrencesBetween(event, from, to);
      const skipped = skips.flatMap((n) => all[n] ?? []);
      const expected = occurrencesBetween({ ...event, skipped }, from, to);
      const actual = daysRead(write({ ...event, skipped }, zone));
      expect(actual.map(({ date }) => date)).toEqual(expected);
      expect(new Set(actual.map(({ time }) => time))).toEqual(new Set(expected.map(() => event.time ?? '')));
    }),
    // A duplicate EXDATE was misread once in six hundred runs.
    {
      examples: [
        [
          { start: '2024-01-29', frequency: 'weekly', until: null, time: null, skips: [16, 17, 16] },
          'America/New_York',
        ],
      ],
    },
  );
});

describe('a changed occurrence', () => {
  const changes = fc.uniqueArray(
    fc.record({ place: fc.nat(40), days: fc.integer({ min: -40, max: 40 }), time: fc.option(clock) }),
    { maxLength: 4, selector: ({ place }) => place },
  );

  test('is found on its own date and time, and the others on theirs, in every zone', () => {
    fc.assert(
      fc.property(recurring, changes, fc.constantFrom(...zones), ({ skips, ...event }, changed, zone) => {
        const all = occurrencesBetween(event, event.start, beyond);
        const changedOccurrences = changed.flatMap(({ place, days, time }) => {
          const day = all[place];
          const date = day && addDays(day, days);
          // A time that DST skips is written as one hour later.
          const moment = date && time && wallTimeAt(momentOf({ date, time }, zone), zone).time;
          return day && date && (!time || moment === time)
            ? [{ day, date, time, title: 'Gala', location: null, updatedAt: '2026-02-01T00:00:00.000Z' }]
            : [];
        });
        const skipped = skips.flatMap((n) => all[n] ?? []);
        const expected = occurrencesWithMoved({ ...event, skipped }, changedOccurrences, from, to).map((it) =>
          'title' in it
            ? { date: it.date, time: it.time ?? '', title: 'Gala' }
            : { date: it.date, time: event.time ?? '', title: 'Swim class' },
        );
        const inOrder = (days: ReadDay[]) => days.map((day) => JSON.stringify(day)).toSorted();
        expect(inOrder(daysRead(write({ ...event, skipped, changedOccurrences }, zone)))).toEqual(inOrder(expected));
      }),
    );
  });

  test('has the same UID with a RECURRENCE-ID, and the later change time', () => {
    const changedOccurrences = {
      day: '2026-03-08',
      date: '2026-03-09',
      time: '10:00',
      title: 'Gala',
      location: 'Lake',
      updatedAt: '2026-01-01T11:00:00.000Z',
    };
    const text = write({ time: '09:00', frequency: 'weekly', changedOccurrences: [changedOccurrences] });
    expect(text.match(/UID:appointment-1@mothership/g)).toHaveLength(2);
    expect(text).toContain('DTSTAMP:20260101T110000Z\r\n');
    expect(text).toContain('SUMMARY:Gala\r\nLOCATION:Lake\r\nDTSTART;TZID=America/New_York:20260309T100000\r\n');
    expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20260308T090000\r\n');
    expect(write({ frequency: 'weekly', changedOccurrences: [{ ...changedOccurrences, time: null }] })).toContain(
      'RECURRENCE-ID;VALUE=DATE:20260308\r\n',
    );
    const standalone = write({ frequency: 'weekly', changedOccurrences: [changedOccurrences] });
    expect(standalone).toContain('EXDATE;VALUE=DATE:20260308\r\n');
    expect(standalone).toContain('UID:appointment-1-20260308@mothership\r\n');
    const skipped = write({
      time: '09:00',
      frequency: 'weekly',
      changedOccurrences: [changedOccurrences],
      skipped: ['2026-03-08'],
    });
    expect(skipped).not.toContain('RECURRENCE-ID');
  });
});

test.each([
  ['1996-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
  ['2019-12-31', 'FREQ=YEARLY'],
])('a birthday on %s recurs every year', (start, rule) => {
  const text = write({ start, frequency: 'annually' });
  expect(text).toContain(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}\r\n`);
  expect(text).toContain(`RRULE:${rule}\r\n`);
  expect(daysRead(text).map(({ date }) => date)).toEqual(
    occurrencesBetween({ start, frequency: 'annually' }, from, to),
  );
});

describe('times', () => {
  const momentsOf = (event: Partial<PublishedEvent>, zone: string) =>
    read(write(event, zone)).map(({ startDate }) => startDate.toJSDate().toISOString());

  test('are local times of the zone, on both nights of DST changes, too', () => {
    for (const [start, moment] of [
      ['2026-03-07', '2026-03-07T14:00:00.000Z'],
      ['2026-03-08', '2026-03-08T13:00:00.000Z'],
      ['2026-11-01', '2026-11-01T14:00:00.000Z'],
    ])
      expect(momentsOf({ start, time: '09:00' }, 'America/New_York')).toEqual([moment]);
  });

  test('that DST skips are an hour later', () => {
    expect(write({ start: '2026-03-08', time: '02:30' })).toContain('DTSTART;TZID=America/New_York:20260308T033000');
    expect(write({ start: '2026-03-29', time: '01:30' }, 'Europe/London')).toContain('20260329T023000');
  });

  test('have a zone definition; UTC uses Z, and a zone without definition gives floating times', () => {
    expect(write({ time: '09:00' })).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n');
    expect(write({ time: '09:00' }, 'UTC')).toContain('DTSTART:20260301T090000Z\r\n');
    const fixed = write({ time: '09:00', frequency: 'weekly', until: '2026-04-01' }, '+05:30');
    expect(fixed).toContain('DTSTART:20260301T090000\r\n');
    expect(fixed).toContain('UNTIL=20260401T235900\r\n');
  });
});

test('all-day events are dates, and the end is the day after', () => {
  const text = write({ start: '2026-12-30', endDate: '2027-01-02', title: 'The lake' });
  expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270103\r\n');
});

test('an event has its change time, and the calendar its refresh interval', () => {
  const text = write({});
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  for (const line of [
    'UID:appointment-1@mothership',
    'DTSTAMP:20260101T100140Z',
    'LAST-MODIFIED:20260101T100140Z',
    'SEQUENCE:100',
    'X-WR-CALNAME:Lopez',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ])
    expect(text).toContain(`\r\n${line}\r\n`);
  expect(text).not.toContain('METHOD');
});

test('an event without occurrences is left out', () => {
  expect(read(write({ frequency: 'weekly', until: '2026-02-01' }))).toEqual([]);
  expect(
    read(write({ start: '2026-03-01', frequency: 'weekly', until: '2026-03-01', skipped: ['2026-03-01'] })),
  ).toEqual([]);
});

describe('texts', () => {
  const piece = fc.constantFrom(
    ...['\r\n', '\r', '\n', '\u2028', '\u0085', '\v', '\t', '\\', ';', ',', ':', '"', '\\n', 'END:VEVENT', '=1+1', ' '],
    ...['👩‍👧‍👦', '🎂', 'é', '日本', 'a'.repeat(70), 'b'.repeat(73), '\u0007', '\u001c'],
  );
  const hostile = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 30 })
    .map((parts) => parts.join(''));
  const long = fc.integer({ min: 60, max: 80 }).map((n) => `${'x'.repeat(n)}${'🎉'.repeat(2_500)}`);

  test('survive unchanged, except for unsupported characters', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: hostile }, long), hostile, (title, location) => {
        const text = write({ title, location });
        const [event, ...others] = read(text);
        expect(others).toEqual([]);
        expect(event?.summary ?? '').toBe(oneLine(title));
        expect(event?.location ?? '').toBe(plainText(location));
        const lines = text.split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed())).toBe(true);
        expect(lines.every((line) => !/[\r\n\u2028\u2029\u0085]/.test(line))).toBe(true);
      }),
    );
  });
});
