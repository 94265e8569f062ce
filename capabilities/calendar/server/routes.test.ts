import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { signUp, visitor } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const concert = { title: 'Winter concert', date: '2026-12-05', time: '18:00' };

describe('events', () => {
  test('are returned in full, with both spellings of affected children and the plan as text', async () => {
    const mother = await signUp();
    const workbackPlan = ['7 days before: Learn the second verse', '1 day before: Iron the white shirt'];
    const added = await mother.post('/api/events', {
      ...concert,
      location: 'School hall',
      affectsChildren: ['Mia'],
      workbackPlan,
    });
    expect(added).toMatchObject({
      status: 201,
      json: { ...concert, userId: mother.userId, notes: null, workbackPlan },
    });
    expect(added.json).toMatchObject({ affectedChildren: ['Mia'], affectsChildren: ['Mia'] });
    await mother.post('/api/events', { ...concert, title: 'Fair', time: '10:00' });
    await mother.post('/api/events', { ...concert, title: 'Play', date: '2026-11-30' });
    const listed = (await mother.get('/api/events')).json;
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['Play', 'Fair', 'Winter concert']);
    expect(listed[2]).toEqual(added.json);
  });

  test('can be sent back as a whole with one spelling changed; fields not sent stay unchanged', async () => {
    const mother = await signUp();
    const { json } = await mother.post('/api/events', {
      ...concert,
      affectedChildren: ['Mia'],
      workbackPlan: ['On the day: Pack'],
    });
    const path = `/api/events/${json.id}`;
    expect((await mother.patch(path, { ...json, affectsChildren: ['Mia', 'Leo'] })).json).toMatchObject({
      affectedChildren: ['Mia', 'Leo'],
      affectsChildren: ['Mia', 'Leo'],
      workbackPlan: ['On the day: Pack'],
    });
    expect((await mother.patch(path, { time: '19:00', workbackPlan: [], affectedChildren: null })).json).toMatchObject({
      ...concert,
      time: '19:00',
      workbackPlan: [],
      affectsChildren: [],
    });
    expect(await mother.remove(path)).toMatchObject({ status: 204 });
    expect(await mother.remove(path)).toMatchObject({ status: 404 });
  });

  test.each([
    [{ ...concert, title: ' ' }, 'Title is required'],
    [{ ...concert, date: '2026-02-30' }, 'Date must be a date like 2026-05-31'],
    [{ ...concert, time: '25:00' }, 'Time must be a time like 16:30'],
  ])('%j is refused: %s', async (body, sentence) => {
    expect(await (await signUp()).post('/api/events', body)).toMatchObject({ status: 400, text: sentence });
  });
});

interface Entry {
  type: string;
  title: string;
  date: string;
  time: string | null;
}

const calendar = async (mother: Mother, from: string, to: string) =>
  (await mother.get(`/api/calendar?from=${from}&to=${to}`)).json as { entries: Entry[]; undated: Entry[] };
const short = ({ date, time, type, title }: Entry) => [date, time, type, title].filter(Boolean).join(' ');

describe('the calendar', () => {
  test('contains everything with a date: all-day entries first, then by time, then tasks', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const add = (path: string, body: object) => mother.post(path, body);
    const { json: mia } = await add('/api/children', { name: 'Mia', birthdate: '2019-12-04' });
    const swimming = { title: 'Swim class', type: 'Educational', date: '2026-09-03', time: '15:30', childId: mia.id };
    await add('/api/appointments', {
      ...swimming,
      notes: 'Towel',
      location: 'Pool',
      isRecurring: true,
      recurringFrequency: 'weekly',
      recurringUntil: '2026-12-17',
      skippedDates: ['2026-12-10'],
    });
    await add('/api/appointments', { title: 'Dentist', type: 'Dental', date: '2026-12-03', time: '09:00' });
    await add('/api/appointments', { title: 'Eye test', type: 'Vision', date: '2027-01-04' });
    await add('/api/birthdays', {
      name: 'Rosa',
      date: '1956-12-03',
      relationship: 'family',
      notes: 'Loves orchids',
      partyDate: '2026-12-06',
      partyTime: '15:00',
      partyLocation: 'Oak Street',
    });
    await add('/api/birthdays', { name: 'mia', date: '2019-12-24', relationship: 'family' });
    await add('/api/events', {
      ...concert,
      workbackPlan: ['2 days before: Iron the shirt'],
      affectedChildren: ['Mia'],
    });
    const trip = { title: 'The lake', category: 'trip', description: 'Cabin', destination: 'Lake Placid' };
    await add('/api/reminders', { ...trip, startDate: '2026-11-28', endDate: '2026-12-02' });
    const flu = { title: 'Flu shots', category: 'health', description: 'For all' };
    await add('/api/reminders', { ...flu, triggerDate: '2026-12-03' });
    await add('/api/reminders', { ...flu, title: 'Outgrown clothes' });
    const { json: done } = await add('/api/reminders', { ...flu, title: 'Dismissed', triggerDate: '2026-12-03' });
    await mother.patch(`/api/reminders/${done.id}`, { dismissed: true });

    const { entries, undated } = await calendar(mother, '2026-12-01', '2026-12-31');
    expect(entries.map(short)).toEqual([
      '2026-11-28 trip The lake',
      "2026-12-03 birthday Rosa's birthday",
      '2026-12-03 09:00 appointment Dentist',
      '2026-12-03 15:30 appointment Swim class',
      '2026-12-03 reminder Flu shots',
      '2026-12-03 step Iron the shirt',
      "2026-12-04 birthday Mia's birthday",
      '2026-12-05 18:00 event Winter concert',
      "2026-12-06 15:00 party Rosa's birthday party",
      '2026-12-17 15:30 appointment Swim class',
      "2026-12-24 birthday mia's birthday",
    ]);
    expect(entries[0]).toMatchObject({ endDate: '2026-12-02', location: 'Lake Placid', details: 'Cabin' });
    expect(entries[1]).toMatchObject({ age: 70, details: 'Loves orchids', childName: null, isRecurring: true });
    expect(entries[3]).toMatchObject({ childName: 'Mia', location: 'Pool', details: 'Towel', isRecurring: true });
    expect(entries[6]).toMatchObject({ id: mia.id, age: 7, childName: 'Mia' });
    expect(entries[7]).toMatchObject({ childName: 'Mia' });
    expect(undated.map(({ title }) => title)).toEqual(['Outgrown clothes']);
    expect(await calendar(other, '2026-12-01', '2026-12-31')).toEqual({ entries: [], undated: [] });
  });

  test("shows a child's birthday once if it is also stored as a birthday with the same name and date", async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Noa', birthdate: '2020-02-29' });
    const birthdays = async () => (await calendar(mother, '2027-02-01', '2028-03-01')).entries.map(short);
    const both = ["2027-02-28 birthday Noa's birthday", "2028-02-29 birthday Noa's birthday"];
    expect(await birthdays()).toEqual(both);
    await mother.post('/api/birthdays', { name: 'Noa', date: '2020-02-29', relationship: 'family' });
    expect(await birthdays()).toEqual(both);
  });

  test('does not show steps of dismissed trips or steps that are done', async () => {
    const mother = await signUp();
    const trip = { title: 'The lake', category: 'trip', description: 'Cabin', startDate: '2026-12-10' };
    const { json: lake } = await mother.post('/api/reminders', trip);
    const step = { subject: 'trip', subjectId: lake.id, daysBefore: 3 };
    await mother.post('/api/plan-steps', { ...step, title: 'Pack' });
    await mother.post('/api/plan-steps', { ...step, title: 'Book', isDone: true });
    const shown = async () => (await calendar(mother, '2026-12-01', '2026-12-31')).entries.map(short);
    expect(await shown()).toEqual(['2026-12-07 step Pack', '2026-12-10 trip The lake']);
    await mother.patch(`/api/reminders/${lake.id}`, { dismissed: true });
    expect(await shown()).toEqual([]);
  });

  test.each([
    ['?from=2026-01-02&to=2026-01-01', "The end can't be before the start"],
    ['?from=2026-01-01&to=2027-02-06', 'The calendar shows at most 400 days at a time'],
    ['?from=2026-01-01', 'To is required'],
    ['', 'From is required. To is required'],
    ['?from=x&to=2026-01-01', 'From must be a date like 2026-05-31'],
  ])('%s is refused: %s', async (query, sentence) => {
    expect(await (await signUp()).get(`/api/calendar${query}`)).toMatchObject({ status: 400, text: sentence });
  });

  test('allows a range of 400 days', async () => {
    expect((await (await signUp()).get('/api/calendar?from=2026-01-01&to=2027-02-05')).status).toBe(200);
  });

  test('refuses requests without a session', async () => {
    expect((await visitor.get('/api/calendar?from=2026-01-01&to=2026-01-31')).status).toBe(401);
    expect((await visitor.post('/api/calendar/import', { text: 'x', items: [] })).status).toBe(401);
  });
});
