import { expect, test } from 'vitest';
import { clientOf } from '#testing/client.ts';
import { dentistIn, handoffsOf } from '#testing/handoffs.ts';
import { noticeApp } from '#testing/notice-app.ts';

const { twoParents, visitor, database, tick, app } = await noticeApp();

/** A guest in a network of their own, so that tests don't count each other's wrong tokens. */
let networks = 0;
function newGuest() {
  networks += 1;
  const remoteAddress = `203.0.113.${networks}`;
  return clientOf(async (options) => {
    const { statusCode: status, body: text, headers } = await app.inject({ ...options, remoteAddress });
    return { status, text, headers };
  });
}

/** Ana asks Grandma to take Mia to an appointment in three days. */
async function asked(more: object = {}) {
  const family = await twoParents();
  const { ana, adults } = family;
  const birthdate = '2020-01-01';
  const mia = (await ana.post('/api/children', { name: 'Mia Lopez', birthdate, allergies: ['peanuts'] })).json;
  await ana.post('/api/children', { name: 'Leo Lopez', birthdate, allergies: ['milk'], healthNotes: 'Asthma' });
  const dentist = {
    ...dentistIn(3),
    childId: mia.id,
    assigneeId: adults.ana,
    location: 'Main Street',
    phone: '555 0101',
    whatToBring: 'Insurance card',
    notes: 'Ask about the rash',
  };
  const { json } = await ana.post('/api/appointments', dentist);
  const ask = { type: 'appointment', recordId: json.id, guestName: 'Grandma', word: 'Can you?', ...more };
  const handoff = (await ana.post('/api/handoffs', ask)).json;
  return { ...family, dentist: { ...dentist, id: json.id }, handoff, token: handoff.token, guest: newGuest(), mia };
}

const linkOf = (token: string) => `/api/for/${token}`;

test('the link shows only that one thing, and the giver stays the assignee', async () => {
  const { ana, guest, token, dentist, handoff, adults } = await asked();
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await guest.get(linkOf(token));
  expect(shown.json).toEqual({
    state: 'open',
    sentence: 'Ana asks if you can help.',
    guestName: 'Grandma',
    giverName: 'Ana',
    title: 'Checkup',
    date: dentist.date,
    time: '16:00',
    location: 'Main Street',
    whatToBring: 'Insurance card',
    phone: '555 0101',
    children: [{ name: 'Mia', allergies: [] }],
    word: 'Can you?',
    answerBy: handoff.answerBy,
    timeZone: 'UTC',
    movable: ['date', 'time'],
  });
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const answered = await guest.post(`${linkOf(token)}/answer`, { answer: 'yes' });
  expect(answered.json).toMatchObject({ state: 'yes' });
  expect((await guest.get(linkOf(token))).json).toMatchObject({
    state: 'yes',
    sentence: expect.stringMatching(/^You said yes/),
  });
  expect((await ana.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({
    state: 'accepted',
    takerName: 'Grandma',
    isGuest: true,
    may: ['take back', 'done'],
  });
  expect((await ana.get('/api/appointments')).json[0].assigneeId).toBe(adults.ana);
  expect((await ana.get('/api/notices')).json.notices[0].title).toBe('Grandma said yes: Checkup for Mia');
});

test('opening changes nothing, and an answer is given once', async () => {
  const { guest, token, ana, handoff } = await asked();
  const before = (await database.pool.query('select * from handoffs where id = $1', [handoff.id])).rows;
  await guest.get(linkOf(token));
  await guest.get(linkOf(token));
  expect((await database.pool.query('select * from handoffs where id = $1', [handoff.id])).rows).toEqual(before);
  const answers = await Promise.all(
    ['yes', 'no', 'yes'].map((answer) => guest.post(`${linkOf(token)}/answer`, { answer })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await ana.get('/api/notices')).json.notices).toHaveLength(1);
});

test('allergies show only if the giver ticked them, and only for that child', async () => {
  const { guest, token } = await asked({ showsAllergies: true });
  const { text } = await guest.get(linkOf(token));
  expect(text).toContain('peanuts');
  expect(text).not.toMatch(/milk|Leo|Asthma|rash|Lopez|David/);
});

test("accepting a guest's proposal moves the record, and the giver stays the assignee", async () => {
  const { ana, adults, guest, token, handoff } = await asked();
  await guest.post(`${linkOf(token)}/answer`, { answer: 'how about', time: '17:00', word: 'After my class' });
  await handoffsOf(handoff.id).act(ana, 'decide', { decision: 'agree' });
  expect((await ana.get('/api/appointments')).json[0]).toMatchObject({ time: '17:00', assigneeId: adults.ana });
  expect((await guest.get(linkOf(token))).json).toMatchObject({ state: 'yes', time: '17:00' });
});

test('only a hash is stored, and a new link ends the former one', async () => {
  const { ana, guest, token, handoff } = await asked();
  const { rows } = await database.pool.query('select token_hash from handoffs where id = $1', [handoff.id]);
  expect(rows[0].token_hash).not.toContain(token);
  const renewed = (await ana.post(`/api/handoffs/${handoff.id}/link`)).json;
  expect((await guest.get(linkOf(token))).status).toBe(404);
  expect((await guest.get(linkOf(renewed.token))).status).toBe(200);
  expect(JSON.stringify((await ana.get('/api/family/archive')).json)).not.toContain(rows[0].token_hash);
});

test('a withdrawn, expired or late link says so in plain words and shows nothing about the thing', async () => {
  const taken = await asked();
  await handoffsOf(taken.handoff.id).act(taken.ana, 'take-back');
  const gone = await taken.guest.get(linkOf(taken.token));
  expect(gone).toMatchObject({ status: 410, text: "It was taken back. There's nothing you need to do" });
  expect((await taken.guest.post(`${linkOf(taken.token)}/answer`, { answer: 'yes' })).status).toBe(410);

  const late = await asked();
  await tick(Date.parse(late.handoff.answerBy));
  expect((await late.guest.get(linkOf(late.token))).json.state).toBe('late');
  expect((await late.guest.post(`${linkOf(late.token)}/answer`, { answer: 'yes' })).status).toBe(409);

  await database.pool.query(`update handoffs set link_expires_at = now() - interval '1 second' where id = $1`, [
    late.handoff.id,
  ]);
  expect(await late.guest.get(linkOf(late.token))).toMatchObject({
    status: 410,
    text: 'This link has ended. Please ask for a new one',
  });
});

test('a link ends after two weeks at most, and a day after the thing', async () => {
  const { handoff, dentist, ana } = await asked();
  expect(handoff.linkExpiresAt).toBe(new Date(Date.parse(`${dentist.date}T16:00:00Z`) + 86_400_000).toISOString());
  const { json } = await ana.post('/api/appointments', dentistIn(90));
  const far = (await ana.post('/api/handoffs', { type: 'appointment', recordId: json.id, guestName: 'Grandma' })).json;
  expect(Date.parse(far.linkExpiresAt) - Date.now()).toBeLessThanOrEqual(14 * 86_400_000);
});

test('wrong tokens are limited, before they are looked up', async () => {
  const { token } = await asked();
  const guest = newGuest();
  const wrong = { status: 404, text: "This link doesn't work. Please ask for a new one" };
  for (let tries = 0; tries < 30; tries += 1) {
    // Opening a valid link doesn't count.
    if (tries % 10 === 0) expect((await guest.get(linkOf(token))).status).toBe(200);
    expect(await guest.get(linkOf('x'.repeat(43)))).toMatchObject(wrong);
  }
  expect((await guest.get(linkOf('x'.repeat(43)))).status).toBe(429);
  expect((await guest.get(linkOf(token))).status).toBe(429);
  expect((await newGuest().get(linkOf(token))).status).toBe(200);
});

test('a family can have twenty open links', async () => {
  const { ana } = await twoParents();
  const ask = async (days: number) => {
    const { json } = await ana.post('/api/appointments', dentistIn(days));
    return ana.post('/api/handoffs', { type: 'appointment', recordId: json.id, guestName: 'Grandma' });
  };
  for (let days = 1; days <= 20; days += 1) expect((await ask(days)).status).toBe(201);
  expect(await ask(21)).toMatchObject({ status: 409, text: 'You have 20 open links. Take one back first' });
});

test('a token opens nothing but its own link, whether it is sent as session, bearer or parameter', async () => {
  const { token } = await asked();
  const { paths } = (await visitor.get('/api/openapi.json')).json;
  const calls = Object.entries<object>(paths)
    .filter(([path]) => !path.startsWith('/api/for/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method: method as 'GET' })));
  const guest = newGuest();
  /** The calls that a person without a session can make with this token. */
  async function answeredTo(word: string, headers: Record<string, string> = {}) {
    const answered: string[] = [];
    for (const { path, method } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, word);
      const { status } = await guest.request({ method, url, headers });
      if (status < 400) answered.push(`${method} ${path}`);
    }
    return answered;
  }
  const asSession = { authorization: `Bearer ${token}`, cookie: `session=${token}; __Host-session=${token}` };
  expect(calls.length).toBeGreaterThan(100);
  expect(await answeredTo(token, asSession)).toEqual(await answeredTo('x'));
});
