import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#capabilities/family/server/clean-up-job.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await testApp();

const event = { title: 'Bake sale', date: '2026-11-20', time: '09:00' };
const doneBefore = { status: 204, text: '', headers: { 'x-intent': 'done-before' } };

const send = (person: Client, intent: string, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  person.request({ method, url, headers: { 'x-intent': intent }, ...(payload && { payload }) });
const add = (person: Client, intent: string, more = {}) =>
  send(person, intent, 'POST', '/api/events', { ...event, ...more });
const titles = async (person: Client) =>
  (await person.get('/api/events')).json.map(({ title }: { title: string }) => title);

describe('a change is made once', () => {
  test('a copy gets 204 without a body', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    expect(await add(ana, intent)).toMatchObject({ status: 201, json: { title: 'Bake sale' } });
    expect(await add(ana, intent)).toMatchObject(doneBefore);
    expect(await add(ana, intent.toUpperCase())).toMatchObject(doneBefore);
    expect(await titles(ana)).toEqual(['Bake sale']);
  });

  test('copies that arrive at the same time wait for the one that makes it', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(ana, intent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 204, 204, 204, 204, 204]);
    expect(await titles(ana)).toEqual(['Bake sale']);
  });

  test.each([
    ['commit', 204, []],
    ['rollback', 201, ['Bake sale']],
  ])('while another process is making it, a copy waits for its %s', async (end, status, shown) => {
    const [ana, intent] = [await signUp(), randomUUID()];
    const other = await database.pool.connect();
    await other.query('begin');
    const values = [intent, ana.familyId, ana.userId];
    await other.query('insert into intents (id, family_id, user_id) values ($1, $2, $3)', values);
    const copy = add(ana, intent);
    await other.query(end);
    other.release();
    expect((await copy).status).toBe(status);
    expect(await titles(ana)).toEqual(shown);
  });

  test('a late copy does not undo what was done since', async () => {
    const ana = await signUp();
    const [id, moved, removed] = [randomUUID(), randomUUID(), randomUUID()];
    await add(ana, id);
    const move = () => send(ana, moved, 'PATCH', `/api/events/${id}`, { time: '10:00' });
    expect((await move()).status).toBe(200);
    await ana.patch(`/api/events/${id}`, { time: '11:00' });
    expect(await move()).toMatchObject(doneBefore);
    expect((await ana.get('/api/events')).json).toMatchObject([{ id, time: '11:00' }]);
    expect((await send(ana, removed, 'DELETE', `/api/events/${id}`)).status).toBe(204);
    expect(await send(ana, removed, 'DELETE', `/api/events/${id}`)).toMatchObject(doneBefore);
    expect(await move()).toMatchObject(doneBefore);
    expect(await titles(ana)).toEqual([]);
  });

  test('a refused one may be sent again', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    const unknown = { assigneeId: randomUUID() };
    expect((await add(ana, intent, { title: '' })).status).toBe(400);
    expect((await add(ana, intent, unknown)).status).toBe(422);
    expect((await add(ana, intent)).status).toBe(201);
    // The copy isn't validated again: the change was already made.
    expect(await add(ana, intent, unknown)).toMatchObject(doneBefore);
  });

  test("nobody else's change is taken for it, in the same family or another", async () => {
    const [ana, david, stranger] = [await signUp(), await signUp(), await signUp()];
    await joinFamily(david, ana);
    const intent = randomUUID();
    await add(ana, intent);
    const refused = { status: 409, text: 'This change belongs to someone else or to another family' };
    expect(await add(david, intent)).toMatchObject(refused);
    expect(await add(stranger, intent)).toMatchObject(refused);
    expect(await titles(stranger)).toEqual([]);
    expect(await titles(david)).toEqual(['Bake sale']);
  });

  test('it is remembered for 90 days', async () => {
    const ana = await signUp();
    const [recent, old] = [randomUUID(), randomUUID()];
    for (const [intent, days] of [
      [recent, 89],
      [old, 92],
    ] as const) {
      await add(ana, intent);
      await database.pool.query('update intents set created_at = now() - make_interval(days => $2) where id = $1', [
        intent,
        days,
      ]);
    }
    await cleanUp(database);
    expect(await add(ana, recent)).toMatchObject(doneBefore);
    // The event is still there, and has this id.
    expect(await add(ana, old)).toMatchObject({ status: 409, text: 'This was added before' });
    await ana.remove(`/api/events/${old}`);
    expect((await add(ana, old)).status).toBe(201);
  });
});

describe('the header is refused', () => {
  test.each(['', 'yes', '1', `${randomUUID()}, ${randomUUID()}`, '12345678-1234-1234-1234-123456789012'])(
    'if it is no UUID: "%s"',
    async (intent) => {
      expect(await add(await signUp(), intent)).toMatchObject({ status: 400, text: 'X-Intent must be a UUID' });
    },
  );

  test.each([
    ['a read', 'GET', '/api/events'],
    ['a write with its own transactions', 'POST', '/api/reminders/auto-generate-baby-milestones'],
    ['a stream', 'POST', '/api/wand/chat'],
    ['a write of a person without a family', 'POST', '/api/invitations/none/accept'],
  ] as const)('with %s', async (_title, method, url) => {
    const headers = { 'x-intent': randomUUID() };
    const answer = await (await signUp()).request({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
    expect(answer).toMatchObject({ status: 400, text: "X-Intent isn't possible here" });
  });
});

test('the OpenAPI document names the header where it is possible', async () => {
  const { paths } = (await visitor.get('/api/openapi.json')).json;
  const namesHeader = ({ parameters }: { parameters: { name: string }[] }) =>
    parameters.some(({ name }) => name === 'X-Intent');
  const [events, chat] = [paths['/api/events'], paths['/api/wand/chat']];
  expect([events.post, events.get, chat.post].map(namesHeader)).toEqual([true, false, false]);
});

describe('a new record has the id of its change', () => {
  test('a grocery item, which can be changed by it', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    const { json: list } = await ana.post('/api/grocery-lists/generate', { weekStartDate: '2026-11-16' });
    const items = `/api/grocery-lists/${list.id}/items`;
    const added = await send(ana, intent, 'POST', items, { line: '2 l milk' });
    expect(added).toMatchObject({ status: 201, json: { id: intent, name: 'milk' } });
    expect(await ana.patch(`${items}/${intent}`, { checked: true })).toMatchObject({ status: 200 });
  });

  test('a planner item', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    const task = { title: 'Call the plumber', category: 'task', description: 'Kitchen tap' };
    expect((await send(ana, intent, 'POST', '/api/reminders', task)).json).toMatchObject({ id: intent });
  });

  test('an event', async () => {
    const [ana, intent] = [await signUp(), randomUUID()];
    expect((await add(ana, intent, { workbackPlan: ['2 days before: Bake'] })).json).toMatchObject({
      id: intent,
      workbackPlan: ['2 days before: Bake'],
    });
  });

  test("another family's record of this id stays as it is", async () => {
    const [ana, stranger] = [await signUp(), await signUp()];
    const { json } = await ana.post('/api/events', event);
    expect(await add(stranger, json.id)).toMatchObject({ status: 409, text: 'This was added before' });
    expect(await titles(ana)).toEqual(['Bake sale']);
  });
});
