import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import {
  frequencies,
  nextOccurrence,
  type Occurrence,
  occurrencesBetween,
  occurrencesWithMoved,
  type Recurrence,
} from '#core/recurrence.ts';
import { oneLine, plainText } from './content-line.ts';
import { importedItems } from './import-items.ts';
import { type PublishedEvent, writeCalendar } from './write-calendar.ts';

const today = '2026-11-15';

function read(lines: string | string[], timeZone = 'America/New_York') {
  const body = Array.isArray(lines) ? lines.join('\r\n') : lines;
  return importedItems(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body}\r\nEND:VCALENDAR\r\n`, { timeZone, today });
}

const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', 'SUMMARY:Swim class', ...lines, 'END:VEVENT'];
const one = (...lines: string[]) => {
  const { items, remarks } = read(entry(...lines)) ?? { items: [], remarks: [] };
  return { items, remarks, item: items[0] };
};

describe('an event', () => {
  test('keeps its date, time, location and notes despite quotes, folding and escapes', () => {
    const { item, remarks } = one(
      'DTSTART;X-NOTE="a;b:c";TZID="America/New_York":20261201T153000',
      'DTEND;TZID=America/New_York:20261201T163000',
      'LOCATION:Pool\\, hall 2\\; left',
      'DESCRIPTION:Towel\\nGog',
      ' gles',
      'BEGIN:VALARM',
      'DESCRIPTION:Alarm',
      'END:VALARM',
    );
    expect(item).toEqual({
      key: '1@x',
      title: 'Swim class',
      start: '2026-12-01',
      time: '15:30',
      length: 60,
      location: 'Pool, hall 2; left',
      notes: 'Towel\nGoggles',
      frequency: null,
      until: null,
      skipped: [],
      changedOccurrences: [],
    });
    expect(remarks).toEqual([]);
  });

  test.each([
    ['DTSTART:20261201T153000', 'DTEND:20261201T161500', 45],
    ['DTSTART:20261201T153000', 'DTEND:20261201T213000Z', 60],
    ['DTSTART:20261201T220000', 'DTEND:20261202T010000', 180],
    ['DTSTART:20261201T153000', 'DURATION:PT1H30M', 90],
    ['DTSTART:20261201T153000', 'DURATION:P1D', 1440],
    ['DTSTART:20261201T153000', 'DURATION:PT25H', null],
    ['DTSTART:20261201T153000', 'DURATION:-PT15M', null],
    ['DTSTART:20261201T153000', 'DTEND:20261201T153000', null],
    ['DTSTART:20261201T153000', 'DTEND:20261201T150000', null],
    ['DTSTART:20261201T153000', 'DTEND:20261204T153000', null],
    ['DTSTART:20261201T153000', 'DTEND;VALUE=DATE:20261202', null],
    ['DTSTART:20261201T153000', 'X-NOTE:no end', null],
    ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202', null],
    ['DTSTART;VALUE=DATE:20261201', 'DURATION:PT45M', null],
  ])('with %s and %s takes %s minutes', (start, end, length) => {
    expect(one(start, end).item?.length).toBe(length);
  });

  test.each([
    ['20261201T203000Z', '2026-12-01', '15:30'],
    ['20261201T020000Z', '2026-11-30', '21:00'],
  ])("in UTC (%s) is converted to the family's time zone", (written, start, time) => {
    expect(one(`DTSTART:${written}`).item).toMatchObject({ start, time });
  });

  test.each(['Europe/London', 'GMT Standard Time', '/mozilla.org/20070129_1/Europe/London'])(
    'in the zone %s too, on both sides of the night on which clocks change',
    (zone) => {
      expect(one(`DTSTART;TZID=${zone}:20261025T003000`).item).toMatchObject({ start: '2026-10-24', time: '19:30' });
      expect(one(`DTSTART;TZID=${zone}:20261025T120000`).item).toMatchObject({ start: '2026-10-25', time: '08:00' });
    },
  );

  test('in an unknown zone keeps its local time, with a remark', () => {
    const { item, remarks } = one('DTSTART;TZID=Customized Time Zone:20261201T153000');
    expect(item).toMatchObject({ start: '2026-12-01', time: '15:30' });
    expect(remarks).toEqual(['We don\'t know the time zone "Customized Time Zone", so its times stay as written']);
  });

  test('that lasts several days has its end in the notes', () => {
    const days = ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270104'];
    expect(one(...days).item).toMatchObject({ start: '2026-12-30', time: null, notes: 'Until January 3, 2027' });
    expect(one('DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20261231').item?.notes).toBe(null);
    expect(one('DTSTART;VALUE=DATE:20261230', 'DURATION:P2D', 'DESCRIPTION:Sea').item?.notes).toBe(
      'Sea\n\nUntil December 31, 2026',
    );
    expect(one('DTSTART:20261230T220000', 'DTEND:20261231T020000').item?.notes).toBe(null);
    expect(one('DTSTART:20261230T220000', 'DTEND:20270101T090000').item?.notes).toBe('Until January 1, 2027');
    expect(one(...days, 'RRULE:FREQ=YEARLY').item?.notes).toBe('Lasts 5 days');
  });

  test('with texts that are too long is truncated, with a remark', () => {
    const { item, remarks } = one('DTSTART:20261201', `LOCATION:${'x'.repeat(501)}`);
    expect(item?.location).toHaveLength(500);
    expect(remarks).toEqual(['We shortened the location of "Swim class" to 500 characters']);
    const cake = read(['BEGIN:VEVENT', `SUMMARY:a${'🎂'.repeat(150)}`, 'DTSTART:20261201', 'END:VEVENT']);
    expect(cake?.items[0]?.title).toBe(`a${'🎂'.repeat(99)}`);
    expect(cake?.remarks).toHaveLength(1);
  });

  test('that is cancelled or has no date is left out, with a remark', () => {
    expect(one('DTSTART:20261201', 'STATUS:CANCELLED')).toMatchObject({
      items: [],
      remarks: ['We left out one cancelled entry'],
    });
    expect(one('DTSTART:20260230')).toMatchObject({ items: [], remarks: ['We left out one unreadable entry'] });
  });
});

describe('a recurring event', () => {
  const series = (rule: string, ...more: string[]) =>
    one('DTSTART;TZID=America/New_York:20261201T153000', `RRULE:${rule}`, ...more);

  test.each([
    ['FREQ=WEEKLY', 'weekly', null],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'biweekly', null],
    ['FREQ=DAILY;INTERVAL=14', 'biweekly', null],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'monthly', null],
    ['FREQ=MONTHLY;INTERVAL=3', 'quarterly', null],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1', 'annually', null],
    ['FREQ=WEEKLY;COUNT=3', 'weekly', '2026-12-15'],
    ['FREQ=MONTHLY;COUNT=2', 'monthly', '2027-01-01'],
    ['FREQ=WEEKLY;UNTIL=20261222', 'weekly', '2026-12-22'],
    ['FREQ=WEEKLY;UNTIL=20261222T203000Z', 'weekly', '2026-12-22'],
    ['FREQ=WEEKLY;UNTIL=20261222T202959Z', 'weekly', '2026-12-21'],
    ['FREQ=WEEKLY;COUNT=1000000', 'weekly', null],
  ])('with rule %s is %s until %s', (rule, frequency, until) => {
    expect(series(rule)).toMatchObject({
      items: [{ key: '1@x', start: '2026-12-01', time: '15:30', frequency, until }],
      remarks: [],
    });
  });

  test('on several weekdays becomes one appointment for each', () => {
    const { items } = series('FREQ=WEEKLY;BYDAY=MO,TU,TH;COUNT=4');
    expect(items.map(({ key, start, until }) => [key, start, until])).toEqual([
      ['1@x weekday 2', '2026-12-01', '2026-12-08'],
      ['1@x weekday 4', '2026-12-03', '2026-12-08'],
      ['1@x weekday 1', '2026-12-07', '2026-12-08'],
    ]);
    expect(series('FREQ=DAILY').items).toHaveLength(7);
    const everyOther = series('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU').items;
    expect(everyOther.map(({ start }) => start)).toEqual(['2026-12-01', '2026-12-14']);
  });

  test('skips excluded dates, and imports replaced occurrences as changed ones', () => {
    const { items, remarks } =
      read([
        ...entry(
          'DTSTART;TZID=America/New_York:20261201T153000',
          'RRULE:FREQ=WEEKLY',
          'EXDATE;TZID=America/New_York:20261208T153000,20261209T153000',
          'EXDATE:20261215T203000Z',
        ),
        ...entry('RECURRENCE-ID;TZID=America/New_York:20261222T153000', 'DTSTART:20261223T180000'),
        ...entry('RECURRENCE-ID;TZID=America/New_York:20261229T153000', 'DTSTART:20261229T153000', 'STATUS:CANCELLED'),
      ]) ?? {};
    expect(items).toMatchObject([
      {
        key: '1@x',
        frequency: 'weekly',
        skipped: ['2026-12-08', '2026-12-15', '2026-12-29'],
        changedOccurrences: [{ day: '2026-12-22', date: '2026-12-23', time: '18:00', title: 'Swim class' }],
      },
    ]);
    expect(items).toHaveLength(1);
    expect(remarks).toEqual(['We left out one cancelled entry']);
  });

  test('with a replaced occurrence changes the series of its weekday, or adds a single appointment', () => {
    const instead = ['RECURRENCE-ID:20261224T153000', 'DTSTART:20261223T180000', 'LOCATION:Gym'];
    const twice = read([...entry('DTSTART:20261201T153000', 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH'), ...entry(...instead)]);
    expect(
      twice?.items.map(({ key, changedOccurrences }) => [
        key,
        changedOccurrences.map(({ day, location }) => [day, location]),
      ]),
    ).toEqual([
      ['1@x weekday 2', []],
      ['1@x weekday 4', [['2026-12-24', 'Gym']]],
    ]);
    const unusual = read([...entry('DTSTART:20261201T153000', 'RRULE:FREQ=MONTHLY;BYDAY=4TH'), ...entry(...instead)]);
    expect(unusual?.items.map(({ key }) => key)).toContain('1@x 2026-12-24');
    const orphan = read(entry(...instead));
    expect(orphan?.items).toMatchObject([{ key: '1@x 2026-12-24', start: '2026-12-23', changedOccurrences: [] }]);
  });

  test("moves to another weekday if the family's time zone requires it", () => {
    const { item, remarks } = one('DTSTART;TZID=Asia/Tokyo:20261202T080000', 'RRULE:FREQ=WEEKLY;BYDAY=WE');
    expect(item).toMatchObject({ start: '2026-12-01', time: '18:00', frequency: 'weekly' });
    expect(remarks).toEqual(['"Swim class" repeats on Asia/Tokyo time, so it may be an hour off for part of the year']);
  });

  test('on the 31st or February 29 moves to the last day of shorter months, with a remark if that is new', () => {
    expect(one('DTSTART:20270131', 'RRULE:FREQ=MONTHLY')).toMatchObject({
      items: [{ frequency: 'monthly' }],
      remarks: ['"Swim class" moves to the last day of months that are too short for it'],
    });
    expect(one('DTSTART:20270131', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1').remarks).toEqual([]);
    expect(one('DTSTART:20240229', 'RRULE:FREQ=YEARLY').items).toMatchObject([{ frequency: 'annually' }]);
  });

  const nextYear =
    '"Swim class" repeats in a way we don\'t support, so we\'ll add its days for the next 12 months one by one';

  test.each([
    ['FREQ=MONTHLY;BYDAY=2TU', ['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['2026-12-31', '2027-01-29', '2027-02-26']],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', []],
    ['FREQ=YEARLY;BYDAY=-1SU', ['2026-12-27']],
    ['FREQ=WEEKLY;INTERVAL=3', ['2026-12-01', '2026-12-22', '2027-01-12']],
    ['FREQ=DAILY;INTERVAL=3;COUNT=4', ['2026-12-01', '2026-12-04', '2026-12-07', '2026-12-10']],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15;UNTIL=20270101', ['2026-12-01', '2026-12-15', '2027-01-01']],
  ])('with an unsupported rule (%s) becomes single days', (rule, days) => {
    const { items, remarks } = series(rule);
    expect(items.slice(0, days.length).map(({ start }) => start)).toEqual(days);
    expect(items.every(({ frequency, key, start }) => frequency === null && key === `1@x ${start}`)).toBe(true);
    expect(remarks).toEqual([nextYear]);
  });

  test('more than 60 times a year, or hourly, is cut with a remark', () => {
    const often = series('FREQ=DAILY;INTERVAL=3');
    expect(often.items).toHaveLength(60);
    expect(often.remarks).toEqual([nextYear, 'We\'ll add just the next 60 days of "Swim class"']);
    expect(series('FREQ=HOURLY')).toMatchObject({
      items: [{ start: '2026-12-01', frequency: null }],
      remarks: ['"Swim class" repeats in a way we can\'t follow, so we\'ll add just its first day'],
    });
  });
});

test('our own feed is imported unchanged', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((said) => oneLine(said) !== '');
  const event = fc.record({
    title: text,
    location: fc.option(text),
    start: fc.integer({ min: 0, max: 600 }).map((days) => addDays('2026-11-15', days)),
    time: fc.option(fc.constantFrom('00:00', '09:05', '23:59')),
    frequency: fc.option(fc.constantFrom(...frequencies)),
    until: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => addDays('2027-01-15', days))),
    skips: fc.array(fc.nat(10), { maxLength: 3 }),
    changes: fc.uniqueArray(fc.tuple(fc.nat(10), fc.integer({ min: -9, max: 9 })), {
      maxLength: 3,
      selector: ([place]) => place,
    }),
  });
  const zone = fc.constantFrom('Pacific/Kiritimati', 'America/New_York', 'Europe/London', 'UTC');
  fc.assert(
    fc.property(event, zone, ({ skips, changes, ...said }, timeZone) => {
      const all = occurrencesBetween(said, said.start, '2028-12-31');
      const skipped = said.frequency ? [...new Set(skips.flatMap((n) => all[n] ?? []))].toSorted() : [];
      const changedOccurrences = changes.flatMap(([n, days]) => {
        const day = said.frequency ? all[n] : undefined;
        const updatedAt = '2026-01-01T00:00:00Z';
        return day && !skipped.includes(day)
          ? [{ day, date: addDays(day, days), time: said.time, title: 'Gala', location: null, updatedAt }]
          : [];
      });
      const written: PublishedEvent = {
        ...said,
        changedOccurrences,
        skipped,
        uid: 'a',
        length: null,
        endDate: null,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
      };
      fc.pre(nextOccurrence(written, written.start) !== undefined);
      const feed = writeCalendar({ name: 'Lopez', timeZone, listedUntil: '2028-12-31' }, [written]);
      const { items = [] } = importedItems(feed, { timeZone, today }) ?? {};
      const datesOf = (found: Recurrence, changedOccurrences: readonly Occurrence[]) =>
        occurrencesWithMoved(found, changedOccurrences, today, '2027-11-15').map(({ date }) => date);
      const days = items.flatMap((item) => datesOf(item, item.changedOccurrences)).toSorted();
      // Days listed one by one are imported from today on.
      fc.pre(changedOccurrences.every(({ day }) => day >= today && day <= '2027-11-15'));
      expect(days).toEqual(datesOf(written, changedOccurrences).slice(0, 60));
      for (const item of items.filter(({ title }) => title !== 'Gala'))
        expect(item).toMatchObject({
          title: oneLine(said.title),
          location: said.location && (plainText(said.location).trim() || null),
          time: said.time,
        });
    }),
  );
});

describe('hostile input', () => {
  test.each(['', 'Hello', '<html>BEGIN:VCALENDAR</html>', 'BEGIN VEVENT', '\u0000', 'BEGIN:VCARD\nEND:VCARD'])(
    '%j is not a calendar',
    (text) => {
      expect(importedItems(text, { timeZone: 'UTC', today })).toBeUndefined();
    },
  );

  const many = (count: number, text: string) => text.repeat(count);
  test.each([
    ['deeply nested', `BEGIN:VCALENDAR\n${many(100_000, 'BEGIN:VEVENT\n')}`],
    ['one endless line', `BEGIN:VCALENDAR\nX:\n${many(500_000, ' a\n')}`],
    ['quotes that never end', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART${many(300_000, ';X="')}`],
    [
      'many backslashes',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261201\nSUMMARY:${many(1_000_000, '\\')}\nEND:VEVENT`,
    ],
    [
      'many exceptions',
      entry('DTSTART:20261201', 'RRULE:FREQ=WEEKLY', `EXDATE:${many(150_000, '20261208,')}`).join('\n'),
    ],
  ])('of %s is parsed quickly', (_name, text) => {
    expect(importedItems(text, { timeZone: 'America/New_York', today })?.items.length).toBeLessThan(10);
  });

  test('with thousands of unusual rules is mostly skipped', () => {
    const unusual = (n: number) =>
      entry('DTSTART;TZID=Asia/Tokyo:18000101T000000', 'RRULE:FREQ=YEARLY;BYDAY=53MO;COUNT=99')
        .join('\n')
        .replace('1@x', `${n}`);
    const text = Array.from({ length: 6_000 }, (_, n) => unusual(n)).join('\n');
    const { items = [], remarks = [] } = importedItems(text, { timeZone: 'America/New_York', today }) ?? {};
    expect(items.length).toBeLessThanOrEqual(5_000);
    expect(remarks).toContain('We read just the first 5,000 entries');
  });
});
