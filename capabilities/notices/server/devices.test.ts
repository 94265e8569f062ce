import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endSession } from '#capabilities/account/server/store.ts';
import { joinFamily } from '#testing/join-family.ts';
import { linkIn } from '#testing/mail-server.ts';
import { noticeApp, soon } from '#testing/notice-app.ts';
import { newPushDevice } from '#testing/push-device.ts';

const notices = await noticeApp();
const { signUp, signUpSimply, addDevice, service, database, visitor, tick, lettersTo } = notices;
const devices = '/api/notices/devices';
const tests = '/api/notices/tests';
type Person = Awaited<ReturnType<typeof signUp>>;
const channelsOf = async (person: Person) => (await person.get('/api/notices/channels')).json;
const devicesOf = async (person: Person) => (await channelsOf(person)).push.devices;
const opened = (secret: string) => visitor.post('/api/notices/opened', { secret });
const secretIn = (link: string) => link.split('#')[1] ?? '';

describe('devices', () => {
  test('a browser registers, again at every start, and can be removed', async () => {
    const ana = await signUp();
    const { device } = newPushDevice(`${service.origin}/send/again`);
    const added = await ana.post(devices, { ...device, name: 'Phone' });
    expect(added).toMatchObject({ status: 201, json: { name: 'Phone', confirmedAt: null, failure: null } });
    expect(JSON.stringify(added.json)).not.toContain(device.keys.auth);
    expect(JSON.stringify(added.json)).not.toContain(service.origin);
    const again = await ana.post(devices, { ...device, name: 'My phone' });
    expect(again.json.id).toBe(added.json.id);
    expect(await devicesOf(ana)).toMatchObject([{ name: 'My phone' }]);
    expect((await ana.remove(`${devices}/${added.json.id}`)).status).toBe(204);
    expect(await devicesOf(ana)).toEqual([]);
  });

  test('a browser that turned push off is forgotten by its address', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const { device } = await addDevice(ana);
    await david.post(`${devices}/forget`, { endpoint: device.endpoint });
    expect(await devicesOf(ana)).toHaveLength(1);
    expect((await ana.post(`${devices}/forget`, { endpoint: device.endpoint })).status).toBe(204);
    expect(await devicesOf(ana)).toEqual([]);
  });

  test.each([
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://127.0.0.1/send',
    'https://192.168.1.1/send',
    'https://[::1]/send',
    'https://fcm.googleapis.com.evil.example/send',
    'https://evil.example/send',
    'file:///etc/passwd',
    'nonsense',
  ])('an endpoint at %j is refused with a sentence', async (endpoint) => {
    const ana = await signUp();
    const { device } = newPushDevice(endpoint);
    expect(await ana.post(devices, { ...device, name: 'Phone' })).toMatchObject({
      status: 400,
      text: "This browser uses a push service that we don't know",
    });
    expect(await devicesOf(ana)).toEqual([]);
  });

  test.each([
    [{ keys: undefined }, 'Keys are required'],
    [{ name: '' }, 'Name is required'],
    [{ endpoint: '' }, 'Endpoint is required'],
    [{ endpoint: `https://fcm.googleapis.com/${'x'.repeat(2000)}` }, 'Endpoint is too long (at most 2,000 characters)'],
  ])('%j is refused with a sentence', async (wrong, text) => {
    const ana = await signUp();
    const { device } = newPushDevice(`${service.origin}/send`);
    expect(await ana.post(devices, { ...device, name: 'Phone', ...wrong })).toMatchObject({ status: 400, text });
  });

  test("another person's device can't be removed", async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const { id } = await addDevice(ana);
    expect((await david.remove(`${devices}/${id}`)).status).toBe(404);
    expect(await devicesOf(ana)).toHaveLength(1);
    expect(await devicesOf(david)).toEqual([]);
  });

  test('a device that another person registers belongs to that person from then on, as a new one', async () => {
    const [ana, stranger] = [await signUpSimply(), await signUpSimply()];
    const { device, id, requests } = await addDevice(ana, '/send/shared');
    await database.pool.query(
      `update push_devices set confirmed_at = now(), tested_at = now(), last_sent_at = now(), failures = 5, failure = 'Down'
       where id = $1`,
      [id],
    );
    await stranger.post(devices, { ...device, name: 'Tablet' });
    expect(await devicesOf(ana)).toEqual([]);
    expect(await devicesOf(stranger)).toMatchObject([
      { name: 'Tablet', confirmedAt: null, testedAt: null, lastSentAt: null, failure: null },
    ]);
    const { dentist, due } = soon();
    await ana.post('/api/appointments', dentist);
    await tick(due);
    expect(requests()).toEqual([]);
  });

  test('a device that registers again keeps what is known about it', async () => {
    const ana = await signUp();
    const { device, id } = await addDevice(ana);
    await database.pool.query('update push_devices set confirmed_at = now() where id = $1', [id]);
    await ana.post(devices, { ...device, name: 'Phone' });
    expect(await devicesOf(ana)).toMatchObject([{ id, confirmedAt: expect.any(String) }]);
  });

  test('20 are enough, but each of them can register again', async () => {
    const ana = await signUp();
    const all = Array.from({ length: 21 }, (_, index) => newPushDevice(`${service.origin}/send/many${index}`).device);
    for (const device of all.slice(0, 20))
      expect((await ana.post(devices, { ...device, name: 'Phone' })).status).toBe(201);
    expect(await ana.post(devices, { ...all[20], name: 'Phone' })).toMatchObject({
      status: 409,
      text: 'You have 20 devices already. Please remove one first',
    });
    expect((await ana.post(devices, { ...all[0], name: 'Phone' })).status).toBe(201);
    expect(await devicesOf(ana)).toHaveLength(20);
  });

  test('signing out removes the device of that browser, and no other', async () => {
    const ana = await signUp();
    await addDevice(ana, '/send/one');
    const { id } = await addDevice(ana, '/send/two');
    await database.pool.query(
      `insert into sessions (sid, sess, expire, user_id)
       select 'other browser', sess, expire, user_id from sessions where user_id = $1`,
      [ana.userId],
    );
    await database.pool.query(`update push_devices set session_hash = 'other browser' where id = $1`, [id]);
    await endSession(database, ana.cookie.split('=')[1] ?? '');
    const { rows } = await database.pool.query('select id from push_devices where user_id = $1', [ana.userId]);
    expect(rows).toEqual([{ id }]);
  });
});

describe('can you reach me?', () => {
  test('an address is confirmed once the secret of the test mail comes back, and not by opening the link', async () => {
    const ana = await signUp({ firstName: 'Ana' });
    await ana.patch('/api/notices/settings', { quietFrom: null, quietUntil: null, leads: { appointment: ['120m'] } });
    const { dentist, due } = soon();
    await ana.post('/api/appointments', dentist);
    await tick(due);
    expect(await lettersTo(ana)).toEqual([]);
    expect((await channelsOf(ana)).mail).toMatchObject({ isAvailable: true, isConfirmed: false, testedAt: null });
    expect((await ana.post(tests, { channel: 'mail' })).status).toBe(204);
    const [letter] = await lettersTo(ana);
    if (!letter) throw new Error('No test mail arrived');
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/Ana|Dentist|family/i);
    expect(letter.headers.get('list')).toBeUndefined();
    expect((await channelsOf(ana)).mail).toMatchObject({ isConfirmed: false, testedAt: expect.any(String) });
    const link = linkIn(letter);
    await visitor.get(link.replace('http://localhost:3000', ''));
    await visitor.get(`/api/notices/opened?secret=${secretIn(link)}`);
    expect((await channelsOf(ana)).mail.isConfirmed).toBe(false);
    expect(await opened(secretIn(link))).toMatchObject({ status: 200, json: { path: '/reminders/settings' } });
    expect((await channelsOf(ana)).mail).toMatchObject({
      isConfirmed: true,
      testedAt: null,
      confirmedAt: expect.any(String),
    });
    const later = soon(25);
    await ana.post('/api/appointments', { ...later.dentist, title: 'Haircut', type: 'Other' });
    await tick(later.due);
    expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['Can we reach you?', 'Haircut']);
  });

  test('an address that changed since is not confirmed any more, nor by the old secret', async () => {
    const ana = await signUp();
    await ana.post(tests, { channel: 'mail' });
    const [letter] = await lettersTo(ana);
    const secret = secretIn(letter ? linkIn(letter) : '');
    expect((await opened(secret)).status).toBe(200);
    await database.pool.query(`update users set email = 'new-' || email where id = $1`, [ana.userId]);
    expect((await channelsOf(ana)).mail.isConfirmed).toBe(false);
    expect((await opened(secret)).status).toBe(404);
    expect((await channelsOf(ana)).mail.isConfirmed).toBe(false);
  });

  test('a device is confirmed by the tap alone', async () => {
    const ana = await signUp();
    const { id, read } = await addDevice(ana);
    expect((await ana.post(tests, { channel: 'push', deviceId: id })).status).toBe(204);
    expect(await devicesOf(ana)).toMatchObject([{ confirmedAt: null, testedAt: expect.any(String) }]);
    const [payload] = read();
    expect(payload).toMatchObject({ title: 'Can we reach you?', path: '/reminders/settings' });
    expect((await opened(payload.secret)).status).toBe(200);
    expect(await devicesOf(ana)).toMatchObject([{ confirmedAt: expect.any(String) }]);
  });

  test('a test goes to the device that is asked for', async () => {
    const ana = await signUp();
    const [one, other] = [await addDevice(ana, '/send/one1'), await addDevice(ana, '/send/other1')];
    await ana.post(tests, { channel: 'push', deviceId: other.id });
    expect([one.requests().length, other.requests().length]).toEqual([0, 1]);
  });

  test('a test mail confirms no device', async () => {
    const ana = await signUp();
    const { id } = await addDevice(ana);
    await ana.post(tests, { channel: 'mail', deviceId: id });
    const [letter] = await lettersTo(ana);
    await opened(secretIn(letter ? linkIn(letter) : ''));
    expect(await devicesOf(ana)).toMatchObject([{ confirmedAt: null, testedAt: null }]);
  });

  test('the date of the last confirmed test stays known, however much was sent since', async () => {
    const ana = await signUpSimply();
    await ana.post(tests, { channel: 'mail' });
    const [letter] = await lettersTo(ana);
    await opened(secretIn(letter ? linkIn(letter) : ''));
    await database.pool.query(
      `insert into notices (family_id, user_id, key, kind, channel, title, body, path, due_at, useful_until, state, try_at, sent_at)
       select $1, $2, 'key ' || n, 'morning', 'mail', '', '', '/', now() + interval '1 hour', now(), 'sent', now(), now()
       from generate_series(1, 60) n`,
      [ana.familyId, ana.userId],
    );
    expect((await channelsOf(ana)).mail.confirmedAt).toEqual(expect.any(String));
  });

  test.each([
    [{ channel: 'pigeon' }, 400, 'Channel must be one of mail, push, webhook'],
    [{ channel: 'push' }, 400, 'Device is required'],
    [{ channel: 'push', deviceId: randomUUID() }, 404, 'Not found'],
    [{ channel: 'push', deviceId: 'phone' }, 400, "Device isn't valid"],
    [{ channel: 'webhook' }, 409, 'Please enter the address of your webhook first'],
  ])('%j is refused', async (body, status, text) => {
    const ana = await signUp();
    expect(await ana.post(tests, body)).toMatchObject({ status, text });
  });

  test("another person's device can't be tested", async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const { id, requests } = await addDevice(ana);
    expect((await david.post(tests, { channel: 'push', deviceId: id })).status).toBe(404);
    expect(requests()).toEqual([]);
  });

  test('ten tests an hour are enough', async () => {
    const ana = await signUp();
    for (let index = 0; index < 10; index++) expect((await ana.post(tests, { channel: 'mail' })).status).toBe(204);
    expect((await ana.post(tests, { channel: 'mail' })).status).toBe(429);
    expect(await lettersTo(ana)).toHaveLength(10);
  });
});
