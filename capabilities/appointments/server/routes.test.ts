import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { Appointment } from '../contract.ts';

const { signUp, visitor } = await testApp();

const path = '/api/appointments';
const links = '/api/booking-links';
const checkup = { title: 'Checkup', type: 'Medical - Pediatrician', date: '2026-11-17' };
const swimming = { title: 'Swimming', type: 'Other', date: '2026-03-03', isRecurring: true };
const weekly = { ...swimming, recurringFrequency: 'weekly' };
const mia = { name: 'Mia', birthdate: '2019-03-04' };

describe('appointments', () => {
  test('are returned in full when added, and listed for this family only', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const allFields = {
      ...checkup,
      time: '16:30',
      length: 45,
      childName: 'Grandma',
      location: '12 Elm Street',
      bookingLink: 'https://example.com/book',
      notes: 'Bring the <b>yellow</b> booklet',
      isRecurring: true,
      recurringFrequency: 'annually',
      recurringUntil: '2030-11-17',
      skippedDates: ['2027-11-17'],
    };
    const added = await mother.post(path, { ...allFields, id: other.userId, userId: other.userId, importKey: 'x' });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ ...allFields, userId: mother.userId, childId: null });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(Appointment.shape).toSorted());
    expect((await mother.get(path)).json).toEqual([added.json]);
    expect((await other.get(path)).json).toEqual([]);
    expect((await mother.post(path, checkup)).json).toMatchObject({
      time: null,
      length: null,
      childName: null,
      isRecurring: false,
      recurringFrequency: null,
      recurringUntil: null,
      skippedDates: [],
    });
  });

  test('are sorted by date and time, and a recurring one is listed once', async () => {
    const mother = await signUp();
    for (const [title, date, time] of [
      ['late', '2026-11-17', '16:30'],
      ['next', '2026-11-18', '08:00'],
      ['early', '2026-11-17', '09:00'],
      ['all day', '2026-11-17', ''],
    ])
      await mother.post(path, { ...checkup, title, date, time });
    await mother.post(path, weekly);
    const titles = (await mother.get(path)).json.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Swimming', 'all day', 'early', 'late', 'next']);
  });

  test.each([
    [{}, 'Title is required. Type is required. Date is required'],
    [{ ...checkup, title: ' ' }, 'Title is required'],
    [{ ...checkup, type: '' }, 'Type is required'],
    [{ ...checkup, date: '' }, 'Date is required'],
    [{ ...checkup, date: '2026-02-30' }, 'Date must be a date like 2026-05-31'],
    [{ ...checkup, time: '4 pm' }, 'Time must be a time like 16:30'],
    [{ ...checkup, length: 4 }, 'Length must be a whole number from 5 to 1440'],
    [{ ...checkup, length: 1441 }, 'Length must be a whole number from 5 to 1440'],
    [{ ...checkup, length: '1 hour' }, 'Length must be a whole number from 5 to 1440'],
    [{ ...checkup, childId: 'mia' }, 'Child must be one of your children'],
    [{ ...checkup, childId: 7 }, 'Child must be one of your children'],
    [
      { ...checkup, bookingLink: 'javascript:alert(1)' },
      'Booking link must be an address that starts with http:// or https://',
    ],
    [
      { ...weekly, recurringFrequency: 'daily' },
      'Frequency must be one of weekly, biweekly, monthly, quarterly, annually',
    ],
    [{ ...weekly, recurringUntil: '2026-03-02' }, "Repeat until can't be before the date"],
    [swimming, 'Frequency is required for a recurring appointment'],
    [{ ...swimming, recurringFrequency: '' }, 'Frequency is required for a recurring appointment'],
  ])('%j is refused: %s', async (body, sentence) => {
    expect(await (await signUp()).post(path, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('change only in the fields sent, and an end before the start is refused', async () => {
    const mother = await signUp();
    const { json: added } = await mother.post(path, { ...weekly, time: '15:00', recurringUntil: '2026-06-30' });
    const one = `${path}/${added.id}`;
    expect((await mother.patch(one, { title: 'Diving', time: '' })).json).toEqual({
      ...added,
      title: 'Diving',
      time: null,
      updatedAt: expect.any(String),
    });
    const tooEarly = { status: 400, text: "Repeat until can't be before the date" };
    expect(await mother.patch(one, { recurringUntil: '2026-03-02' })).toMatchObject(tooEarly);
    expect(await mother.patch(one, { date: '2026-07-01' })).toMatchObject(tooEarly);
    expect((await mother.patch(one, { date: '2026-07-01', recurringUntil: null })).json.recurringUntil).toBe(null);
    const noFrequency = { status: 400, text: 'Frequency is required for a recurring appointment' };
    expect(await mother.patch(one, { recurringFrequency: null })).toMatchObject(noFrequency);
    expect((await mother.patch(one, { isRecurring: false, recurringFrequency: null })).status).toBe(200);
    expect(await mother.patch(one, { isRecurring: true })).toMatchObject(noFrequency);
    expect(await mother.remove(one)).toMatchObject({ status: 204 });
    expect(await mother.remove(one)).toMatchObject({ status: 404 });
  });
});

describe('the child of an appointment', () => {
  test('sets the name while linked, whatever name is sent, and clearing the child clears the name', async () => {
    const mother = await signUp();
    const { json: child } = await mother.post('/api/children', mia);
    const { json: added } = await mother.post(path, { ...checkup, childId: child.id, childName: 'Somebody else' });
    expect(added).toMatchObject({ childId: child.id, childName: 'Mia' });
    const change = async (body: object) => (await mother.patch(`${path}/${added.id}`, body)).json;
    expect(await change({ childName: 'Somebody else' })).toMatchObject({ childId: child.id, childName: 'Mia' });
    expect(await change({ title: 'Flu shot' })).toMatchObject({ childId: child.id, childName: 'Mia' });
    expect(await change({ childId: '' })).toMatchObject({ childId: null, childName: null });
    expect(await change({ childId: child.id })).toMatchObject({ childName: 'Mia' });
    expect(await change({ childId: null, childName: 'Grandma' })).toMatchObject({
      childId: null,
      childName: 'Grandma',
    });
    expect(await change({ title: 'Checkup' })).toMatchObject({ childName: 'Grandma' });
    expect(await change({ childName: '' })).toMatchObject({ childName: null });
  });

  test('is refused if it does not exist or belongs to another family', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: foreign } = await other.post('/api/children', mia);
    const { json: added } = await mother.post(path, checkup);
    const noSuchChild = { status: 422, text: "There's no such child" };
    expect(await mother.post(path, { ...checkup, childId: foreign.id })).toMatchObject(noSuchChild);
    expect(await mother.patch(`${path}/${added.id}`, { childId: foreign.id })).toMatchObject(noSuchChild);
    expect((await mother.get(path)).json).toEqual([added]);
  });

  test("has its name updated in this family's appointments, which keep it after the child is deleted", async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: child } = await mother.post('/api/children', mia);
    const { json: added } = await mother.post(path, { ...checkup, childId: child.id });
    await mother.post(path, { ...checkup, childName: 'Mia' });
    expect((await other.patch(`/api/children/${child.id}`, { name: 'Stranger' })).status).toBe(404);
    await mother.patch(`/api/children/${child.id}`, { name: 'Mia Sofia' });
    const names = async () => (await mother.get(path)).json.map((it: { childName: string }) => it.childName).toSorted();
    expect(await names()).toEqual(['Mia', 'Mia Sofia']);
    await mother.remove(`/api/children/${child.id}`);
    expect(await names()).toEqual(['Mia', 'Mia Sofia']);
    expect((await mother.get(path)).json).toContainEqual(expect.objectContaining({ id: added.id, childId: null }));
  });
});

describe('skipping a date', () => {
  test('works concurrently, and stores the same date once', async () => {
    const mother = await signUp();
    const { json } = await mother.post(path, weekly);
    const dates = ['2026-03-10', '2026-03-17', '2026-03-24', '2026-03-17'];
    const answers = await Promise.all(dates.map((date) => mother.post(`${path}/${json.id}/skip`, { date })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [stored] = (await mother.get(path)).json;
    expect(stored.skippedDates.toSorted()).toEqual(['2026-03-10', '2026-03-17', '2026-03-24']);
    const unskipped = await mother.post(`${path}/${json.id}/skip`, { date: '2026-03-17', isSkipped: false });
    expect(unskipped.json.skippedDates.toSorted()).toEqual(['2026-03-10', '2026-03-24']);
    expect((await mother.patch(`${path}/${json.id}`, { skippedDates: [] })).json.skippedDates).toEqual([]);
  });

  test('is allowed only for a day on which the appointment takes place', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const add = async (body: object) => `${path}/${(await mother.post(path, body)).json.id}/skip`;
    const notOnThatDay = { status: 422, text: "This appointment isn't on that day" };
    const lesson = await add({ ...weekly, recurringUntil: '2026-03-31' });
    for (const date of ['2026-03-04', '2026-02-24', '2026-04-07'])
      expect(await mother.post(lesson, { date })).toMatchObject(notOnThatDay);
    const notRecurring = { status: 422, text: 'Only a recurring appointment can skip a date' };
    expect(await mother.post(await add(checkup), { date: checkup.date })).toMatchObject(notRecurring);
    expect(await mother.post(lesson, {})).toMatchObject({ status: 400, text: 'Date is required' });
    expect((await other.post(lesson, { date: '2026-03-10' })).status).toBe(404);
  });
});

describe('booking links', () => {
  test('can be added, changed and removed, and are listed by name', async () => {
    const mother = await signUp();
    const dentist = { name: 'dentist', url: 'https://dentist.example/book', category: 'Dental' };
    const { status, json: added } = await mother.post(links, dentist);
    expect([status, added]).toEqual([201, expect.objectContaining(dentist)]);
    await mother.post(links, { name: 'Barber', url: 'http://barber.example' });
    const changed = await mother.patch(`${links}/${added.id}`, { name: 'Dr. Lee', category: '' });
    expect(changed.json).toMatchObject({ name: 'Dr. Lee', url: dentist.url, category: null });
    const names = async () => (await mother.get(links)).json.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Barber', 'Dr. Lee']);
    expect((await mother.remove(`${links}/${added.id}`)).status).toBe(204);
    expect(await names()).toEqual(['Barber']);
  });

  test.each([
    [{ url: 'https://example.com' }, 'Title is required'],
    [{ name: 'Dentist', url: 'dentist' }, 'Please enter a valid URL'],
    [{ name: 'Dentist', url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ name: 'Dentist', url: 'https://me:secret@example.com' }, 'Please enter a valid URL'],
    [{ name: 'Dentist' }, 'URL is required'],
    [{ name: 'Dentist', url: '' }, 'Please enter a valid URL'],
  ])('%j is refused: %s', async (body, sentence) => {
    expect(await (await signUp()).post(links, body)).toMatchObject({ status: 400, text: sentence });
  });
});

test('requests without a session are refused', async () => {
  expect(await visitor.get(path)).toMatchObject({ status: 401, text: 'Please sign in first' });
  expect((await visitor.post(links, { name: 'Dentist', url: 'https://dentist.example' })).status).toBe(401);
});
