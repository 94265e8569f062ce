import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#core/dates.ts';
import { occurrencesWithMoved } from '#core/recurrence.ts';
import { importedItems } from './import-items.ts';

const today = '2026-11-15';
// Single days are imported for the next 12 months, and may be shifted by ten days.
const [from, to] = [addDays(today, 10), addDays(addMonths(today, 12), -10)];

const icsTime = (day: string, time: string) => `${day.replaceAll('-', '')}T${time}00`;
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', ...lines, 'END:VEVENT'];
const swim = (rule: string, ...more: string[]) =>
  entry('SUMMARY:Swim class', 'DTSTART:20261201T153000', `RRULE:${rule}`, ...more);
const replacement = (day: string, start: string, ...more: string[]) =>
  entry(
    `RECURRENCE-ID${more.includes('later') ? ';RANGE=THISANDFUTURE' : ''}:${day}`,
    `DTSTART:${start}`,
    ...more.filter((it) => it !== 'later'),
  );
const calendar = (...entries: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n');
const read = (...entries: string[][]) => importedItems(calendar(...entries), { timeZone: 'America/New_York', today });

test('an event for this and all later occurrences splits the series', () => {
  const { items, remarks } =
    read(
      swim('FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270131', 'EXDATE:20261210T153000,20261224T153000'),
      replacement('20261217T153000', '20261218T170000', 'SUMMARY:Swim team', 'LOCATION:Gym', 'later'),
      replacement('20261231T153000', '20270102T100000', 'SUMMARY:Gala'),
    ) ?? {};
  const days = { frequency: 'weekly' };
  expect(items).toMatchObject([
    { ...days, key: '1@x weekday 2', title: 'Swim class', start: '2026-12-01', until: '2026-12-16', time: '15:30' },
    {
      ...days,
      key: '1@x weekday 4',
      title: 'Swim class',
      start: '2026-12-03',
      until: '2026-12-16',
      skipped: ['2026-12-10'],
    },
    { ...days, key: '1@x weekday 2 from 2026-12-17', title: 'Swim team', start: '2026-12-23', until: '2027-02-01' },
    {
      ...days,
      key: '1@x weekday 4 from 2026-12-17',
      start: '2026-12-18',
      time: '17:00',
      location: 'Gym',
      skipped: ['2026-12-25'],
      changedOccurrences: [{ day: '2027-01-01', date: '2027-01-02', time: '10:00', title: 'Gala' }],
    },
  ]);
  expect(items).toHaveLength(4);
  expect(remarks).toEqual([]);
});

test('a cancelled event for this and later occurrences ends the series', () => {
  const { items } =
    read(swim('FREQ=WEEKLY'), replacement('20261215T153000', '20261215T153000', 'STATUS:CANCELLED', 'later')) ?? {};
  expect(items).toMatchObject([{ start: '2026-12-01', until: '2026-12-14' }]);
});

test('shifted days that do not fit our frequencies are imported one by one, with a remark', () => {
  const { items = [], remarks } =
    read(swim('FREQ=MONTHLY;COUNT=4'), replacement('20270101T153000', '20261231T153000', 'later')) ?? {};
  expect(items.map(({ start, frequency }) => [start, frequency])).toEqual([
    ['2026-12-01', 'monthly'],
    ['2026-12-31', null],
    ['2027-01-31', null],
    ['2027-02-28', null],
  ]);
  expect(remarks).toEqual([
    '"Untitled" repeats in a way we don\'t support, so we\'ll add its days for the next 12 months one by one',
  ]);
});

test('an event that contradicts the rest of the file is imported for one day, with a remark', () => {
  const change = replacement('20270105T153000', '20270105T170000', 'SUMMARY:Swim team', 'later');
  const remarks = ['Later days of "Swim team" aren\'t in this file'];
  const day = { key: '1@x 2027-01-05', start: '2027-01-05', time: '17:00', frequency: null };
  expect(read(change)).toMatchObject({ items: [day], remarks });
  expect(read(swim('FREQ=WEEKLY;COUNT=2'), change)).toMatchObject({ items: [{ until: '2026-12-08' }, day], remarks });
  const withRule = replacement('20261215T153000', '20261215T170000', 'SUMMARY:Swim team', 'RRULE:FREQ=DAILY', 'later');
  expect(read(swim('FREQ=WEEKLY'), withRule)).toMatchObject({
    items: [{ frequency: 'weekly' }, { start: '2026-12-15', frequency: 'weekly' }],
    remarks: ['Later days of "Swim team" follow the whole series'],
  });
});

test('thousands of them are parsed quickly', () => {
  const changes = Array.from({ length: 4_000 }, (_, n) => icsTime(addDays('2026-12-01', n), '1530'));
  const { items = [] } = read(swim('FREQ=DAILY'), ...changes.map((day) => replacement(day, day, 'later'))) ?? {};
  expect(items.length).toBeLessThanOrEqual(5_000);
});

/** Day, time and title of every occurrence according to an independent library. */
function libraryEntries(text: string): string[] {
  const [main, ...changes] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(main as ICAL.Component, { exceptions: changes });
  const found: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && next.toString() < addDays(to, 30); next = iterator.next()) {
    const { startDate, item } = event.getOccurrenceDetails(next);
    found.push(`${startDate.toString().slice(0, 16).replace('T', ' ')} ${item.summary}`);
  }
  return found.filter((said) => said >= from && said.slice(0, 10) <= to).toSorted();
}

const ourEntries = (text: string): string[] =>
  (importedItems(text, { timeZone: 'UTC', today })?.items ?? [])
    .flatMap((item) =>
      occurrencesWithMoved(item, item.changedOccurrences, from, to).map((found) => {
        const { time, title } = 'title' in found ? found : item;
        return `${found.date} ${time} ${title}`;
      }),
    )
    .toSorted();

test('for any series and changes, the days equal those of an independent library', () => {
  const rule = fc.constantFrom(
    ...['FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2', 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=40', 'FREQ=MONTHLY'],
    ...[
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=MONTHLY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=3;UNTIL=20270801T235900',
      'FREQ=YEARLY',
    ],
  );
  const change = fc.record({
    place: fc.nat(12),
    shift: fc.integer({ min: -9, max: 9 }),
    time: fc.constantFrom('0900', '1530'),
    isThisAndFuture: fc.boolean(),
  });
  const changes = fc.uniqueArray(change, { maxLength: 4, selector: ({ place }) => place });
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 60 }), rule, changes, (days, said, some) => {
      const start = addDays(today, days);
      fc.pre(Number(start.slice(-2)) <= 28);
      const main = entry('SUMMARY:Swim', `DTSTART:${icsTime(start, '1530')}`, `RRULE:${said}`);
      const named: string[] = [];
      const iterator = ICAL.Recur.fromString(said).iterator(ICAL.Time.fromDateString(start));
      for (let next = iterator.next(); next && named.length < 13; next = iterator.next()) named.push(next.toString());
      const entries = some.flatMap(({ place, shift, time, isThisAndFuture }) => {
        const day = named[place];
        // Single days are imported from today on, compared by the day of the rule.
        if (!day || (day < today && !isThisAndFuture)) return [];
        const later = isThisAndFuture ? ['later'] : [];
        return [
          replacement(icsTime(day, '1530'), icsTime(addDays(day, shift), time), `SUMMARY:Change ${place}`, ...later),
        ];
      });
      const text = calendar(main, ...entries);
      expect(ourEntries(text)).toEqual(libraryEntries(text));
    }),
  );
});
