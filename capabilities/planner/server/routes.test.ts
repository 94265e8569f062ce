import { describe, expect, test } from 'vitest';
import { addDays, addMonths, firstOfMonth, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import { PlannerItem } from '../contract.ts';

const { signUp, visitor } = await testApp();

const reminders = '/api/reminders';
const milestones = `${reminders}/auto-generate-baby-milestones`;
const suggestions = '/api/seasonal-suggestions';
const fluShots = { title: 'Flu shots', category: 'health', description: 'For everybody' };
const seaside = {
  title: 'To the sea',
  category: 'trip',
  description: 'A week by the sea',
  destination: 'Cape Cod',
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  travelType: 'road-trip',
  travelers: ['Ana', 'Mia'],
};
const now = today('UTC');
// A day that exists in every month, so that the next milestone falls on it.
const due = now.slice(8) <= '28' ? now : firstOfMonth(addMonths(now, 1));
/** Turns this many months old today, or on the first of next month if today is after the 28th. */
const baby = (month: number, name = 'Noa') => ({ name, birthdate: addMonths(due, -month) });

type Mother = Awaited<ReturnType<typeof signUp>>;
const titles = async (mother: Mother) =>
  (await mother.get(reminders)).json.map(({ title }: { title: string }) => title);

describe('planner items', () => {
  test('are returned in full when added, and listed for this family only', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const links = [{ label: 'Find a pharmacy', url: 'https://pharmacy.example/' }];
    const added = await mother.post(reminders, {
      ...fluShots,
      actionable: true,
      links,
      triggerDate: '',
      childAgeMonths: 7,
      dismissedAt: '1999-01-01T00:00:00Z',
      userId: other.userId,
    });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      ...fluShots,
      userId: mother.userId,
      links,
      aiGenerated: false,
      triggerDate: null,
      childAgeMonths: 7,
      dismissed: false,
      dismissedAt: null,
      travelers: [],
    });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(PlannerItem.shape).toSorted());
    expect((await mother.get(reminders)).json).toEqual([added.json]);
    expect((await other.get(reminders)).json).toEqual([]);
  });

  test.each([
    [{ category: 'health', description: 'x' }, 'Title is required'],
    [{ title: 'x', description: 'x' }, 'Category is required'],
    [{ title: 'x', category: 'health', description: ' ' }, 'Description is required'],
    [{ ...fluShots, category: 'chores' }, 'Category must be one of seasonal, health, milestone, recurring, task, trip'],
    [{ ...fluShots, triggerDate: '2026-02-30' }, 'Date must be a date like 2026-05-31'],
    [
      { ...fluShots, links: [{ label: 'x', url: 'javascript:alert(1)' }] },
      'Link must be an address that starts with http:// or https://',
    ],
    [{ ...seaside, travelType: 'rocket' }, 'Travel type must be one of domestic, international, road-trip, cruise'],
    [{ ...seaside, endDate: '2027-07-02' }, "End date can't be before the start date"],
  ])('%j is refused: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(reminders, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(reminders)).json).toEqual([]);
  });

  test('are sorted by date, then undated ones by creation', async () => {
    const mother = await signUp();
    for (const [title, triggerDate] of [
      ['b', null],
      ['late', '2027-01-01'],
      ['a', null],
      ['soon', '2026-01-01'],
    ])
      await mother.post(reminders, { ...fluShots, title, triggerDate });
    expect(await titles(mother)).toEqual(['soon', 'late', 'b', 'a']);
  });

  test("are dismissed with the server's time, restoring clears it, and both stay listed", async () => {
    const mother = await signUp();
    const { json } = await mother.post(reminders, fluShots);
    const path = `${reminders}/${json.id}`;
    const before = new Date().toISOString();
    const dismissed = await mother.patch(path, { dismissed: true, dismissedAt: '1999-01-01T00:00:00.000Z' });
    expect(dismissed.json).toMatchObject({ dismissed: true });
    expect(dismissed.json.dismissedAt >= before).toBe(true);
    expect((await mother.get(reminders)).json).toEqual([dismissed.json]);
    const again = await mother.patch(path, { ...dismissed.json, title: 'Shots' });
    expect(again.json).toMatchObject({ title: 'Shots', dismissedAt: dismissed.json.dismissedAt });
    expect((await mother.patch(path, { dismissed: false })).json).toMatchObject({
      dismissed: false,
      dismissedAt: null,
    });
  });

  test('are gone after a removal and cannot be removed twice', async () => {
    const mother = await signUp();
    const { json } = await mother.post(reminders, fluShots);
    expect((await mother.remove(`${reminders}/${json.id}`)).status).toBe(204);
    expect(await mother.remove(`${reminders}/${json.id}`)).toMatchObject({ status: 404, text: 'Not found' });
  });

  test('can only relate to a record of this family', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const idOf = async (path: string, body: object) => (await mother.post(path, body)).json.id;
    const ids = [
      await idOf('/api/children', { name: 'Mia', birthdate: '2019-03-04' }),
      await idOf('/api/appointments', { title: 'Dentist', type: 'Dental', date: '2026-12-01' }),
      await idOf('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' }),
      await idOf('/api/events', { title: 'Fair', date: '2026-12-05', time: '10:00' }),
      await idOf(reminders, fluShots),
    ];
    const refused = { status: 422, text: "The related item doesn't exist" };
    for (const relatedItemId of ids) {
      expect((await mother.post(reminders, { ...fluShots, relatedItemId })).json).toMatchObject({ relatedItemId });
      expect(await other.post(reminders, { ...fluShots, relatedItemId })).toMatchObject(refused);
    }
    const { json } = await mother.post(reminders, { ...fluShots, relatedItemId: ids[0] });
    expect(await mother.patch(`${reminders}/${json.id}`, { relatedItemId: 'soap' })).toMatchObject(refused);
    await mother.remove(`/api/children/${ids[0]}`);
    expect((await mother.patch(`${reminders}/${json.id}`, { ...json, title: 'Shots' })).json.title).toBe('Shots');
  });
});

describe('trips', () => {
  test('get their start date as date and the trigger type travel', async () => {
    const mother = await signUp();
    const added = await mother.post(reminders, { ...seaside, triggerType: 'x', triggerDate: '2026-01-01' });
    expect(added.json).toMatchObject({ ...seaside, triggerType: 'travel', triggerDate: '2027-07-03' });
    const moved = await mother.patch(`${reminders}/${added.json.id}`, { startDate: '2027-07-05' });
    expect(moved.json).toMatchObject({ startDate: '2027-07-05', triggerDate: '2027-07-05', triggerType: 'travel' });
    const open = await mother.patch(`${reminders}/${added.json.id}`, { startDate: '', endDate: null });
    expect(open.json).toMatchObject({ startDate: null, endDate: null, triggerDate: null });
  });

  test('cannot be changed so that the end is before the start', async () => {
    const mother = await signUp();
    const { json } = await mother.post(reminders, seaside);
    const refused = { status: 400, text: "End date can't be before the start date" };
    expect(await mother.patch(`${reminders}/${json.id}`, { endDate: '2027-07-01' })).toMatchObject(refused);
    expect(await mother.patch(`${reminders}/${json.id}`, { startDate: '2027-07-11' })).toMatchObject(refused);
    expect((await mother.get(reminders)).json).toEqual([json]);
    expect((await mother.patch(`${reminders}/${json.id}`, { endDate: '2027-07-03' })).status).toBe(200);
  });

  test('get a suggested packing list for their travelers; checked items stay, and nothing is added twice', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const { json: trip } = await mother.post(reminders, seaside);
    const packing = `${reminders}/${trip.id}/packing`;
    expect((await mother.get(packing)).json).toEqual([]);
    const kite = await mother.post(packing, { traveler: 'Mia', name: 'Kite' });
    expect(kite).toMatchObject({ status: 201, json: { tripId: trip.id, traveler: 'Mia', isPacked: false } });
    await mother.post(packing, { traveler: 'Mia', name: 'socks', isPacked: true });
    const [first] = await Promise.all([mother.post(`${packing}/suggest`), mother.post(`${packing}/suggest`)]);
    expect(first.status).toBe(200);
    const { json: list } = await mother.get(packing);
    expect(list.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      first.json.map(({ id }: { id: string }) => id).toSorted(),
    );
    const bag = (traveler: string | null) =>
      list.filter((it: { traveler: string | null }) => it.traveler === traveler).map((it: { name: string }) => it.name);
    expect(list[0].traveler).toBe(null);
    expect(bag(null)).toEqual(expect.arrayContaining(['Cooler with ice packs', 'Laundry bag and detergent']));
    expect(bag('Ana')).toContain('Socks × 8');
    expect(bag('Mia')).not.toContain('Socks × 8');
    expect(bag('Mia')).toEqual(expect.arrayContaining(['Favorite stuffed animal', 'socks', 'Kite']));
    await mother.patch(`${packing}/${kite.json.id}`, { isPacked: true });
    await mother.post(`${packing}/suggest`);
    const { json: after } = await mother.get(packing);
    expect(after).toHaveLength(list.length);
    expect(after.find(({ id }: { id: string }) => id === kite.json.id)).toMatchObject({ isPacked: true });
    expect((await mother.remove(`${packing}/${kite.json.id}`)).status).toBe(204);
    expect((await mother.remove(`${packing}/${kite.json.id}`)).status).toBe(404);
    expect(await mother.post(packing, { name: ' ' })).toMatchObject({ status: 400, text: 'Item is required' });
  });

  test('have a packing list for their own family only, with only their own items', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: trip } = await mother.post(reminders, seaside);
    const { json: second } = await mother.post(reminders, { ...seaside, title: 'Again' });
    const { json: item } = await mother.post(reminders, fluShots);
    const { json: kite } = await mother.post(`${reminders}/${trip.id}/packing`, { name: 'Kite' });
    for (const [person, path] of [
      [mother, `${reminders}/${item.id}/packing`],
      [other, `${reminders}/${trip.id}/packing`],
    ] as const) {
      expect((await person.get(path)).status).toBe(404);
      expect((await person.post(path, { name: 'Kite' })).status).toBe(404);
      expect((await person.post(`${path}/suggest`)).status).toBe(404);
    }
    for (const [person, path] of [
      [mother, `${reminders}/${second.id}/packing/${kite.id}`],
      [other, `${reminders}/${trip.id}/packing/${kite.id}`],
    ] as const) {
      expect((await person.patch(path, { isPacked: true })).status).toBe(404);
      expect((await person.remove(path)).status).toBe(404);
    }
    expect((await mother.get(`${reminders}/${trip.id}/packing`)).json).toEqual([kite]);
    await mother.remove(`${reminders}/${trip.id}`);
    expect((await mother.get(`${reminders}/${trip.id}/packing`)).status).toBe(404);
  });
});

describe('baby milestones', () => {
  test('are added once for every child under one year, even by several tabs at once', async () => {
    const mother = await signUp();
    const { json: noa } = await mother.post('/api/children', baby(10));
    await mother.post('/api/children', baby(13, 'Leo'));
    await mother.post('/api/children', baby(-2, 'Unborn'));
    const answers = await Promise.all([1, 2, 3].map(() => mother.post(milestones)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ json }) => json.created).toSorted()).toEqual([0, 0, 3]);
    const { json: list } = await mother.get(reminders);
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      title: "Noa's 10-month photo",
      category: 'milestone',
      triggerType: 'milestone',
      childAgeMonths: 10,
      relatedItemId: noa.id,
      aiGenerated: true,
    });
    await mother.remove(`/api/children/${noa.id}`);
    expect((await mother.get(reminders)).json).toEqual([]);
  });

  test('are not created again after being dismissed or removed, and removed ones are not listed', async () => {
    const mother = await signUp();
    await mother.post('/api/children', baby(10));
    await mother.post(milestones);
    const { json: list } = await mother.get(reminders);
    const [dismissed, removed] = list.map(({ id }: { id: string }) => `${reminders}/${id}`);
    await mother.patch(dismissed, { dismissed: true });
    expect((await mother.remove(removed)).status).toBe(204);
    expect((await mother.post(milestones)).json).toEqual({ created: 0 });
    const { json: after } = await mother.get(reminders);
    expect(after).toMatchObject([{ dismissed: true }, { id: list[2].id }]);
    expect((await mother.remove(removed)).status).toBe(404);
    expect((await mother.patch(removed, { dismissed: false })).status).toBe(404);
  });

  test("follow a child's new name and birthdate unless edited, and so do travelers and their bags", async () => {
    const mother = await signUp();
    const { json: noa } = await mother.post('/api/children', baby(10));
    await mother.post(milestones);
    const [, edited] = (await mother.get(reminders)).json;
    await mother.patch(`${reminders}/${edited.id}`, { title: 'Photo with grandma' });
    const { json: trip } = await mother.post(reminders, {
      ...seaside,
      startDate: '2099-07-03',
      endDate: null,
      travelers: ['Ana', 'Noa'],
    });
    await mother.post(`${reminders}/${trip.id}/packing`, { traveler: 'Noa', name: 'Duck' });
    await mother.patch(`/api/children/${noa.id}`, { name: 'Noah' });
    expect((await mother.get(reminders)).json).toMatchObject([
      { title: "Noah's 10-month photo" },
      { title: 'Photo with grandma' },
      { title: "Noah's 12-month photo" },
      { travelers: ['Ana', 'Noah'] },
    ]);
    expect((await mother.get(`${reminders}/${trip.id}/packing`)).json).toMatchObject([{ traveler: 'Noah' }]);
    await mother.patch(`${reminders}/${edited.id}`, { triggerDate: '2098-01-01' });
    await mother.patch(`/api/household-members/${noa.id}`, { birthdate: '2026-01-01' });
    const days = (await mother.get(reminders)).json.map(({ triggerDate }: { triggerDate: string }) => triggerDate);
    expect(days).toEqual(['2026-11-01', '2027-01-01', '2098-01-01', '2099-07-03']);
  });
});

describe('seasonal suggestions', () => {
  const keys = async (mother: Mother, query = '?month=2099-09') =>
    (await mother.get(`${suggestions}${query}`)).json.map(({ key }: { key: string }) => key);

  test('are those of the given month, by default the current one', async () => {
    const mother = await signUp();
    const { json } = await mother.get(suggestions);
    expect(json.length).toBeGreaterThanOrEqual(3);
    expect(json[0]).toEqual({
      key: expect.any(String),
      title: expect.any(String),
      description: expect.any(String),
      month: now.slice(0, 7),
    });
    expect(await keys(mother)).toContain('flu-shots');
    expect(await keys(mother, '?month=2099-10')).toContain('halloween-costumes');
    expect(await mother.get(`${suggestions}?month=2099-13`)).toMatchObject({
      status: 400,
      text: 'Month must be like 2026-11',
    });
  });

  test('mention the clock change only in time zones that have it, and are empty for a past month', async () => {
    const mother = await signUp();
    expect(await keys(mother, '?month=2099-11')).not.toContain('clocks-back');
    await mother.post('/api/preferences', { timeZone: 'America/Chicago', onboardingCompleted: true });
    expect(await keys(mother, '?month=2099-11')).toContain('clocks-back');
    expect(await keys(mother, '?month=2020-09')).toEqual([]);
  });

  test('become planner items when accepted and dismissed ones when declined, each once per year', async () => {
    const mother = await signUp();
    const answer = (key: string, declined = false, month = '2099-09') =>
      mother.post(suggestions, { key, month, declined });
    const answers = await Promise.all([answer('flu-shots'), answer('flu-shots')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers[0]?.json).toMatchObject({
      title: 'Book flu shots',
      category: 'seasonal',
      triggerDate: '2099-09-14',
      dismissed: false,
    });
    const declined = await answer('apple-picking', true);
    expect(declined.json).toMatchObject({ dismissed: true, dismissedAt: expect.any(String) });
    expect((await mother.get(reminders)).json).toHaveLength(2);
    expect(await keys(mother)).not.toContain('flu-shots');
    expect(await keys(mother)).not.toContain('apple-picking');
    expect(await keys(mother, '?month=2100-09')).toContain('flu-shots');
    expect(await answer('halloween-costumes')).toMatchObject({
      status: 422,
      text: "There's no such suggestion this month",
    });
  });

  test('are not suggested again after a removal, but can be added again on request', async () => {
    const mother = await signUp();
    const { json } = await mother.post(suggestions, { key: 'flu-shots', month: '2099-09' });
    await mother.remove(`${reminders}/${json.id}`);
    expect(await keys(mother)).not.toContain('flu-shots');
    const again = await mother.post(suggestions, { key: 'flu-shots', month: '2099-09' });
    expect(again).toMatchObject({ status: 200, json: { id: json.id, title: 'Book flu shots', dismissed: false } });
  });
});

test('requests without a session are refused', async () => {
  expect((await visitor.post(milestones)).status).toBe(401);
  expect((await visitor.get(suggestions)).status).toBe(401);
});

describe('an item that repeats', () => {
  const start = addDays(now, -10);
  const trash = {
    title: 'Trash out',
    category: 'recurring',
    description: 'Bins to the street',
    triggerDate: start,
    recurringFrequency: 'weekly',
  };
  const week = (n: number) => addDays(start, 7 * n);

  async function withTrash(more: object = {}) {
    const mother = await signUp();
    const { json: item } = await mother.post(reminders, { ...trash, ...more });
    const path = `${reminders}/${item.id}`;
    const entries = async () => {
      const { json } = await mother.get(`/api/calendar?from=${start}&to=${week(4)}`);
      return json.entries.map((one: { date: string; occurrence: string; isRecurring: boolean }) => {
        expect([one.occurrence, one.isRecurring]).toEqual([one.date, true]);
        return one.date;
      });
    };
    const priority = async (day = now) => {
      const { json } = await mother.get(`/api/dashboard?today=${day}`);
      return json.priority.map(({ date }: { date: string }) => date);
    };
    return { mother, item, path, entries, priority };
  }

  test('is on the calendar on each of its dates', async () => {
    const { item, entries } = await withTrash({ recurringUntil: week(3) });
    expect(item).toMatchObject({ ...trash, recurringUntil: week(3), doneDates: [], skippedDates: [] });
    expect(await entries()).toEqual([week(0), week(1), week(2), week(3)]);
  });

  test('is checked off date by date; the next follows, and reverting brings it back', async () => {
    const { mother, path, entries, priority } = await withTrash();
    expect(await priority()).toEqual([week(1)]);
    const done = await mother.post(`${path}/done`, {});
    expect(done).toMatchObject({ status: 200, json: { dismissed: false, doneDates: [week(1)] } });
    expect(await entries()).toEqual([week(0), week(2), week(3), week(4)]);
    expect(await priority()).toEqual([]);
    expect(await priority(week(2))).toEqual([week(2)]);
    expect((await mother.post(`${path}/done`, { date: week(3) })).json.doneDates).toEqual([week(1), week(3)]);
    const reverted = await mother.post(`${path}/done`, { date: week(1), isReverted: true });
    expect(reverted.json.doneDates).toEqual([week(3)]);
    expect(await priority()).toEqual([week(1)]);
  });

  test('can leave out a date', async () => {
    const { mother, path, entries } = await withTrash();
    expect((await mother.post(`${path}/skip`, { date: week(2) })).json.skippedDates).toEqual([week(2)]);
    expect(await entries()).toEqual([week(0), week(1), week(3), week(4)]);
    expect((await mother.post(`${path}/skip`, { date: week(2), isReverted: true })).json.skippedDates).toEqual([]);
  });

  test('loses nothing if two phones check off at the same time', async () => {
    const { mother, path } = await withTrash();
    const answers = await Promise.all([
      ...[1, 2, 3].map((n) => mother.post(`${path}/done`, { date: week(n) })),
      mother.post(`${path}/done`, { date: week(1) }),
      mother.post(`${path}/skip`, { date: week(4) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [item] = (await mother.get(reminders)).json;
    expect(item.doneDates.toSorted()).toEqual([week(1), week(2), week(3)]);
    expect(item.skippedDates).toEqual([week(4)]);
  });

  test('is dismissed with its last date, and comes back with it', async () => {
    const { mother, path } = await withTrash({ recurringUntil: week(1) });
    expect((await mother.post(`${path}/done`, {})).json).toMatchObject({ dismissed: true, doneDates: [week(1)] });
    const back = await mother.post(`${path}/done`, { date: week(1), isReverted: true });
    expect(back.json).toMatchObject({ dismissed: false, dismissedAt: null, doneDates: [] });
  });

  test('needs a date, an end after it, and dates of its own', async () => {
    const { mother, path } = await withTrash();
    const refusals = [
      await mother.post(reminders, { ...trash, triggerDate: null }),
      await mother.patch(path, { triggerDate: null }),
      await mother.patch(path, { recurringUntil: addDays(start, -1) }),
      await mother.patch(path, { recurringFrequency: 'daily' }),
      await mother.post(`${path}/done`, { date: addDays(start, 1) }),
      await mother.post(`${path}/skip`, { date: addDays(start, 1) }),
    ];
    expect(refusals.map(({ status, text }) => [status, text])).toEqual([
      [400, 'Date is required for something that repeats'],
      [400, 'Date is required for something that repeats'],
      [400, "Repeat until can't be before the date"],
      [400, 'Repeats must be one of weekly, biweekly, monthly, quarterly, annually'],
      [422, "It isn't due on that day"],
      [422, "It isn't due on that day"],
    ]);
  });

  test('a one-off item is dismissed and restored by the same call, and has no dates to skip', async () => {
    const { mother, path } = await withTrash({ recurringFrequency: null, category: 'task' });
    expect((await mother.post(`${path}/done`, {})).json).toMatchObject({ category: 'task', dismissed: true });
    expect((await mother.post(`${path}/done`, { isReverted: true })).json.dismissed).toBe(false);
    expect((await mother.post(`${path}/skip`, { date: start })).status).toBe(422);
  });
});
