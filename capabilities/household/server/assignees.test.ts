import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const day = addDays(today('UTC'), 30);
const members = '/api/household-members';
const appointments = '/api/appointments';
const david = { memberType: 'adult', name: 'David', relationship: 'partner' };
const mia = { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' };
const rex = { memberType: 'pet', name: 'Rex', petType: 'dog' };
const fair = { title: 'Fair', date: day, time: '10:00' };

const refusal = { status: 422, text: 'Choose an adult of your household' };

const addMember = async (mother: Mother, member: object): Promise<string> =>
  (await mother.post(members, member)).json.id;

interface Kind {
  path: string;
  /** Posts a new record with these fields. */
  add(mother: Mother, fields: object): ReturnType<Mother['post']>;
}

const posted = (path: string, body: object): Kind => ({
  path,
  add: (mother, fields) => mother.post(path, { ...body, ...fields }),
});

const kinds: Record<string, Kind> = {
  appointment: posted(appointments, { title: 'Dentist', type: 'Dental', date: day }),
  event: posted('/api/events', fair),
  'planner item': posted('/api/reminders', { title: 'Flu shots', category: 'health', description: 'All of us' }),
  trip: posted('/api/reminders', { title: 'To the sea', category: 'trip', description: 'A week', startDate: day }),
  'plan step': {
    path: '/api/plan-steps',
    async add(mother, fields) {
      const { json: event } = await mother.post('/api/events', fair);
      return mother.post(this.path, { subject: 'event', subjectId: event.id, title: 'Bake', daysBefore: 2, ...fields });
    },
  },
  birthday: posted('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' }),
  'party of a child': {
    path: '/api/birthday-wishlists',
    async add(mother, fields) {
      const childId = await addMember(mother, mia);
      return mother.post(`${this.path}/party-for/${childId}`, { partyDate: day, ...fields });
    },
  },
  subscription: posted('/api/connected-services', { serviceName: 'Netflix', serviceType: 'streaming' }),
};

describe.each(Object.entries(kinds))('the assignee of a record: %s', (_name, kind) => {
  test('is nobody at first, can be an adult, and can be cleared', async () => {
    const mother = await signUp();
    const [ana, partner] = [
      await addMember(mother, { ...david, name: 'Ana', relationship: 'self' }),
      await addMember(mother, david),
    ];
    expect((await kind.add(mother, {})).json.assigneeId).toBeNull();
    const { json: record } = await kind.add(mother, { assigneeId: ana });
    expect(record.assigneeId).toBe(ana);
    const change = async (assigneeId: string | null) =>
      (await mother.patch(`${kind.path}/${record.id}`, { assigneeId })).json.assigneeId;
    expect(await change(partner)).toBe(partner);
    expect(await change(null)).toBeNull();
  });

  test("must be an adult of the family's household", async () => {
    const [mother, stranger] = [await signUp(), await signUp()];
    const { json: record } = await kind.add(mother, {});
    const strangers = await addMember(stranger, david);
    for (const id of [await addMember(mother, mia), await addMember(mother, rex), strangers, randomUUID()]) {
      expect(await kind.add(mother, { assigneeId: id })).toMatchObject(refusal);
      expect(await mother.patch(`${kind.path}/${record.id}`, { assigneeId: id })).toMatchObject(refusal);
    }
  });
});

test('a record whose assignee is deleted stays, as ours', async () => {
  const mother = await signUp();
  const assigneeId = await addMember(mother, david);
  await kinds.appointment?.add(mother, { assigneeId });
  await kinds.subscription?.add(mother, { assigneeId });
  await mother.remove(`${members}/${assigneeId}`);
  expect((await mother.get(appointments)).json).toMatchObject([{ title: 'Dentist', assigneeId: null }]);
  expect((await mother.get('/api/connected-services')).json).toMatchObject([{ assigneeId: null }]);
});

describe('of a series', () => {
  const [first, second, third] = [day, addDays(day, 7), addDays(day, 14)];
  async function addSeries() {
    const mother = await signUp();
    const [ana, partner] = [await addMember(mother, { ...david, name: 'Ana' }), await addMember(mother, david)];
    const series = { title: 'Swim', type: 'Other', date: day, isRecurring: true, recurringFrequency: 'weekly' };
    const { json } = await mother.post(appointments, { ...series, assigneeId: ana });
    const change = (body: object) => mother.patch(`${appointments}/${json.id}`, body);
    const assignees = async () =>
      (await mother.get(`/api/calendar?from=${first}&to=${third}`)).json.entries.map(
        (entry: { assigneeId: string | null }) => entry.assigneeId,
      );
    return { mother, ana, partner, change, assignees };
  }

  test('one date can have its own assignee, or none', async () => {
    const { ana, partner, change, assignees } = await addSeries();
    expect(await assignees()).toEqual([ana, ana, ana]);
    const changed = await change({ reach: 'this', day: second, assigneeId: partner });
    expect(changed.json.changedOccurrences).toMatchObject([{ day: second, assigneeId: partner }]);
    expect(await assignees()).toEqual([ana, partner, ana]);
    await change({ reach: 'this', day: third, assigneeId: null });
    expect(await assignees()).toEqual([ana, partner, null]);
  });

  test('this and later dates, or all, can get another one', async () => {
    const { ana, partner, change, assignees } = await addSeries();
    await change({ reach: 'later', day: second, assigneeId: partner });
    expect(await assignees()).toEqual([ana, partner, partner]);
    await change({ reach: 'all', day: first, assigneeId: null });
    expect(await assignees()).toEqual([null, partner, partner]);
  });

  test('a change of all keeps the assignee of a date that has its own', async () => {
    const { ana, partner, change, assignees } = await addSeries();
    await change({ reach: 'this', day: second, assigneeId: partner });
    await change({ reach: 'all', day: first, assigneeId: null });
    expect(await assignees()).toEqual([null, partner, null]);
    await change({ reach: 'all', day: first, assigneeId: ana, time: '09:00' });
    expect(await assignees()).toEqual([ana, partner, ana]);
  });

  test('one date refuses a stranger, too', async () => {
    const { change, mother } = await addSeries();
    const child = await addMember(mother, mia);
    expect(await change({ reach: 'this', day: second, assigneeId: child })).toMatchObject(refusal);
  });
});

test('the calendar and the dashboard say who does something', async () => {
  const mother = await signUp();
  const assigneeId = await addMember(mother, david);
  const now = today('UTC');
  await mother.post('/api/events', { ...fair, date: now, assigneeId });
  await mother.post('/api/birthdays', { name: 'Rosa', date: now, relationship: 'family', assigneeId });
  await mother.post('/api/reminders', {
    title: 'Flu shots',
    category: 'health',
    description: 'All of us',
    triggerDate: now,
    assigneeId,
  });
  const { json: calendar } = await mother.get(`/api/calendar?from=${now}&to=${now}`);
  expect(calendar.entries).toHaveLength(3);
  const { json: dashboard } = await mother.get(`/api/dashboard?today=${now}`);
  expect(dashboard.priority.length).toBeGreaterThan(1);
  for (const entry of [...calendar.entries, ...dashboard.priority]) expect(entry).toMatchObject({ assigneeId });
});
