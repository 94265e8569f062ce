import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { joinFamily } from '#testing/join-family.ts';
import { proveIdentity } from '#testing/sign-in.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await testApp({ PUBLIC_URL: 'http://family.example' });
const feed = '/api/calendar/feed';

const pathOf = (address: string) => new URL(address).pathname;

const reads = async (address: string) => (await visitor.get(pathOf(address))).status;
const addressOf = async (person: Client): Promise<string> => (await person.post(feed)).json.address;

test('each family member can create, replace and revoke their own secret URL, whatever their role', async () => {
  const [ana, david] = [await signUp(), await signUp()];
  await joinFamily(david, ana);
  expect((await ana.get(feed)).json).toEqual({ address: null });
  const made = await ana.post(feed);
  expect(made).toMatchObject({
    status: 200,
    json: { address: expect.stringMatching(/^http:\/\/family\.example\/api\/calendar\/feed\/[\w-]{43}\.ics$/) },
  });
  const first = pathOf(made.json.address);
  expect((await visitor.get(first)).status).toBe(200);
  expect((await visitor.get(first.replace('.ics', ''))).status).toBe(200);
  expect((await david.get(feed)).json).toEqual({ address: null });
  const davidUrl = await addressOf(david);
  expect((await ana.get(feed)).json).toEqual(made.json);

  const second = await addressOf(ana);
  expect(pathOf(second)).not.toBe(first);
  expect(await visitor.get(first)).toMatchObject({ status: 404, text: 'Not found' });
  expect((await ana.remove(feed)).status).toBe(204);
  expect((await ana.remove(feed)).status).toBe(404);
  expect(await reads(second)).toBe(404);
  expect(await reads(davidUrl)).toBe(200);
  for (const token of ['x', 'a'.repeat(43), `${'a'.repeat(43)}.ics`, '%00', "'%20or%201=1", `${'a'.repeat(43)}.txt`])
    expect((await visitor.get(`${feed}/${token}`)).status).toBe(404);
});

describe('a feed URL stops working', () => {
  const account = { confirmation: 'delete my account' };
  type Person = Awaited<ReturnType<typeof signUp>>;
  const endings: [how: string, end: (david: Person, ana: Person) => Promise<unknown>][] = [
    ['when the member is removed', (david, ana) => ana.remove(`/api/family/members/${david.userId}`)],
    ['when the member leaves', (david) => david.post('/api/family/leave')],
    [
      'when the account is erased',
      async (david) => {
        await proveIdentity(database, david);
        await david.post('/api/account/erase', account);
      },
    ],
  ];

  test.each(endings)("%s, and the other members' URLs keep working", async (_how, end) => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const [anaUrl, davidUrl] = [await addressOf(ana), await addressOf(david)];
    await end(david, ana);
    expect(await reads(davidUrl)).toBe(404);
    expect(await reads(anaUrl)).toBe(200);
  });

  test('and does not work again after rejoining or joining another family', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    const own = await addressOf(david);
    await joinFamily(david, ana);
    const davidUrl = await addressOf(david);
    await ana.remove(`/api/family/members/${david.userId}`);
    await david.get('/api/family');
    expect((await david.get(feed)).json).toEqual({ address: own });
    await joinFamily(david, ana);
    expect((await david.get(feed)).json).toEqual({ address: null });
    expect(await reads(davidUrl)).toBe(404);
    expect(await reads(own)).toBe(200);
  });
});

test('the feed contains the calendar entries without notes, and supports ETags', async () => {
  const [ana, other] = [await signUp({ lastName: 'Lopez' }), await signUp()];
  const { json: mia } = await ana.post('/api/children', {
    name: 'Mia',
    birthdate: '2019-03-04',
    healthNotes: 'Secret 1',
  });
  await ana.post('/api/appointments', {
    title: 'Swim class',
    type: 'Medical - Specialist',
    date: '2026-10-01',
    time: '15:30',
    childId: mia.id,
    location: 'Pool; hall 2',
    notes: 'Secret 2',
    isRecurring: true,
    recurringFrequency: 'weekly',
  });
  await ana.post('/api/appointments', { title: 'Long ago', type: 'Other', date: '2019-10-01' });
  const rosa = { name: 'Rosa', date: '1956-02-29', relationship: 'family', partyDate: '2099-03-01' };
  await ana.post('/api/birthdays', { ...rosa, notes: 'Secret 3', giftIdeas: ['Secret 4'] });
  await ana.post('/api/events', { title: 'Concert', date: '2099-12-05', time: '18:00', notes: 'Secret 5' });
  const trip = { title: 'The lake', category: 'trip', description: 'Secret 6', startDate: '2099-07-01' };
  await ana.post('/api/reminders', { ...trip, endDate: '2099-07-08', destination: 'Lake Placid' });
  await ana.post('/api/reminders', { ...trip, title: 'Secret 7', category: 'health', triggerDate: '2099-07-01' });
  await other.post('/api/events', { title: 'Secret 8', date: '2099-12-05', time: '18:00' });

  const path = pathOf((await ana.post(feed)).json.address);
  const answer = await visitor.get(path);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^".+"$/),
  });
  const titles = [...answer.text.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title]) => title);
  expect(titles.toSorted()).toEqual([
    'Concert',
    "Mia's birthday",
    "Rosa's birthday",
    "Rosa's birthday party",
    'Swim class (Mia)',
    'The lake',
  ]);
  expect(answer.text).not.toContain('Secret');
  expect(answer.text).toContain('LOCATION:Pool\\; hall 2');
  expect(answer.text).toContain('DTSTART:20261001T153000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY\r\n');

  const again = (etag: unknown) => visitor.request({ url: path, headers: { 'if-none-match': String(etag) } });
  expect(await again(answer.headers.etag)).toMatchObject({ status: 304, text: '' });
  await ana.patch(`/api/children/${mia.id}`, { birthdate: '2019-03-05' });
  expect((await again(answer.headers.etag)).status).toBe(200);
});

test('the token is never written to the log', async () => {
  const app = await createApp({ config: readConfig({}), database, logLevel: 'info' });
  const logged: string[] = [];
  const stream = Object.getOwnPropertySymbols(app.log).find(({ description }) => description === 'pino.stream');
  Object.assign(app.log, { [stream ?? '']: { write: (line: string) => logged.push(line) } });
  const path = pathOf((await (await signUp()).post(feed)).json.address);
  expect((await app.inject(path)).statusCode).toBe(200);
  expect((await app.inject(`${feed}/${'a'.repeat(43)}`)).statusCode).toBe(404);
  await app.close();
  const route = '/api/calendar/feed/:token';
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { route, status: 200 },
    { route, status: 404 },
  ]);
  expect(logged.join()).not.toContain(path.split('/').at(-1)?.slice(0, 43));
  expect(logged.join()).not.toContain('aaaa');
});
