import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();
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
    'RRULE:FREQ=WEEKLY;UNTIL=20270304',
    'EXDATE:20261208T153000',
  ),
  entry(`break ${'x'.repeat(300)}`, 'SUMMARY:Winter break', 'DTSTART;VALUE=DATE:20261221', 'DTEND;VALUE=DATE:20270104'),
);

const preview = (mother: Mother, text: string) => mother.post('/api/calendar/import/preview', { text });
const run = (mother: Mother, text: string, items: { key: string; target: string }[]) =>
  mother.post('/api/calendar/import', { text, items });

describe('importing a calendar', () => {
  test('shows what it holds, stores nothing before she says so, and nothing twice', async () => {
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
    // What recurs or has no time can only be an appointment.
    expect((await mother.get('/api/appointments')).json).toMatchObject([
      {
        title: 'Swim class',
        type: 'Other',
        isRecurring: true,
        recurringFrequency: 'weekly',
        recurringUntil: '2027-03-04',
        skippedDates: ['2026-12-08'],
      },
      { title: 'Winter break', time: null, isRecurring: false },
    ]);

    const asAppointments = asEvents.map(({ key }: { key: string }) => ({ key, target: 'appointment' }));
    expect((await run(mother, school, asAppointments)).json).toEqual({ added: 0, known: 3 });
    expect((await preview(mother, school)).json.items.every(({ isKnown }: { isKnown: boolean }) => isKnown)).toBe(true);
    expect((await preview(other, school)).json.items[0].isKnown).toBe(false);
  });

  test('twice at the same moment adds everything once', async () => {
    const mother = await signUp();
    const items = ['concert', 'class'].map((key) => ({ key, target: 'appointment' }));
    const answers = await Promise.all([run(mother, school, items), run(mother, school, items)]);
    expect(answers.reduce((sum, { json }) => sum + json.added, 0)).toBe(2);
    expect((await mother.get('/api/appointments')).json).toHaveLength(2);
  });

  test('takes two thousand entries at once, and only those that were chosen', async () => {
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

  test.each(['Dear parents, the concert is on Friday', '{}', 'BEGIN:VCARD\nEND:VCARD'])(
    '%s is refused',
    async (text) => {
      const mother = await signUp();
      const refused = { status: 422, text: 'This is not a calendar file' };
      expect(await preview(mother, text)).toMatchObject(refused);
      expect(await run(mother, text, [])).toMatchObject(refused);
    },
  );
});
