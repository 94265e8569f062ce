import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { fieldsOf } from '#core/field-descriptions.ts';
import { dumpFamily } from '#testing/family-dump.ts';
import { testApp } from '#testing/test-app.ts';
import { type Appointment, NewAppointment } from '../contract.ts';

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const path = '/api/appointments';
/** 27 days ago, so that the weekday comes around again tomorrow. */
const start = addDays(today('UTC'), -27);
const week = (n: number) => addDays(start, 7 * n);
const swim = { title: 'Swim', type: 'Other', date: start, time: '16:00', location: 'Pool' };
const weekly = { ...swim, isRecurring: true, recurringFrequency: 'weekly' };

const added = async (mother: Mother, body: object = weekly) => (await mother.post(path, body)).json as Appointment;
const listed = async (mother: Mother) => (await mother.get(path)).json as Appointment[];

/** The calendar entries from the start of the series to week 9, as 'date time location'. */
async function calendarEntries(mother: Mother) {
  const { entries } = (await mother.get(`/api/calendar?from=${start}&to=${week(9)}`)).json;
  return entries.map(({ date, time, location }: Record<string, string>) => `${date} ${time} ${location}`);
}
const unchangedEntries = (...weeks: number[]) => weeks.map((n) => `${week(n)} 16:00 Pool`);

const dump = ({ familyId }: Mother) => dumpFamily(database, familyId);

/** Performs a write with an undo id, and expects that undo restores everything and works only once. */
async function expectUndoRestores(mother: Mother, write: (undoId: string) => Promise<{ status: number }>) {
  const before = await dump(mother);
  const undoId = randomUUID();
  expect((await write(undoId)).status).toBeLessThan(300);
  expect(await dump(mother)).not.toEqual(before);
  expect((await mother.post(`${path}/undo`, { undoId })).status).toBe(204);
  expect(await dump(mother)).toEqual(before);
  expect(await mother.post(`${path}/undo`, { undoId })).toMatchObject({
    status: 409,
    text: "It's too late to undo this",
  });
}

describe('with reach this,', () => {
  test('a change is shown in calendar and list, and the occurrence keeps its identity', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    const own = { date: addDays(week(5), 1), time: '17:30', location: 'Lake', title: 'Swim gala', notes: 'Towel' };
    const changed = await mother.patch(`${path}/${id}`, { reach: 'this', day: week(5), ...own });
    expect(changed).toMatchObject({
      status: 200,
      json: { id, ...swim, changedOccurrences: [{ day: week(5), ...own }] },
    });
    expect(await listed(mother)).toEqual([changed.json]);
    expect(await calendarEntries(mother)).toEqual(
      [...unchangedEntries(0, 1, 2, 3, 4, 6, 7, 8, 9), `${own.date} 17:30 Lake`].toSorted(),
    );
    const { entries } = (await mother.get(`/api/calendar?from=${own.date}&to=${own.date}`)).json;
    expect(entries).toMatchObject([{ title: 'Swim gala', details: 'Towel', isRecurring: true, occurrence: week(5) }]);
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(5), date: week(5), time: null });
    expect(await calendarEntries(mother)).toContain(`${week(5)} null Lake`);
    expect((await listed(mother))[0]?.changedOccurrences).toHaveLength(1);
  });

  test('changed back to the fields of the series, it counts as unchanged', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    const change = (body: object) => mother.patch(`${path}/${id}`, { reach: 'this', day: week(5), ...body });
    expect((await change({ time: swim.time })).json.changedOccurrences).toEqual([]);
    expect((await change({ time: '17:30', location: 'Lake' })).json.changedOccurrences).toHaveLength(1);
    expect((await change({ time: swim.time })).json.changedOccurrences).toHaveLength(1);
    expect((await change({ location: swim.location })).json.changedOccurrences).toEqual([]);
    expect(await calendarEntries(mother)).toEqual(unchangedEntries(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  test('concurrent changes of two occurrences, or of two fields of one, are all saved', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    const change = (n: number, body: object) => mother.patch(`${path}/${id}`, { reach: 'this', day: week(n), ...body });
    const answers = await Promise.all([
      change(5, { time: '17:00' }),
      change(6, { time: '18:00' }),
      change(5, { location: 'Lake' }),
      mother.post(`${path}/${id}/skip`, { date: week(7) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await calendarEntries(mother)).toEqual([
      ...unchangedEntries(0, 1, 2, 3, 4),
      `${week(5)} 17:00 Lake`,
      `${week(6)} 18:00 Pool`,
      ...unchangedEntries(8, 9),
    ]);
  });

  test('a removal skips the date and keeps its changes; removing the last one deletes the series', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(5), time: '17:00' });
    expect((await mother.remove(`${path}/${id}?reach=this&day=${week(5)}`)).status).toBe(204);
    expect((await listed(mother))[0]?.skippedDates).toEqual([week(5)]);
    expect(await calendarEntries(mother)).toEqual(unchangedEntries(0, 1, 2, 3, 4, 6, 7, 8, 9));
    await mother.post(`${path}/${id}/skip`, { date: week(5), isSkipped: false });
    expect(await calendarEntries(mother)).toContain(`${week(5)} 17:00 Pool`);
    const last = await added(mother, { ...weekly, recurringUntil: start });
    await mother.remove(`${path}/${last.id}?reach=this&day=${start}`);
    expect((await listed(mother)).map((it) => it.id)).toEqual([id]);
  });

  test('a change is refused for a day not in the rule, without a day, and for fields of the whole series', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { id } = await added(mother);
    const change = (body: object, by = mother) => by.patch(`${path}/${id}`, { reach: 'this', ...body });
    const notOnThatDay = { status: 422, text: "This appointment isn't on that day" };
    expect(await change({ day: addDays(start, 1), time: '17:00' })).toMatchObject(notOnThatDay);
    expect(await change({ time: '17:00' })).toMatchObject({
      status: 400,
      text: 'Day is required, so we know which date you mean',
    });
    expect(await change({ day: week(1), recurringFrequency: 'monthly' })).toMatchObject({ status: 422 });
    expect(await change({ day: week(1), time: '17:00' }, other)).toMatchObject({ status: 404 });
    expect(await change({ day: 'Tuesday' })).toMatchObject({ status: 400 });
    expect((await mother.remove(`${path}/${id}?reach=some&day=${week(1)}`)).status).toBe(400);
    await mother.post(`${path}/${id}/skip`, { date: week(2) });
    expect(await change({ day: week(2), time: '17:00' })).toMatchObject(notOnThatDay);
    expect(await calendarEntries(mother)).toEqual(unchangedEntries(0, 1, 3, 4, 5, 6, 7, 8, 9));
  });

  test('an appointment that does not recur is changed itself', async () => {
    const mother = await signUp();
    const { id } = await added(mother, swim);
    const changed = await mother.patch(`${path}/${id}`, { reach: 'this', day: start, time: '18:00' });
    expect(changed.json).toMatchObject({ id, time: '18:00', changedOccurrences: [] });
    await mother.remove(`${path}/${id}?reach=later&day=${start}`);
    expect(await listed(mother)).toEqual([]);
  });
});

describe('with reach later,', () => {
  test('the new part has every field of the series', async () => {
    const mother = await signUp();
    const { id: childId } = (await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' })).json;
    const david = { memberType: 'adult', name: 'David', relationship: 'partner' };
    const { id: assigneeId } = (await mother.post('/api/household-members', david)).json;
    const filled = Object.fromEntries(
      Object.entries(fieldsOf(NewAppointment)).map(([name, { kind }]) => [name, kind === 'date' ? null : name]),
    );
    const valid = { bookingLink: 'https://pool.example', length: 45 };
    const { id, ...series } = await added(mother, { ...filled, ...weekly, ...valid, childId, assigneeId });
    const { json: later } = await mother.patch(`${path}/${id}`, { reach: 'later', day: week(5), time: '17:00' });
    const { updatedAt, createdAt, changedOccurrences, ...kept } = series;
    expect(Object.entries(kept).filter(([, value]) => value === null)).toEqual([['recurringUntil', null]]);
    expect(later).toMatchObject({ ...kept, date: week(5), time: '17:00' });
  });

  test('a change splits the series, and later skipped and changed occurrences move to the new part', async () => {
    const mother = await signUp();
    const { id } = await added(mother, { ...weekly, skippedDates: [week(1), week(6)] });
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(2), location: 'Lake' });
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(7), time: '17:00' });
    const moved = await mother.patch(`${path}/${id}`, { reach: 'later', day: week(5), date: addDays(week(5), 2) });
    expect(moved.json).toMatchObject({
      ...swim,
      date: addDays(week(5), 2),
      isRecurring: true,
      recurringFrequency: 'weekly',
      skippedDates: [addDays(week(6), 2)],
      changedOccurrences: [{ day: addDays(week(7), 2), date: addDays(week(7), 2), time: '17:00' }],
    });
    expect(moved.json.id).not.toBe(id);
    expect((await listed(mother))[0]).toMatchObject({
      id,
      date: start,
      recurringUntil: week(4),
      skippedDates: [week(1)],
      changedOccurrences: [{ day: week(2), location: 'Lake' }],
    });
    expect(await calendarEntries(mother)).toEqual([
      ...unchangedEntries(0),
      `${week(2)} 16:00 Lake`,
      ...unchangedEntries(3, 4),
      `${addDays(week(5), 2)} 16:00 Pool`,
      `${addDays(week(7), 2)} 17:00 Pool`,
      `${addDays(week(8), 2)} 16:00 Pool`,
    ]);
  });

  test('from the first occurrence on, a change applies to the series itself', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    expect((await mother.patch(`${path}/${id}`, { reach: 'later', day: start, time: '17:00' })).json.id).toBe(id);
    await mother.remove(`${path}/${id}?reach=later&day=${start}`);
    expect(await listed(mother)).toEqual([]);
  });

  test('a removal ends the series on the last occurrence before it', async () => {
    const mother = await signUp();
    const { id } = await added(mother, { ...weekly, skippedDates: [week(6)] });
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(7), time: '17:00' });
    await mother.remove(`${path}/${id}?reach=later&day=${week(5)}`);
    const ended = { recurringUntil: week(4), skippedDates: [], changedOccurrences: [] };
    expect(await listed(mother)).toMatchObject([{ id, ...ended }]);
    expect(await calendarEntries(mother)).toEqual(unchangedEntries(0, 1, 2, 3, 4));
  });
});

describe('with reach all,', () => {
  test('moving to another weekday keeps past occurrences in the past and does not lose tomorrow', async () => {
    const mother = await signUp();
    const { id } = await added(mother);
    // The move would put tomorrow's occurrence on yesterday.
    const moved = await mother.patch(`${path}/${id}`, { reach: 'all', day: week(5), date: addDays(week(5), -2) });
    expect(moved.json).toMatchObject({ id, date: addDays(start, -2) });
    const two = (n: number) => `${addDays(week(n), -2)} 16:00 Pool`;
    expect(await calendarEntries(mother)).toEqual([
      two(1),
      two(2),
      two(3),
      ...unchangedEntries(4),
      two(5),
      two(6),
      two(7),
      two(8),
      two(9),
    ]);
  });

  test('without a day, the date is the new first day, and days that no longer match the rule are dropped', async () => {
    const mother = await signUp();
    const { id } = await added(mother, { ...weekly, skippedDates: [week(6)] });
    await mother.patch(`${path}/${id}`, { reach: 'this', day: week(7), time: '17:00' });
    const one = `${path}/${id}`;
    expect((await mother.patch(one, { title: 'Diving', time: '15:00' })).json).toMatchObject({
      title: 'Diving',
      skippedDates: [week(6)],
      changedOccurrences: [{ title: 'Diving', time: '17:00' }],
    });
    expect((await mother.patch(one, { date: week(1) })).json).toMatchObject({
      skippedDates: [week(6)],
      changedOccurrences: [{ day: week(7) }],
    });
    expect((await mother.patch(one, { date: addDays(week(1), 1) })).json).toMatchObject({
      skippedDates: [],
      changedOccurrences: [],
    });
    expect((await mother.remove(one)).status).toBe(204);
    expect((await mother.remove(one)).status).toBe(404);
  });
});

describe('undo restores the exact previous state', () => {
  const changes: [name: string, reach: string, body: object][] = [
    ['after changing one occurrence', 'this', { time: '17:00' }],
    ['after moving this and later ones', 'later', { date: addDays(week(5), 2) }],
    ['after moving all by a week, past the changed ones', 'all', { date: week(6) }],
    ['after moving all to an earlier day', 'all', { date: addDays(week(5), -2) }],
    ['after making the series non-recurring', 'all', { isRecurring: false }],
    ['after changing the frequency', 'all', { recurringFrequency: 'biweekly' }],
  ];
  const seriesWithChanges = async () => {
    const mother = await signUp();
    const { id } = await added(mother, { ...weekly, skippedDates: [week(4), week(6)] });
    for (const n of [2, 5, 7, 8]) await mother.patch(`${path}/${id}`, { reach: 'this', day: week(n), time: '17:30' });
    return { mother, one: `${path}/${id}` };
  };

  test.each(changes)('%s', async (_name, reach, body) => {
    const { mother, one } = await seriesWithChanges();
    await expectUndoRestores(mother, (undoId) => mother.patch(one, { reach, day: week(5), undoId, ...body }));
  });

  test.each(['this', 'later', 'all'])('after a removal with reach %s', async (reach) => {
    const { mother, one } = await seriesWithChanges();
    await expectUndoRestores(mother, (undoId) =>
      mother.remove(`${one}?reach=${reach}&day=${week(5)}&undoId=${undoId}`),
    );
  });

  test('unless the record was changed since, or the write was made by another family', async () => {
    const [{ mother, one }, other] = [await seriesWithChanges(), await signUp()];
    const undoId = randomUUID();
    await mother.patch(one, { reach: 'later', day: week(5), time: '18:00', undoId });
    expect((await other.post(`${path}/undo`, { undoId })).status).toBe(409);
    // Changing another occurrence of the earlier part does not prevent undo.
    await mother.patch(one, { reach: 'this', day: week(1), time: '15:00' });
    const before = await dump(mother);
    await mother.patch(one, { location: 'Lake' });
    const changed = await mother.post(`${path}/undo`, { undoId });
    expect(changed).toMatchObject({ status: 409, text: "It has changed since, so it can't be undone" });
    expect(before).not.toEqual(await dump(mother));
    expect((await mother.post(`${path}/undo`, { undoId: 'x' })).status).toBe(400);
  });
});
