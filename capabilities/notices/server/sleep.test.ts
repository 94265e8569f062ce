import { expect, test } from 'vitest';
import { copyData } from '#server/database/copy-data.ts';
import { noticeApp, soon } from '#testing/notice-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { checkFamily, familiesToCheck, tidyLedger } from './check-store.ts';
import { sendWaiting } from './send-store.ts';
import { tick as tickWith } from './tick-job.ts';

/** Servers that sleep, fail, are restored, copied and upgraded: nothing is lost, and nobody gets a flood. */

const notices = await noticeApp();
const { signUpSimply, addDevice, lettersTo, ledgerOf, tick, services, database } = notices;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
type Person = Awaited<ReturnType<typeof signUpSimply>>;

/** Adds birthdays that are `days` away. Reminders are due 21, 7 and 1 days before, at 9:00. */
async function addBirthdays(person: Person, ...days: number[]) {
  for (const away of days) {
    const date = new Date(Date.now() + away * day).toISOString().slice(5, 10);
    const birthday = { name: `Rosa ${away}`, date: `1956-${date}`, relationship: 'family' };
    expect((await person.post('/api/birthdays', birthday)).status).toBe(201);
  }
}

const channelsIn = async (person: Person, state: string) =>
  (await ledgerOf(person)).filter((row) => row.state === state).map(({ channel }) => channel);

test('asleep for two days: one message by each channel', async () => {
  const ana = await signUpSimply();
  const { requests } = await addDevice(ana);
  await addBirthdays(ana, 8, 9, 22, 23);
  await tick(Date.now());
  await tick(Date.now() + 2.5 * day);
  expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['You have 4 things to catch up on']);
  expect(requests()).toHaveLength(1);
  expect(await channelsIn(ana, 'sent')).toEqual(['bell', 'mail', 'push']);
  await tick(Date.now() + 2.5 * day + minute);
  expect(await lettersTo(ana)).toHaveLength(1);
});

test('asleep for months: one message, about what is still ahead', async () => {
  const ana = await signUpSimply();
  await addBirthdays(ana, 8, 100);
  await tick(Date.now());
  await tick(Date.now() + 95 * day);
  const [letter, ...more] = await lettersTo(ana);
  expect(more).toEqual([]);
  expect(letter?.text).toContain('Rosa 100');
  expect(letter?.text).not.toContain('Rosa 8');
});

test('messages that were waiting when the server went to sleep are part of the same one message', async () => {
  const ana = await signUpSimply();
  await addBirthdays(ana, 8, 22, 9);
  await tick(nineOClock(1) - minute);
  notices.refuseMail(451);
  await tick(nineOClock(1));
  notices.refuseMail();
  expect(await channelsIn(ana, 'waiting')).toEqual(['mail', 'mail']);
  const awake = nineOClock(2) + 2 * hour;
  await tick(awake);
  const [letter, ...more] = await lettersTo(ana);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('You have 3 things to catch up on');
  for (const name of ['Rosa 8', 'Rosa 9', 'Rosa 22']) expect(letter?.text).toContain(name);
  expect(await channelsIn(ana, 'waiting')).toEqual([]);
  await tick(awake + hour);
  expect(await lettersTo(ana)).toHaveLength(1);
});

/** 9:00 (UTC) some days from now. */
const nineOClock = (days: number) =>
  Date.parse(`${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T09:00Z`);

test('one message that waited is sent as it is', async () => {
  const ana = await signUpSimply();
  const { dentist, due } = soon();
  await ana.post('/api/appointments', { ...dentist, type: 'Other' });
  await checkFamily(services, ana.familyId, due);
  await sendWaiting(services, due + 30 * minute);
  expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['Dentist']);
});

test('an event that is cancelled while a catch-up notice waits is not in it', async () => {
  const ana = await signUpSimply();
  await addBirthdays(ana, 8, 9);
  await tick(Date.now());
  notices.refuseMail(451);
  await tick(Date.now() + 2.5 * day);
  const [first, second] = (await ana.get('/api/birthdays')).json;
  await ana.remove(`/api/birthdays/${first.id}`);
  notices.refuseMail();
  await tick(Date.now() + 2.5 * day + 2 * minute);
  const [letter] = await lettersTo(ana);
  expect(letter?.subject).toBe('You have 1 thing to catch up on');
  expect(letter?.text).toContain(second.name);
  expect(letter?.text).not.toContain(first.name);
});

test('a clock that ran ahead and was put back neither repeats nor loses anything', async () => {
  const ana = await signUpSimply();
  const { dentist, due } = soon();
  await tick(due + 30 * day);
  await ana.post('/api/appointments', dentist);
  await tick(due - minute);
  await tick(due);
  await tick(due + minute);
  expect(await lettersTo(ana)).toHaveLength(1);
});

test('a check that fails is made up for, even if something is changed meanwhile', async () => {
  const ana = await signUpSimply();
  // It fell due five minutes ago, which the next check will see.
  const { dentist, due } = soon(-5);
  await ana.post('/api/appointments', dentist);
  await database.pool.query(
    `update family_due_checks set check_at = $2, checked_until = $2::timestamptz - interval '1 hour' where family_id = $1`,
    [ana.familyId, new Date(due)],
  );
  const failures: unknown[] = [];
  const broken = { ...services, webhook: { ...services.webhook, isAllowed: () => fail() } };
  await tickWith(broken, (error) => failures.push(error), Date.now());
  expect(failures).toHaveLength(1);
  expect(await ledgerOf(ana)).toEqual([]);
  await ana.post('/api/appointments', { ...dentist, title: 'Other', date: '2031-01-01' });
  await tick(Date.now() + minute);
  expect(await lettersTo(ana)).toHaveLength(1);
});

function fail(): never {
  throw new Error('Broken');
}

test('a tick checks all families whose check is due, however many', async () => {
  const ana = await signUpSimply();
  const { dentist, due } = soon();
  await tick(due - minute);
  await ana.post('/api/appointments', dentist);
  await database.pool.query(`
    with others as (insert into families (name) select 'Family ' || n from generate_series(1, 205) n returning id)
    insert into family_due_checks (family_id, check_at, checked_until)
    select id, timestamptz 'epoch' - interval '1 day', now() from others
    on conflict (family_id) do update set check_at = excluded.check_at`);
  await tick(due);
  expect(await lettersTo(ana)).toHaveLength(1);
  expect(await familiesToCheck(database, due)).toEqual([]);
});

test('a copied database tells nothing of the past', async () => {
  const ana = await signUpSimply();
  const { dentist, due } = soon();
  await addBirthdays(ana, 8);
  await ana.post('/api/appointments', dentist);
  const copy = await openTestDatabase();
  await copyData(database, copy);
  const { rows } = await copy.pool.query(
    `select checked_until > now() - interval '1 minute' as is_now from family_due_checks where family_id = $1`,
    [ana.familyId],
  );
  expect(rows).toEqual([{ is_now: true }]);
  await tickWith({ ...services, database: copy }, fail, due + 2.5 * day);
  expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['You have 1 thing to catch up on']);
  await copy.close();
});

test('the ledger goes back 90 days, and a family that was checked by a fast clock is checked again', async () => {
  const ana = await signUpSimply();
  const now = Date.now();
  for (const days of [89, 91])
    await database.pool.query(
      `insert into notices (family_id, user_id, key, kind, channel, title, body, path, due_at, useful_until, state, try_at)
       values ($1, $2, $3, 'morning', 'bell', '', '', '/', $4, $4, 'sent', $4)`,
      [ana.familyId, ana.userId, `${days} days ago`, new Date(now - days * day)],
    );
  await checkFamily(services, ana.familyId, now + 30 * day);
  expect(await familiesToCheck(database, now)).not.toContain(ana.familyId);
  await tidyLedger(database, now);
  expect((await ledgerOf(ana)).map(({ key }) => key)).toEqual(['89 days ago']);
  expect(await familiesToCheck(database, now)).toContain(ana.familyId);
});

test('an upgrade tells nothing of the past', async () => {
  const ana = await signUpSimply();
  await addBirthdays(ana, 6, 20);
  // As the migration leaves it.
  await database.pool.query('delete from family_due_checks where family_id = $1', [ana.familyId]);
  await database.pool.query('insert into family_due_checks select id, now(), now() from families where id = $1', [
    ana.familyId,
  ]);
  await tick(Date.now() + minute);
  expect(await ledgerOf(ana)).toEqual([]);
});

test('every table that decides what is due makes its family be checked again', async () => {
  const ana = await signUpSimply();
  const list = (await ana.post('/api/grocery-lists/generate', { weekStartDate: '2031-01-06' })).json;
  await ana.post('/api/handoffs', { type: 'groceries', recordId: list.id, guestName: 'Grandma' });
  const read = new Set<string>();
  const { pool } = database;
  const watched = { ...database, pool: new Proxy(pool, { get: watch }) };
  await checkFamily({ ...services, database: watched }, ana.familyId, Date.now() + 8 * day);
  const { rows } = await pool.query(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'check_due_again'`,
  );
  const marked = rows.map(({ name }) => name);
  // These changes don't move any due date: they are about channels, and about notices that were already sent.
  const others = ['family_due_checks', 'notices', 'push_devices', 'users'];
  expect([...read].filter((name) => !marked.includes(name)).toSorted()).toEqual(others);
  expect([...marked].filter((name) => !read.has(name))).toEqual([]);

  function watch(target: typeof pool, property: keyof typeof pool) {
    if (property !== 'connect') return Reflect.get(target, property);
    return async () => {
      const client = await target.connect();
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const spy = (...given: unknown[]) => {
        const [first] = given as [string | { text: string }];
        const text = typeof first === 'string' ? first : first.text;
        for (const [, name] of text.matchAll(/\b(?:from|join) "(\w+)"/g)) read.add(name ?? '');
        return query(...given);
      };
      return new Proxy(client, { get: (of, name) => (name === 'query' ? spy : Reflect.get(of, name)) });
    };
  }
});
