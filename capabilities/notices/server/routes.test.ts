import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { noticeApp, soon } from '#testing/notice-app.ts';
import { signedToken } from './reach-store.ts';

const { signUpSimply, addDevice, tick, visitor, database, app, lettersTo, ledgerOf } = await noticeApp();
const minute = 60_000;
type Person = Awaited<ReturnType<typeof signUpSimply>>;

const bell = async (person: Person) => (await person.get('/api/notices')).json;

/** A person who got notices about these appointments, one after the other. */
async function told(...titles: string[]) {
  const ana = await signUpSimply();
  for (const [index, title] of titles.entries()) {
    const { dentist, due } = soon(5 + index);
    await ana.post('/api/appointments', { ...dentist, type: 'Other', title });
    await tick(due);
  }
  return ana;
}

const appointmentPath = expect.stringMatching(/^\/appointments\?open=[\w-]{36}$/);

describe('the bell', () => {
  test('has the notices, newest first, unread until they are opened', async () => {
    const ana = await told('Dentist', 'Haircut');
    expect(await bell(ana)).toMatchObject({
      unreadCount: 2,
      notices: [
        { kind: 'appointment', title: 'Haircut', path: appointmentPath, isUnread: true, saidAt: expect.any(String) },
        { title: 'Dentist', isUnread: true },
      ],
    });
    const [newest] = (await bell(ana)).notices;
    expect((await ana.post(`/api/notices/${newest.id}/read`)).status).toBe(204);
    expect((await ana.post(`/api/notices/${newest.id}/read`)).status).toBe(204);
    expect(await bell(ana)).toMatchObject({ unreadCount: 1, notices: [{ isUnread: false }, { isUnread: true }] });
    expect((await ana.post('/api/notices/read')).status).toBe(204);
    expect(await bell(ana)).toMatchObject({ unreadCount: 0, notices: [{ isUnread: false }, { isUnread: false }] });
  });

  test("is empty at first, and never has another person's notices", async () => {
    const ana = await told('Dentist');
    const [david, stranger] = [await signUpSimply(), await signUpSimply()];
    await joinFamily(david, ana);
    const [{ id }] = (await bell(ana)).notices;
    for (const other of [david, stranger]) {
      expect(await bell(other)).toEqual({ notices: [], unreadCount: 0 });
      expect((await other.get('/api/notices/sent')).json).toEqual([]);
      expect((await other.post(`/api/notices/${id}/read`)).status).toBe(404);
      await other.post('/api/notices/read');
    }
    expect((await bell(ana)).unreadCount).toBe(1);
    expect((await ana.post(`/api/notices/${randomUUID()}/read`)).status).toBe(404);
    expect((await ana.post('/api/notices/x/read')).status).toBe(404);
  });

  test('names the next reminder, to those who will get it', async () => {
    const [ana, stranger] = [await signUpSimply(), await signUpSimply()];
    const next = async (person: Person) => (await person.get('/api/notices/next')).json.next;
    expect(await next(ana)).toEqual([]);
    const { dentist, due } = soon(5);
    await ana.post('/api/appointments', dentist);
    expect(await next(ana)).toMatchObject([
      {
        title: 'Dentist',
        kind: 'appointment',
        event: { day: dentist.date, time: dentist.time },
        dueAt: new Date(due).toISOString(),
      },
    ]);
    expect(await next(stranger)).toEqual([]);
  });

  test('asks for a session', async () => {
    for (const path of ['/api/notices', '/api/notices/sent', '/api/notices/channels'])
      expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.post('/api/notices/read')).status).toBe(401);
  });
});

test("'What we sent' shows what, when, by which channel, and whether it was opened", async () => {
  const ana = await told('Dentist');
  const { json } = await ana.get('/api/notices/sent');
  expect(json).toMatchObject([
    { title: 'Dentist', kind: 'appointment', state: 'sent', openedAt: null, reason: null, sentAt: expect.any(String) },
    { title: 'Dentist', kind: 'appointment', state: 'sent', openedAt: null, reason: null },
  ]);
  expect(json.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(['bell', 'mail']);
  expect(JSON.stringify(json)).not.toMatch(/leaseId|tryAt|familyId/);
});

describe('opened', () => {
  const opened = (secret: string, person: Pick<Person, 'post'> = visitor) =>
    person.post('/api/notices/opened', { secret });

  test('marks the message, and the same in the bell, as seen', async () => {
    const ana = await signUpSimply();
    const { read } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post('/api/appointments', dentist);
    await tick(due);
    const [{ secret }] = read();
    expect(await opened(secret)).toMatchObject({ status: 200, json: { path: appointmentPath } });
    expect((await opened(secret)).status).toBe(200);
    expect((await bell(ana)).unreadCount).toBe(0);
    const states = (await ledgerOf(ana)).map(({ channel, opened_at }) => [channel, opened_at !== null]);
    expect(states).toEqual([
      ['bell', true],
      ['mail', false],
      ['push', true],
    ]);
  });

  test('by a forged, foreign or wrong secret is not found and changes nothing', async () => {
    const [ana, other] = [await told('Dentist'), await told('Dentist')];
    const [mine] = (await ledgerOf(ana)).filter(({ channel }) => channel === 'bell');
    const [theirs] = (await ledgerOf(other)).filter(({ channel }) => channel === 'bell');
    const foreign = await signedToken(database, 'open', theirs.id);
    const forged = [
      `${mine.id}.${foreign.split('.')[1]}`,
      `${mine.id}.${'A'.repeat(43)}`,
      await signedToken(database, 'unsubscribe', mine.id),
      await signedToken(database, 'open', randomUUID()),
      mine.id,
      'x',
    ];
    for (const secret of forged) expect(await opened(secret, other)).toMatchObject({ status: 404, text: 'Not found' });
    expect((await bell(ana)).unreadCount).toBe(1);
    expect(await opened('')).toMatchObject({ status: 400, text: 'Secret is required' });
    expect(await opened('x'.repeat(101))).toMatchObject({ status: 400 });
  });
});

describe('unsubscribing', () => {
  const tokenOf = async (person: Person) => {
    const [letter] = await lettersTo(person);
    const list = letter?.headers.get('list') as { unsubscribe: { url: string } };
    return list.unsubscribe.url.split('/').at(-1) ?? '';
  };
  const carries = async (person: Person) => (await person.get('/api/notices/settings')).json.mailCarries;
  const post = (token: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url: `/api/notices/unsubscribe/${token}`,
      headers: { 'content-type': type },
      payload,
    });

  test('works by one click of a mail program, without a session, twice', async () => {
    const ana = await told('Dentist');
    await ana.patch('/api/notices/settings', { details: 'full' });
    const token = await tokenOf(ana);
    expect((await post(token)).statusCode).toBe(204);
    expect(await carries(ana)).toBe('nothing');
    expect((await post(token)).statusCode).toBe(204);
    expect((await ana.get('/api/notices/settings')).json.details).toBe('full');
    const { dentist, due } = soon(30);
    await ana.post('/api/appointments', dentist);
    await tick(due);
    expect(await lettersTo(ana)).toHaveLength(1);
    expect((await bell(ana)).notices).toHaveLength(2);
  });

  test('works with any body, or none', async () => {
    const ana = await told('Dentist');
    const token = await tokenOf(ana);
    expect((await post(token, '{"a":', 'application/json')).statusCode).toBe(204);
    expect((await post(token, '', 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    expect(await carries(ana)).toBe('nothing');
  });

  test('does not happen by opening the link', async () => {
    const ana = await told('Dentist');
    const token = await tokenOf(ana);
    for (const method of ['GET', 'HEAD'] as const)
      expect((await app.inject({ method, url: `/api/notices/unsubscribe/${token}` })).statusCode).toBe(404);
    expect(await carries(ana)).toBe('everything');
  });

  test("works only with the person's own token: forged ones and those for another purpose are not found", async () => {
    const [ana, other] = [await told('Dentist'), await told('Dentist')];
    const foreign = await tokenOf(other);
    for (const token of [
      `${ana.userId}.${foreign.split('.')[1]}`,
      await signedToken(database, 'open', ana.userId),
      await signedToken(database, 'unsubscribe', randomUUID()),
      'x',
    ])
      expect((await post(token)).statusCode).toBe(404);
    expect(await carries(ana)).toBe('everything');
    await post(foreign);
    expect(await carries(ana)).toBe('everything');
  });
});

test("the ledger is in its reader's archive, and in nobody else's", async () => {
  const ana = await told('Secret plan');
  const david = await signUpSimply();
  await joinFamily(david, ana);
  const noticesIn = async (person: Person) => {
    const { json } = await person.get('/api/family/archive');
    return JSON.stringify(json).split('Secret plan').length - 1;
  };
  expect(await noticesIn(ana)).toBeGreaterThan(1);
  // The appointment itself is the family's.
  expect(await noticesIn(david)).toBe(1);
});

test('a notice of one family is not shown in another family of the same person', async () => {
  const ana = await told('Dentist');
  const owner = await signUpSimply();
  await joinFamily(ana, owner);
  expect((await bell(ana)).notices).toEqual([]);
  const { dentist, due } = soon(40);
  await owner.post('/api/appointments', dentist);
  await tick(due + minute);
  expect((await bell(ana)).notices).toEqual([]);
});
