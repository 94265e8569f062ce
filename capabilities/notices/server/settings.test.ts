import { describe, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { isolatedApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await isolatedApp({ WEBHOOK_ADDRESSES: 'http://ntfy.home/' });
const settings = '/api/notices/settings';
const leads = '/api/notices/leads';

test('a person who has chosen nothing has the defaults', async () => {
  const ana = await signUp();
  expect(await ana.get(settings)).toMatchObject({
    status: 200,
    json: {
      quietFrom: '21:00',
      quietUntil: '07:00',
      timeZone: null,
      familyTimeZone: 'UTC',
      morningAt: '07:00',
      weekDay: 0,
      weekAt: '17:00',
      leads: {
        appointment: ['1d 18:00', '120m'],
        birthday: ['21d 09:00', '7d 09:00', '1d 09:00'],
        trip: ['7d 09:00', '1d 09:00'],
      },
      details: 'private',
      webhookAddress: null,
    },
  });
});

test('each choice is saved, and the others stay', async () => {
  const ana = await signUp();
  const change = {
    quietFrom: '22:30',
    quietUntil: '06:00',
    timeZone: 'Asia/Tokyo',
    morningAt: null,
    weekDay: 6,
    weekAt: null,
    details: 'little',
    mailCarries: 'briefs',
    pushCarries: 'nothing',
    webhookAddress: 'http://ntfy.home/ana',
  };
  expect(await ana.patch(settings, change)).toMatchObject({ status: 200, json: change });
  await ana.patch(settings, { leads: { trip: ['3d 08:00'] } });
  const { json } = await ana.get(settings);
  expect(json).toMatchObject({ ...change, leads: { trip: ['3d 08:00'], appointment: ['1d 18:00', '120m'] } });
  await ana.patch(settings, { quietFrom: null, quietUntil: null, timeZone: null, details: null, webhookAddress: '' });
  expect((await ana.get(settings)).json).toMatchObject({
    quietFrom: null,
    timeZone: null,
    details: 'private',
    webhookAddress: null,
    weekDay: 6,
  });
});

test("settings are the same in all families of the person, and don't affect others", async () => {
  const [ana, david, stranger] = [await signUp(), await signUp(), await signUp()];
  await ana.patch(settings, { morningAt: '05:15' });
  await joinFamily(david, ana);
  await joinFamily(ana, stranger);
  expect((await ana.get(settings)).json.morningAt).toBe('05:15');
  expect((await david.get(settings)).json.morningAt).toBe('07:00');
  expect((await stranger.get(settings)).json.morningAt).toBe('07:00');
});

const quiet = 'Quiet hours need a beginning and an end';
const tooLong = 'Quiet hours can last at most 16 hours';
test.each([
  [{ leads: { appointment: ['400d 09:00'] } }, 'We can remind you at most 60 days before'],
  [{ leads: { appointment: ['86401m'] } }, 'We can remind you at most 60 days before'],
  [{ leads: { appointment: ['1m', '2m', '3m', '4m', '5m', '6m'] } }, 'We can remind you at most 5 times of one thing'],
  [
    { leads: { appointment: ['tomorrow'] } },
    'Remind me must be like 1d 18:00 (the day before at 6:00 PM) or 120m (2 hours before)',
  ],
  [
    { leads: { appointment: ['1d 25:00'] } },
    'Remind me must be like 1d 18:00 (the day before at 6:00 PM) or 120m (2 hours before)',
  ],
  [{ leads: { appointment: null } }, 'Remind me must be a list'],
  [{ quietFrom: null }, quiet],
  [{ quietUntil: '' }, quiet],
  [{ quietFrom: '07:00', quietUntil: '07:00' }, tooLong],
  [{ quietFrom: '12:00', quietUntil: '04:01' }, tooLong],
  [{ timeZone: 'Mars/Olympus' }, "We don't know that time zone"],
  [{ timeZone: '+02:00' }, "We don't know that time zone"],
  [{ morningAt: '7 in the morning' }, 'Morning brief must be a time like 16:30'],
  [{ weekDay: 7 }, 'Day of the week brief must be a whole number from 0 to 6'],
  [{ details: 'everything' }, 'Details must be one of private, full, little'],
  [
    { webhookAddress: 'http://192.168.1.1/' },
    "Webhook address must start with an address that this home's operator allows",
  ],
  [
    { webhookAddress: 'http://ntfy.home@evil.example/' },
    "Webhook address must start with an address that this home's operator allows",
  ],
])('%j is answered by a sentence', async (change, sentence) => {
  const ana = await signUp();
  const before = (await ana.get(settings)).json;
  expect(await ana.patch(settings, change)).toMatchObject({ status: 400, text: sentence });
  expect((await ana.get(settings)).json).toEqual(before);
});

test('quiet hours of 16 hours and 5 leads of 60 days are fine', async () => {
  const ana = await signUp();
  const birthday = ['60d 09:00', '86400m', '1m', '2m', '3m'];
  const change = { quietFrom: '12:00', quietUntil: '04:00', leads: { birthday } };
  expect(await ana.patch(settings, change)).toMatchObject({ status: 200, json: change });
});

test('two phones may change different settings at once, the first ones too', async () => {
  const ana = await signUp();
  for (const time of ['05:00', '06:00', '08:00']) {
    const changes = [{ morningAt: time }, { weekAt: time }, { quietUntil: time }, { leads: { trip: [`1d ${time}`] } }];
    const answers = await Promise.all(changes.map((change) => ana.patch(settings, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ana.get(settings)).json).toMatchObject(Object.assign({}, ...changes));
  }
});

test('only who is signed in has settings', async () => {
  expect((await visitor.get(settings)).status).toBe(401);
  expect((await visitor.patch(settings, { morningAt: null })).status).toBe(401);
});

describe('leads of one record', () => {
  const dentist = { title: 'Dentist', type: 'Dental', date: '2031-01-01', time: '10:00' };
  const query = (type: string, recordId: string) => `${leads}?type=${type}&recordId=${recordId}`;

  async function withDentist() {
    const ana = await signUp();
    const { json } = await ana.post('/api/appointments', dentist);
    return { ana, record: { type: 'appointment', recordId: json.id as string } };
  }

  test("are those of its kind, then the person's own, then those of its kind again", async () => {
    const { ana, record } = await withDentist();
    const show = () => ana.get(query(record.type, record.recordId));
    expect(await show()).toMatchObject({ status: 200, json: { leads: ['1d 18:00', '120m'], isOwn: false } });
    const own = { leads: ['30m', '2d 08:00'], isOwn: true };
    expect(await ana.patch(leads, { ...record, leads: ['30m', '30m', '2d 08:00'] })).toMatchObject({ json: own });
    expect((await show()).json).toEqual(own);
    expect((await ana.patch(leads, { ...record, leads: [] })).json).toEqual({ leads: [], isOwn: true });
    expect((await ana.patch(leads, { ...record, leads: null })).json.isOwn).toBe(false);
    expect((await ana.patch(leads, { ...record, leads: null })).status).toBe(200);
  });

  test('are for one person, and go with the record', async () => {
    const { ana, record } = await withDentist();
    const david = await signUp();
    await joinFamily(david, ana);
    await ana.patch(leads, { ...record, leads: ['30m'] });
    expect((await david.get(query(record.type, record.recordId))).json.isOwn).toBe(false);
    await david.patch(leads, { ...record, leads: ['45m'] });
    expect((await ana.get(query(record.type, record.recordId))).json.leads).toEqual(['30m']);
    const ownOf = async (person: typeof ana) => (await person.get('/api/notices/own-leads')).json;
    expect(await ownOf(ana)).toEqual([{ ...record, leads: ['30m'] }]);
    expect(await ownOf(david)).toEqual([{ ...record, leads: ['45m'] }]);
    await ana.remove(`/api/appointments/${record.recordId}`);
    expect((await ana.get(query(record.type, record.recordId))).status).toBe(422);
    expect(await ownOf(ana)).toEqual([]);
  });

  test('exist for every kind of record', async () => {
    const ana = await signUp();
    const added = async (path: string, body: object) => (await ana.post(path, body)).json.id as string;
    const event = await added('/api/events', { title: 'Fair', date: '2031-01-01', time: '10:00' });
    const birthday = await added('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
    const child = await added('/api/household-members', { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' });
    const item = { title: 'Flu shots', category: 'health', description: 'All of us' };
    const records: [string, string][] = [
      ['event', event],
      ['birthday', birthday],
      ['birthday', child],
      ['party', birthday],
      ['party', (await ana.post(`/api/birthday-wishlists/party-for/${child}`, { partyDate: '2031-01-01' })).json.id],
      ['reminder', await added('/api/reminders', item)],
      ['trip', await added('/api/reminders', { ...item, category: 'trip', startDate: '2031-01-01' })],
      ['step', await added('/api/plan-steps', { subject: 'event', subjectId: event, title: 'Bake', daysBefore: 2 })],
    ];
    for (const [type, recordId] of records) {
      expect(await ana.patch(leads, { type, recordId, leads: ['1d 10:00'] })).toMatchObject({ status: 200 });
      expect((await ana.get(query(type, recordId))).json).toEqual({ leads: ['1d 10:00'], isOwn: true });
    }
  });

  test("refuse another family's record, one of another type, and none", async () => {
    const { record } = await withDentist();
    const stranger = await signUp();
    const refusal = { status: 422, text: "There's no such record" };
    expect(await stranger.patch(leads, { ...record, leads: ['30m'] })).toMatchObject(refusal);
    expect(await stranger.get(query(record.type, record.recordId))).toMatchObject(refusal);
    const { ana, record: own } = await withDentist();
    expect(await ana.patch(leads, { ...own, type: 'event', leads: ['30m'] })).toMatchObject(refusal);
    expect(await ana.patch(leads, { type: 'appointment', recordId: 'x', leads: ['30m'] })).toMatchObject({
      status: 400,
      text: "Record isn't valid",
    });
  });

  test.each([
    [['400d 09:00'], 'We can remind you at most 60 days before'],
    [['1m', '2m', '3m', '4m', '5m', '6m'], 'We can remind you at most 5 times of one thing'],
    [['-5m'], 'Remind me must be like 1d 18:00 (the day before at 6:00 PM) or 120m (2 hours before)'],
    ['30m', 'Remind me must be a list'],
  ])('refuse %j', async (wrong, sentence) => {
    const { ana, record } = await withDentist();
    expect(await ana.patch(leads, { ...record, leads: wrong })).toMatchObject({ status: 400, text: sentence });
  });

  test('two phones that set them at once leave one row', async () => {
    const { ana, record } = await withDentist();
    await Promise.all(['30m', '45m'].map((lead) => ana.patch(leads, { ...record, leads: [lead] })));
    const { rows } = await database.pool.query('select leads from notice_leads where user_id = $1', [ana.userId]);
    expect(rows).toHaveLength(1);
  });
});
