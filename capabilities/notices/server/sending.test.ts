import { describe, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { noticeApp, soon } from '#testing/notice-app.ts';
import { proveIdentity } from '#testing/sign-in.ts';
import { checkFamily } from './check-store.ts';
import { sendWaiting } from './send-store.ts';

const notices = await noticeApp();
const { signUpSimply, twoParents, addDevice, lettersTo, ledgerOf, tick, service, services, database } = notices;
const minute = 60_000;
const appointments = '/api/appointments';

type Person = Awaited<ReturnType<typeof signUpSimply>>;
const bellOf = async (person: Person) =>
  (await person.get('/api/notices')).json.notices.map(({ title }: { title: string }) => title);
const statesOf = async (person: Person) =>
  (await ledgerOf(person)).map(({ channel, state }: { channel: string; state: string }) => `${channel} ${state}`);

describe('when a notice is due', () => {
  test('the assignee gets it by every channel, and nobody else does', async () => {
    const { ana, david, adults } = await twoParents();
    const stranger = await signUpSimply();
    const [anas, davids, strangers] = [await addDevice(ana), await addDevice(david), await addDevice(stranger)];
    const { dentist, due } = soon();
    await ana.post(appointments, { ...dentist, title: 'Pick-up', type: 'Other', assigneeId: adults.david });
    await tick(due - 1);
    expect(await bellOf(david)).toEqual([]);
    await tick(due);
    await tick(due + minute);
    expect(await bellOf(david)).toEqual(['Pick-up']);
    expect((await lettersTo(david)).map(({ subject }) => subject)).toEqual(['Pick-up']);
    expect(davids.read()).toMatchObject([
      { title: 'Pick-up', path: expect.stringMatching(/^\/appointments\?open=[\w-]{36}$/) },
    ]);
    for (const person of [ana, stranger]) {
      expect(await bellOf(person)).toEqual([]);
      expect(await lettersTo(person)).toEqual([]);
    }
    expect([...anas.requests(), ...strangers.requests()]).toEqual([]);
  });

  test('a mail has an id, a thread and a one-click way out', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, { ...dentist, childName: 'Mia', notes: 'Allergic to penicillin', location: 'Clinic' });
    await tick(due);
    const [letter] = await lettersTo(ana);
    expect(letter?.subject).toMatch(/^Appointment for Mia, \d/);
    expect(letter?.text).toContain('Dentist for Mia');
    expect(letter?.text).not.toContain('penicillin');
    expect(letter?.headers.get('message-id')).toMatch(/^<[\w-]{32}@localhost>$/);
    expect(letter?.headers.get('references')).toMatch(/^<[\w-]{32}@localhost>$/);
    expect(JSON.stringify(letter?.headers.get('list'))).toMatch(
      /http:\/\/localhost:3000\/api\/notices\/unsubscribe\/[\w-]+\.[\w-]+/,
    );
    expect(letter?.headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  });

  test('reminders of one thing are one thread', async () => {
    const ana = await signUpSimply();
    await ana.patch('/api/notices/settings', { leads: { appointment: ['120m', '119m'] } });
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await tick(due);
    await tick(due + minute);
    const headers = (await lettersTo(ana)).map((letter) => letter.headers);
    expect(headers).toHaveLength(2);
    expect(new Set(headers.map((all) => all.get('references'))).size).toBe(1);
    expect(new Set(headers.map((all) => all.get('message-id'))).size).toBe(2);
  });

  test('a push message decrypts, and has neither notes nor anything medical', async () => {
    const ana = await signUpSimply();
    const { read, requests } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, { ...dentist, childName: 'Mia', notes: 'Allergic to penicillin', location: 'Clinic' });
    await tick(due);
    const [payload] = read();
    expect(payload).toEqual({
      v: 1,
      id: expect.any(String),
      tag: expect.stringMatching(/^[\w-]{32}$/),
      title: expect.stringMatching(/^Appointment for Mia, \d/),
      body: expect.stringMatching(/^(Today|Tomorrow) at \d/),
      path: expect.stringMatching(/^\/appointments\?open=[\w-]{36}$/),
      secret: expect.any(String),
    });
    expect(requests()[0]?.headers).toMatchObject({ topic: payload.tag, ttl: String(120 * 60) });
  });

  test('a person who chose full details gets them', async () => {
    const ana = await signUpSimply();
    await ana.patch('/api/notices/settings', { details: 'full' });
    const { read } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await tick(due);
    expect(read()).toMatchObject([{ title: 'Dentist' }]);
    expect((await lettersTo(ana))[0]?.subject).toBe('Dentist');
  });

  test("a webhook gets title and text at the person's own address", async () => {
    const ana = await signUpSimply();
    await ana.patch('/api/notices/settings', { webhookAddress: `${notices.webhookAddress}ana` });
    const { dentist, due } = soon();
    await ana.post(appointments, { ...dentist, notes: 'Secret' });
    await tick(due);
    expect(notices.home.requestedPaths).toEqual(['/hooks/ana']);
    expect(await statesOf(ana)).toEqual(['bell sent', 'mail sent', 'webhook sent']);
  });

  test('a very long title arrives, too', async () => {
    const ana = await signUpSimply();
    const { read, requests } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, { ...dentist, type: 'Other', title: '🦷'.repeat(100), location: '🏥'.repeat(250) });
    await tick(due);
    expect(read()).toHaveLength(1);
    expect(requests()[0]?.body.length).toBeLessThan(3072);
  });
});

describe('before a notice is due', () => {
  const changes: [what: string, change: (ana: Person, id: string) => Promise<unknown>][] = [
    ['deleted', (ana, id) => ana.remove(`${appointments}/${id}`)],
    ['moved to another day', (ana, id) => ana.patch(`${appointments}/${id}`, { date: '2031-01-01' })],
    [
      'given other leads',
      (ana, recordId) => ana.patch('/api/notices/leads', { type: 'appointment', recordId, leads: [] }),
    ],
  ];
  test.each(changes)('an appointment that is %s has no notice', async (_what, change) => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    const { json } = await ana.post(appointments, dentist);
    await tick(due - minute);
    await change(ana, json.id);
    await tick(due);
    expect(await ledgerOf(ana)).toEqual([]);
  });

  test('an appointment that is moved has one notice, for its new time', async () => {
    const ana = await signUpSimply();
    const [{ dentist, due }, later] = [soon(), soon(35)];
    const { json } = await ana.post(appointments, dentist);
    await tick(due - minute);
    await ana.patch(`${appointments}/${json.id}`, { date: later.dentist.date, time: later.dentist.time });
    await tick(due);
    expect(await ledgerOf(ana)).toEqual([]);
    await tick(later.due);
    expect(await lettersTo(ana)).toHaveLength(1);
  });

  test('an appointment with a new assignee reminds that person', async () => {
    const { ana, david, adults } = await twoParents();
    const { dentist, due } = soon();
    const { json } = await ana.post(appointments, { ...dentist, assigneeId: adults.ana });
    await tick(due - minute);
    await ana.patch(`${appointments}/${json.id}`, { assigneeId: adults.david });
    await tick(due);
    expect(await lettersTo(ana)).toEqual([]);
    expect(await lettersTo(david)).toHaveLength(1);
  });

  test('a skipped occurrence has no notice, and one with its own assignee reminds that person', async () => {
    const { ana, david, adults } = await twoParents();
    const { dentist, due } = soon();
    const series = { ...dentist, isRecurring: true, recurringFrequency: 'weekly', assigneeId: adults.ana };
    const [swim, chess] = [
      await ana.post(appointments, series),
      await ana.post(appointments, { ...series, title: 'Chess' }),
    ];
    await ana.post(`${appointments}/${swim.json.id}/skip`, { date: dentist.date });
    await ana.patch(`${appointments}/${chess.json.id}`, { reach: 'this', day: dentist.date, assigneeId: adults.david });
    await tick(due);
    expect(await ledgerOf(ana)).toEqual([]);
    expect(await bellOf(david)).toEqual(['Chess']);
  });

  test('a dismissed task is not in the brief', async () => {
    const ana = await signUpSimply();
    const due = Math.ceil((Date.now() + 5 * minute) / minute) * minute;
    const [date, time] = new Date(due).toISOString().slice(0, 16).split('T');
    await ana.patch('/api/notices/settings', { morningAt: time });
    const task = { category: 'seasonal', description: 'All', triggerDate: date };
    const { json } = await ana.post('/api/reminders', { ...task, title: 'Filter' });
    await ana.post('/api/reminders', { ...task, title: 'Bulbs' });
    await tick(due - minute);
    await ana.patch(`/api/reminders/${json.id}`, { dismissed: true });
    await tick(due);
    expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['Good morning! You have 1 thing today']);
  });
});

/** The notice is in the ledger but not sent yet, as between a tick's check and its sending, or before a retry. */
async function checked(person: Person, due: number) {
  await checkFamily(services, person.familyId, due);
  expect((await ledgerOf(person)).map(({ state }) => state)).toContain('waiting');
}

describe('between the check and the sending', () => {
  test('a person who leaves, is removed or erased gets nothing anymore', async () => {
    const { ana, david, adults } = await twoParents();
    const eve = await signUpSimply();
    await joinFamily(eve, ana);
    const leo = await signUpSimply();
    await joinFamily(leo, ana);
    const [eves, leos] = [await notices.addAdult(ana, eve, 'Eve'), await notices.addAdult(ana, leo, 'Leo')];
    const { dentist, due } = soon();
    for (const assigneeId of [adults.david, eves, leos]) await ana.post(appointments, { ...dentist, assigneeId });
    await checkFamily(services, ana.familyId, due);
    const evesAddress = await notices.emailOf(eve);
    await david.post('/api/family/leave');
    await ana.remove(`/api/family/members/${leo.userId}`);
    await proveIdentity(database, eve);
    expect((await eve.post('/api/account/erase', { confirmation: 'delete my account' })).status).toBe(204);
    await sendWaiting(services, due);
    expect(await lettersTo(david)).toEqual([]);
    expect(await lettersTo(leo)).toEqual([]);
    expect((await ledgerOf(david)).filter(({ channel }) => channel === 'mail')).toMatchObject([
      { state: 'not needed', reason: 'No longer in the family' },
    ]);
    expect(await ledgerOf(eve)).toEqual([]);
    expect(notices.lettersAt(evesAddress)).toEqual([]);
  });

  test('an erased family gets nothing', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await checked(ana, due);
    await proveIdentity(database, ana);
    await ana.post('/api/family/erase', { confirmation: 'Delete our family' });
    await sendWaiting(services, due);
    expect(await lettersTo(ana)).toEqual([]);
  });

  test('a notice about something deleted, moved or reassigned is not sent', async () => {
    const { ana, adults } = await twoParents();
    const { dentist, due } = soon();
    const ids: string[] = [];
    for (const title of ['Deleted', 'Moved', 'Given away'])
      ids.push((await ana.post(appointments, { ...dentist, title, assigneeId: adults.ana })).json.id);
    await checked(ana, due);
    await ana.remove(`${appointments}/${ids[0]}`);
    await ana.patch(`${appointments}/${ids[1]}`, { time: '03:00', date: '2031-01-01' });
    await ana.patch(`${appointments}/${ids[2]}`, { assigneeId: adults.david });
    await sendWaiting(services, due);
    expect(await lettersTo(ana)).toEqual([]);
    expect((await statesOf(ana)).filter((state) => state.startsWith('mail'))).toEqual(Array(3).fill('mail not needed'));
  });

  test('a notice about something renamed has the new name', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    const { json } = await ana.post(appointments, { ...dentist, type: 'Other' });
    await checked(ana, due);
    await ana.patch(`${appointments}/${json.id}`, { title: 'Haircut' });
    await sendWaiting(services, due);
    expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['Haircut']);
  });

  test('a channel that is turned off is not used any more', async () => {
    const ana = await signUpSimply();
    const { requests } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await checked(ana, due);
    await ana.patch('/api/notices/settings', { mailCarries: 'nothing', pushCarries: 'briefs' });
    await sendWaiting(services, due);
    expect(await lettersTo(ana)).toEqual([]);
    expect(requests()).toEqual([]);
    expect(await statesOf(ana)).toEqual(['bell sent', 'mail not needed', 'push not needed']);
  });

  test('an address that changed since is not written to before it is confirmed', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await checked(ana, due);
    await database.pool.query(`update users set email = 'other-' || email, is_email_verified = false where id = $1`, [
      ana.userId,
    ]);
    await sendWaiting(services, due);
    expect(await lettersTo(ana)).toEqual([]);
    expect(await statesOf(ana)).toEqual(['bell sent', 'mail failed']);
  });
});

describe('when something fails', () => {
  test('a mail server that says later gets the same message again, with the same id', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    notices.refuseMail(451);
    await tick(due);
    expect(await lettersTo(ana)).toEqual([]);
    expect((await ledgerOf(ana))[1]).toMatchObject({
      state: 'waiting',
      reason: 'The mail server answered 451',
      tries: 1,
    });
    const messageId = await sentAgain(ana, due);
    // A crash after sending, before it was recorded: the second copy has the same id.
    await database.pool.query(
      `update notices set state = 'sending', try_at = $2 where user_id = $1 and channel = 'mail'`,
      [ana.userId, new Date(due + 2 * minute)],
    );
    await tick(due + 3 * minute);
    expect((await lettersTo(ana)).map(({ headers }) => headers.get('message-id'))).toEqual([messageId, messageId]);
  });

  async function sentAgain(person: Person, due: number) {
    notices.refuseMail();
    await tick(due + minute - 1);
    expect(await lettersTo(person)).toEqual([]);
    await tick(due + minute);
    expect((await ledgerOf(person))[1]).toMatchObject({ state: 'sent', reason: null, tries: 2 });
    return (await lettersTo(person))[0]?.headers.get('message-id');
  }

  test('a mail server that stays away: the mail is given up when it would be too late, with the reason', async () => {
    const ana = await signUpSimply();
    const { dentist, due, start } = soon();
    await ana.post(appointments, dentist);
    notices.refuseMail(421);
    for (let at = due; at < start + 10 * minute; at += 5 * minute) await tick(at);
    notices.refuseMail();
    await tick(start + 10 * minute);
    expect(await lettersTo(ana)).toEqual([]);
    expect((await ledgerOf(ana))[1]).toMatchObject({ state: 'failed', reason: 'The mail server answered 421' });
  });

  test.each([404, 410])('push answered by %s removes the device', async (status) => {
    const ana = await signUpSimply();
    await addDevice(ana, `/send/${status}`);
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    service.answer((response) => response.writeHead(status).end());
    await tick(due);
    expect((await ana.get('/api/notices/channels')).json.push.devices).toEqual([]);
    expect(await statesOf(ana)).toEqual(['bell sent', 'mail sent', 'push failed']);
    expect((await ledgerOf(ana))[2].reason).toBe('The device no longer exists');
  });

  test.each([
    [413, {}, 'push failed', 1],
    [429, { 'retry-after': '600' }, 'push sent', 10],
    [500, {}, 'push sent', 1],
    [503, { 'retry-after': '120' }, 'push sent', 2],
  ])('push answered by %s %j ends as %s', async (status, headers: Record<string, string>, state, pauseMinutes) => {
    const ana = await signUpSimply();
    const { requests } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    service.answer((response) => response.writeHead(status, headers).end());
    await tick(due);
    expect(requests()).toHaveLength(1);
    await tick(due + pauseMinutes * minute - 1);
    expect(requests()).toHaveLength(1);
    service.answer((response) => response.writeHead(201).end());
    await tick(due + pauseMinutes * minute);
    expect((await statesOf(ana)).at(-1)).toBe(state);
    expect(requests()).toHaveLength(state === 'push sent' ? 2 : 1);
  });

  test('a push service that cuts off is tried again', async () => {
    const ana = await signUpSimply();
    const { read } = await addDevice(ana);
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    service.answer((response) => response.destroy());
    await tick(due);
    service.answer((response) => response.writeHead(201).end());
    await tick(due + minute);
    const payloads = read();
    expect(payloads).toHaveLength(2);
    expect(new Set(payloads.map(({ tag }) => tag)).size).toBe(1);
    expect((await statesOf(ana)).at(-1)).toBe('push sent');
  });

  test('three failures in a row are named, and one success ends it', async () => {
    const ana = await signUpSimply();
    await ana.patch('/api/notices/settings', {
      webhookAddress: `${notices.webhookAddress}ana`,
      mailCarries: 'nothing',
    });
    const failureOf = async () => (await ana.get('/api/notices/channels')).json.webhook.failure;
    const times = [5, 10, 15, 20].map((minutes) => soon(minutes));
    for (const { dentist } of times) await ana.post(appointments, dentist);
    for (const [index, { due }] of times.entries()) {
      notices.home.answers.set('/hooks/ana', (response) => response.writeHead(index < 3 ? 404 : 204).end());
      expect(await failureOf()).toBe(index < 3 ? null : 'The webhook answered 404');
      await tick(due);
    }
    expect(await failureOf()).toBeNull();
  });

  test('a process that dies while sending is replaced after its lease', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await checked(ana, due);
    await database.pool.query(
      `update notices set state = 'sending', tries = 1, lease_id = gen_random_uuid(), try_at = $2
       where user_id = $1 and channel = 'mail'`,
      [ana.userId, new Date(due + 2 * minute)],
    );
    await tick(due + minute);
    expect(await lettersTo(ana)).toEqual([]);
    await tick(due + 2 * minute);
    expect(await lettersTo(ana)).toHaveLength(1);
  });

  test('two processes that tick at the same moment send it once', async () => {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    await ana.post(appointments, dentist);
    await Promise.all([tick(due), tick(due), tick(due)]);
    expect(await lettersTo(ana)).toHaveLength(1);
    expect(await statesOf(ana)).toEqual(['bell sent', 'mail sent']);
  });
});

test('at most 100 messages leave for a person within a day', async () => {
  const ana = await signUpSimply();
  const { dentist, due } = soon();
  await addSent(90, due - 60 * minute);
  await addSent(50, due - 25 * 60 * minute);
  for (let index = 0; index < 20; index++) await ana.post(appointments, { ...dentist, title: `Dentist ${index}` });
  await tick(due);
  expect(await lettersTo(ana)).toHaveLength(10);
  const failed = (await ledgerOf(ana)).filter(({ state }) => state === 'failed');
  expect(failed).toHaveLength(10);
  expect(failed[0].reason).toBe('More than 100 messages in a day');

  async function addSent(count: number, at: number) {
    await database.pool.query(
      `insert into notices (family_id, user_id, key, kind, channel, title, body, path, due_at, useful_until, state, try_at, sent_at)
       select $1, $2, $3 || n, 'morning', 'push', '', '', '/', $4, $4, 'sent', $4, $4 from generate_series(1, $5) n`,
      [ana.familyId, ana.userId, String(at), new Date(at), count],
    );
  }
});

describe('quiet hours', () => {
  /** Ana's quiet hours begin some minutes after the reminder is due, and last for an hour. */
  async function quietAfter(minutes: number) {
    const ana = await signUpSimply();
    const { dentist, due } = soon();
    const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
    const begin = due + minutes * minute;
    await ana.patch('/api/notices/settings', { quietFrom: clock(begin), quietUntil: clock(begin + 60 * minute) });
    const { json } = await ana.post(appointments, dentist);
    return { ana, due, begin, end: begin + 60 * minute, recordId: json.id as string };
  }

  test('a retry waits for their end', async () => {
    const { ana, due, end } = await quietAfter(1);
    notices.refuseMail(451);
    await tick(due);
    notices.refuseMail();
    await tick(due + 3 * minute);
    expect(await lettersTo(ana)).toEqual([]);
    await tick(end - 1);
    expect(await lettersTo(ana)).toEqual([]);
    await tick(end);
    expect(await lettersTo(ana)).toHaveLength(1);
  });

  test('a retry for a lead that the person set does not wait', async () => {
    const { ana, due, recordId } = await quietAfter(-5);
    await ana.patch('/api/notices/leads', { type: 'appointment', recordId, leads: ['120m'] });
    notices.refuseMail(451);
    await tick(due);
    notices.refuseMail();
    await tick(due + minute);
    expect(await lettersTo(ana)).toHaveLength(1);
  });

  test('a catch-up notice is sent when they end; the bell has it at once', async () => {
    const { ana, due, end } = await quietAfter(20);
    await tick(due + 30 * minute);
    expect(await lettersTo(ana)).toEqual([]);
    expect(await bellOf(ana)).toEqual(['You have 1 thing to catch up on']);
    await tick(end);
    expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['You have 1 thing to catch up on']);
  });
});
