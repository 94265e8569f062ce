import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import type { ImportItem } from '../exchange-contract.ts';
import { createCalendarReader } from './import-store.ts';

const { signUp, visitor } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const entry = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const calendar = (...entries: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n');

const school = calendar(
  entry(
    'concert',
    'SUMMARY:Winter concert',
    'DTSTART:20261205T180000',
    'LOCATION:School hall',
    'DESCRIPTION:White shirt',
  ),
  entry(
    'class',
    'SUMMARY:Swim class',
    'DTSTART:20261201T153000',
    'DTEND:20261201T161500',
    'RRULE:FREQ=WEEKLY;UNTIL=20270304',
    'EXDATE:20261208T153000',
  ),
  entry(`break ${'x'.repeat(300)}`, 'SUMMARY:Winter break', 'DTSTART;VALUE=DATE:20261221', 'DTEND;VALUE=DATE:20270104'),
);

const preview = (mother: Mother, text: string) => mother.post('/api/calendar/import/preview', { text });
const run = (mother: Mother, text: string, items: { key: string; target: string }[]) =>
  mother.post('/api/calendar/import', { text, items });

describe('importing a calendar', () => {
  test('previews the entries, stores only the confirmed ones, and adds none twice', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const shown = await preview(mother, school);
    expect(shown).toMatchObject({ status: 200, json: { remarks: [] } });
    const { items } = shown.json;
    expect(items).toEqual([
      {
        key: 'class',
        title: 'Swim class',
        date: '2026-12-01',
        time: '15:30',
        location: null,
        notes: null,
        recurrence: 'Weekly until March 4, 2027',
        target: 'appointment',
        canBeEvent: false,
        isKnown: false,
      },
      expect.objectContaining({ key: 'concert', notes: 'White shirt', recurrence: null, canBeEvent: true }),
      expect.objectContaining({ time: null, notes: 'Until January 3, 2027', canBeEvent: false }),
    ]);
    expect((await mother.get('/api/appointments')).json).toEqual([]);

    const asEvents = items.map(({ key }: { key: string }) => ({ key, target: 'event' }));
    expect((await run(mother, school, asEvents)).json).toEqual({ added: 3, known: 0 });
    expect((await mother.get('/api/events')).json).toMatchObject([
      { title: 'Winter concert', date: '2026-12-05', time: '18:00', location: 'School hall', notes: 'White shirt' },
    ]);
    // Entries that recur or have no time can only become appointments.
    expect((await mother.get('/api/appointments')).json).toMatchObject([
      {
        title: 'Swim class',
        type: 'Other',
        length: 45,
        isRecurring: true,
        recurringFrequency: 'weekly',
        recurringUntil: '2027-03-04',
        skippedDates: ['2026-12-08'],
      },
      { title: 'Winter break', time: null, length: null, isRecurring: false },
    ]);

    const asAppointments = asEvents.map(({ key }: { key: string }) => ({ key, target: 'appointment' }));
    expect((await run(mother, school, asAppointments)).json).toEqual({ added: 0, known: 3 });
    expect((await preview(mother, school)).json.items.every(({ isKnown }: { isKnown: boolean }) => isKnown)).toBe(true);
    expect((await preview(other, school)).json.items[0].isKnown).toBe(false);
  });

  test('imports a replaced occurrence as a changed occurrence of the series', async () => {
    const mother = await signUp();
    const swim = ['SUMMARY:Swim class', 'DTSTART:20261201T153000', 'RRULE:FREQ=WEEKLY;UNTIL=20270304T153000'];
    const gala = ['SUMMARY:Gala', 'RECURRENCE-ID:20261222T153000', 'DTSTART:20261223T180000', 'LOCATION:Lake'];
    const text = calendar(entry('class', ...swim), entry('class', ...gala));
    const { items } = (await preview(mother, text)).json;
    expect(items).toMatchObject([{ key: 'class', recurrence: 'Weekly until March 4, 2027, one date differs' }]);
    const chosen = [{ key: 'class', target: 'appointment' }];
    expect((await run(mother, text, chosen)).json).toEqual({ added: 1, known: 0 });
    const own = { day: '2026-12-22', date: '2026-12-23', title: 'Gala', time: '18:00', location: 'Lake', notes: null };
    expect((await mother.get('/api/appointments')).json).toMatchObject([
      { skippedDates: [], changedOccurrences: [own] },
    ]);
    expect((await run(mother, text, chosen)).json).toEqual({ added: 0, known: 1 });
    expect((await mother.get('/api/appointments')).json[0].changedOccurrences).toHaveLength(1);
  });

  test('adds nothing when a family imports its own feed, and everything once to another family', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const date = addDays(today(), 3);
    const weekly = { isRecurring: true, recurringFrequency: 'weekly' };
    const swim = await mother.post('/api/appointments', {
      title: 'Swim',
      type: 'Other',
      date,
      time: '16:00',
      ...weekly,
    });
    const { id } = swim.json;
    const week = (n: number) => addDays(date, 7 * n);
    const change = (body: object) => mother.patch(`/api/appointments/${id}`, body);
    await change({ reach: 'this', day: week(1), date: addDays(week(1), 1), time: '17:00' });
    await change({ reach: 'this', day: week(2), time: null });
    await change({ reach: 'later', day: week(4), location: 'Lake' });
    await mother.post('/api/children', { name: 'Noa', birthdate: '2024-02-29' });
    const rosa = { name: 'Rosa', date: '1956-12-31', relationship: 'family', partyDate: week(1) };
    await mother.post('/api/birthdays', rosa);
    await mother.post('/api/events', { title: 'Concert', date: week(1), time: '18:00' });
    const trip = { title: 'Lake', category: 'trip', description: 'Cabin', startDate: week(2), endDate: week(3) };
    await mother.post('/api/reminders', trip);
    const { address } = (await mother.post('/api/calendar/feed')).json;
    const { text } = await visitor.get(new URL(address).pathname);

    const all = async (person: Mother) => (await preview(person, text)).json.items as ImportItem[];
    const mine = await all(mother);
    // Two parts of the series, the occurrence without a time, two birthdays, the party, the concert and the trip.
    expect(mine).toHaveLength(8);
    expect(mine.filter(({ isKnown }) => !isKnown)).toEqual([]);
    const chosen = mine.map(({ key, target }) => ({ key, target }));
    expect((await run(mother, text, chosen)).json).toEqual({ added: 0, known: 8 });
    expect((await run(other, text, chosen)).json).toEqual({ added: 8, known: 0 });
    expect((await run(other, text, chosen)).json).toEqual({ added: 0, known: 8 });
    expect((await all(other)).every(({ isKnown }) => isKnown)).toBe(true);
    // A key that only looks like one of our ids must not fail.
    expect((await preview(mother, text.replaceAll(id, '-'.repeat(36)))).status).toBe(200);
  });

  test('twice at the same time adds everything once', async () => {
    const mother = await signUp();
    const items = ['concert', 'class'].map((key) => ({ key, target: 'appointment' }));
    const answers = await Promise.all([run(mother, school, items), run(mother, school, items)]);
    expect(answers.reduce((sum, { json }) => sum + json.added, 0)).toBe(2);
    expect((await mother.get('/api/appointments')).json).toHaveLength(2);
  });

  test('handles two thousand entries at once, and adds only the chosen ones', async () => {
    const mother = await signUp();
    const text = calendar(
      ...Array.from({ length: 2_001 }, (_, n) => entry(`${n}`, `SUMMARY:${n}`, 'DTSTART:20261205')),
    );
    const items = Array.from({ length: 2_000 }, (_, n) => ({ key: `${n}`, target: 'appointment' }));
    expect((await run(mother, text, [...items, { key: 'unheard of', target: 'event' }])).text).toBe(
      'At most 2,000 entries can be imported at once',
    );
    expect((await run(mother, text, items)).json).toEqual({ added: 2_000, known: 0 });
  });

  test('parses in a worker thread, and is refused if that takes too long', async () => {
    const read = createCalendarReader(AbortSignal.abort());
    await expect(read(school, 'UTC')).rejects.toMatchObject({
      status: 422,
      message: 'This calendar takes too long to read. Try exporting a shorter date range',
    });
  });

  test.each(['Dear parents, the concert is on Friday', '{}', 'BEGIN:VCARD\nEND:VCARD'])('refuses %s', async (text) => {
    const mother = await signUp();
    const refused = { status: 422, text: "This isn't a calendar file" };
    expect(await preview(mother, text)).toMatchObject(refused);
    expect(await run(mother, text, [])).toMatchObject(refused);
  });
});
