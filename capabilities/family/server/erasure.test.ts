import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, test } from 'vitest';
import { sessions } from '#capabilities/account/server/tables.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { handoffs } from '#capabilities/handoffs/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recordedRows } from '#server/database/recording-table.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { families, familyMembers, familyTables, memberTables, personTables, users } from '#server/database/tenants.ts';
import { joinFamily } from '#testing/join-family.ts';
import type { ScriptedBrowser } from '#testing/scripted-browser.ts';
import { proveIdentity } from '#testing/sign-in.ts';
import { createAccount, password, signIn, signInApp } from '#testing/sign-in-app.ts';
import { tableNames, tablesContaining as tablesIn } from '#testing/tables-containing.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const { database, signUp: signUpOnly, visitor } = await testApp();
/** Signs up a person with a recent proof. */
const signUp: typeof signUpOnly = async (names) => {
  const person = await signUpOnly(names);
  await proveIdentity(database, person);
  return person;
};
const { app, browser: newBrowser } = await signInApp(database);
afterAll(() => app.close());
const db = acrossFamilies(database);

const tables = await tableNames(database);
const tablesContaining = (...texts: string[]) => tablesIn(database, ...texts);

/** The tables outside the lists, and how each is archived and erased. */
const otherTables = {
  account_tokens: 'deleted with the account',
  accounts: 'data of the embedded provider; erased with the person',
  attempts: 'counters under hashed names, gone within a day',
  families: '`family` in the archive',
  family_due_checks: 'when to check next; deleted with the family',
  family_members: '`members` in the archive; deleted with the family or the person',
  oidc_payloads: 'sessions of the embedded provider; erased with the account',
  pending_sign_ins: 'not linked to a person, deleted within the hour',
  server_secrets: 'secrets of the server',
  sessions: 'not archived; deleted with the person',
  users: '`you` in the archive',
};

test('every table is archived and erased with its family or person, or listed here with a reason', () => {
  const listed = [...familyTables, ...personTables, ...memberTables].map(getTableName);
  expect([...listed, ...Object.keys(otherTables)].toSorted()).toEqual(tables);
});

/** Inserts a row into every table of the family and the person, with the person's email in its texts. */
async function fill({ familyId, userId, email }: { familyId: string; userId: string; email: string }) {
  const ids = new Map<PgTable, string>([
    [families, familyId],
    [users, userId],
  ]);
  const valueFor = (column: PgColumn) => {
    if (column.name === 'userId') return userId;
    if (column.name === 'familyId') return familyId;
    if (column.enumValues?.[0]) return column.enumValues[0];
    if (column.columnType === 'PgText') return `${email} ${randomUUID()}`;
    if (column.columnType === 'PgInteger') return 1;
    if (column.columnType === 'PgDateString') return '2026-05-31';
    if (column.columnType === 'PgUUID' && !column.hasDefault) return randomUUID();
    if (column.columnType === 'PgJsonb' && !column.hasDefault) return { email, userId };
    if (column.getSQLType().startsWith('timestamp') && !column.hasDefault) return '2026-05-31T12:00:00Z';
    if (column.getSQLType() === 'bytea') return Buffer.from('picture').toString('base64');
    return undefined;
  };
  async function fillTable(table: PgTable): Promise<string> {
    const filled = ids.get(table);
    if (filled) return filled;
    const { columns, foreignKeys } = getTableConfig(table);
    const row: Record<string, unknown> = {};
    for (const column of columns) row[column.name] = valueFor(column);
    for (const { reference } of foreignKeys) {
      const { columns: from, foreignTable } = reference();
      if (foreignTable === familyMembers) continue;
      // The key of a session is not an id, and the test needs its own session. A hand-off is of one record.
      const isOtherRecord = ![families, householdMembers, appointments].some((one) => one === foreignTable);
      if (foreignTable === sessions || (table === handoffs && isOtherRecord)) {
        for (const column of from) row[column.name] = null;
        continue;
      }
      for (const column of from) row[column.name] = await fillTable(foreignTable);
    }
    const [added] = await db.insert(table).values(row).onConflictDoNothing().returning();
    const id = String((added as { id?: string } | undefined)?.id);
    ids.set(table, id);
    return id;
  }
  for (const table of [...familyTables, ...personTables, ...memberTables]) await fillTable(table);
}

const newPerson = async () => {
  const email = `${randomUUID()}@example.com`;
  const person = { ...(await signUp({ email })), email };
  await fill(person);
  return person;
};

const eraseFamily = { confirmation: 'Delete our family ' };
const eraseAccount = { confirmation: 'delete my account' };
const familyNames = [...familyTables, ...memberTables].map(getTableName);

/** Chats until there are two proposals, and approves one. Returns a text that only the conversation contains. */
async function chatWithWand(person: Client) {
  // Letters only: '6a' in a random text would be a time.
  const secretText = `surprise ${randomUUID().replaceAll(/[\d-]/g, '')}`;
  for (const message of [`add an appointment: ${secretText} on December 1 at 3pm`, 'dentist on December 2 at 4pm'])
    await person.post('/api/wand/chat', { message });
  const { turns } = (await person.get('/api/wand/conversation')).json;
  const { json } = await person.post('/api/wand/approve', { proposals: [{ id: turns[1].proposals[0].id }] });
  expect(json).toMatchObject({ refused: [], changed: ['appointments'] });
  return secretText;
}

describe('the archive', () => {
  test('contains every record of the family and the person, and no secrets', async () => {
    const ana = await newPerson();
    const { status, json } = await ana.get('/api/family/archive');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      product: 'Mothership',
      format: 1,
      exportedAt: expect.any(String),
      family: { id: ana.familyId, name: 'My family' },
      members: [{ id: ana.userId, role: 'owner' }],
      you: { id: ana.userId, email: ana.email },
    });
    for (const table of [...familyTables, ...personTables, ...memberTables]) {
      const name = getTableName(table);
      const { rows } = await database.pool.query(`select id from "${name}" where user_id = $1`, [ana.userId]);
      expect(rows, name).toHaveLength(1);
      expect(
        json.records[name].map(({ id }: { id: string }) => id),
        name,
      ).toEqual(rows.map(({ id }) => id));
    }
    expect(JSON.stringify(json)).not.toMatch(/hash/i);
  });

  test("contains other members' records of the family, but not their own data nor another family's", async () => {
    const [ana, david, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    await joinFamily(david, ana);
    await david.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    await david.post('/api/calendar/feed');
    const { json, text } = await ana.get('/api/family/archive');
    expect(json.records.household_members).toContainEqual(expect.objectContaining({ userId: david.userId }));
    for (const table of [...personTables, ...memberTables])
      expect(JSON.stringify(json.records[getTableName(table)])).not.toContain(david.userId);
    for (const foreign of [david.familyId, stranger.familyId, stranger.userId]) expect(text).not.toContain(foreign);
  });

  test("contains what the assistant did for the family, but no other member's conversation", async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const secretText = await chatWithWand(david);
    expect((await david.get('/api/family/archive')).text).toContain(secretText);
    const { json, text } = await ana.get('/api/family/archive');
    expect(text).not.toContain(secretText);
    expect(json.records.wand_turns).toEqual([]);
    expect(json.records.wand_proposals).toMatchObject([{ status: 'approved', userId: david.userId }]);
    expect(json.records.recorded_rows).toMatchObject([{ tableName: 'appointments' }]);
  });
});

describe('deleting the family', () => {
  test('leaves no row in any table and moves the owner to a new family', async () => {
    const [ana, stranger] = [await newPerson(), await newPerson()];
    expect(await tablesContaining(ana.familyId)).toEqual(expect.arrayContaining(familyNames));
    expect((await ana.post('/api/family/erase', eraseFamily)).status).toBe(204);
    expect(await tablesContaining(ana.familyId)).toEqual([]);
    expect((await ana.get('/api/family')).json).toMatchObject({ name: 'My family', role: 'owner' });
    expect((await ana.get('/api/children')).json).toEqual([]);
    expect(await tablesContaining(stranger.familyId)).toEqual(expect.arrayContaining(familyNames));
  });

  test('requires the confirmation text and an owner', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    expect(await ana.post('/api/family/erase', { confirmation: 'yes' })).toMatchObject({
      status: 400,
      text: 'Please type "delete our family" to confirm',
    });
    expect(await david.post('/api/family/erase', eraseFamily)).toMatchObject({
      status: 403,
      text: 'Only an owner can delete the family',
    });
    expect((await ana.get('/api/family')).json.members).toHaveLength(2);
  });

  test('gives the other members a 403 on their next request, then moves them to other families', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    await ana.post('/api/family/erase', eraseFamily);
    expect(await david.get('/api/children')).toMatchObject({
      status: 403,
      text: 'You no longer belong to this family',
    });
    expect((await david.get('/api/family')).json.id).toBe(david.familyId);
  });
});

describe('deleting the account', () => {
  const userOf = async (browser: ScriptedBrowser) => JSON.parse((await browser.open('/api/auth/user')).text);
  const familyOf = async (browser: ScriptedBrowser) => JSON.parse((await browser.open('/api/family')).text);
  const erase = (browser: ScriptedBrowser, payload = eraseAccount) =>
    browser.request({ method: 'POST', url: '/api/account/erase', payload });
  const signInAgain = async (browser: ScriptedBrowser, email: string, typed = password) =>
    browser.submit(await browser.open('/api/login?again&returnTo=/profile'), { email, password: typed });

  test('leaves nothing of the person in any table, including their family, sign-ins and email', async () => {
    const [browser, email] = [newBrowser(), `${randomUUID()}@example.com`];
    await createAccount(browser, email);
    const { id: userId } = await userOf(browser);
    const { id: familyId } = await familyOf(browser);
    await fill({ userId, familyId, email });
    const [known] = await db.select().from(users).where(eq(users.id, userId));
    expect(await tablesContaining(known?.subject ?? '')).toEqual(expect.arrayContaining(['accounts', 'oidc_payloads']));

    expect(await erase(browser, { confirmation: 'delete' })).toMatchObject({
      status: 400,
      text: 'Please type "delete my account" to confirm',
    });
    await signInAgain(browser, email);
    expect((await erase(browser)).status).toBe(204);
    expect(await tablesContaining(userId, familyId, email, known?.subject ?? '')).toEqual([]);
    expect(await browser.request({ method: 'GET', url: '/api/auth/user' })).toMatchObject({ status: 401 });
    expect((await signIn(newBrowser(), email)).text).toContain('Sign in to Mothership');
  });

  test('requires a new sign-in first, and so does deleting the family', async () => {
    const [browser, email] = [newBrowser(), `${randomUUID()}@example.com`];
    await createAccount(browser, email);
    const { id: userId } = await userOf(browser);
    const refused = { status: 403, text: "Please sign in again first, so we know it's you" };
    const eraseOwnFamily = () => browser.request({ method: 'POST', url: '/api/family/erase', payload: eraseFamily });
    expect(await erase(browser)).toMatchObject(refused);
    expect(await eraseOwnFamily()).toMatchObject(refused);

    const page = await browser.open('/api/login?again&returnTo=/profile');
    expect(page.text).toContain('Sign in again');
    expect(page.text, 'the email is filled in').toContain(`value="${email}"`);
    expect(page.text).not.toContain('Create account');
    expect((await browser.submit(page, { email, password: 'wrong password' })).text).toContain(
      'Wrong email or password',
    );
    expect(await erase(browser)).toMatchObject(refused);

    expect((await signInAgain(browser, email)).address).toBe('/profile');
    expect((await userOf(browser)).id).toBe(userId);
    const tooLate = sql`sess || jsonb_build_object('provenAt', now() - interval '10 minutes')`;
    await db.update(sessions).set({ sess: tooLate }).where(eq(sessions.userId, userId));
    expect(await erase(browser)).toMatchObject(refused);
    await signInAgain(browser, email);
    expect((await eraseOwnFamily()).status).toBe(204);
    expect((await erase(browser)).status).toBe(204);
  });

  test('is refused after signing in again with another account or in another browser', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const [email, another] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await createAccount(other, another);
    await createAccount(browser, email);
    const { id } = await userOf(browser);
    const page = await signInAgain(browser, another);
    expect(page.status).toBe(403);
    expect(page.text).toContain('That&#39;s a different account from the one you use here');
    expect((await userOf(browser)).id).toBe(id);
    expect((await erase(browser)).status).toBe(403);
    await signInAgain(browser, email);
    const elsewhere = newBrowser();
    await signIn(elsewhere, email);
    expect((await erase(elsewhere)).status).toBe(403);
  });

  test("keeps the person's records in a family that remains, without their id", async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    await david.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const secretText = await chatWithWand(david);
    expect((await david.post('/api/account/erase', eraseAccount)).status).toBe(204);
    expect((await ana.get('/api/children')).json).toMatchObject([{ name: 'Mia' }]);
    expect((await ana.get('/api/family')).json.members).toHaveLength(1);
    expect(await tablesContaining(david.userId, david.familyId, secretText)).toEqual([]);
    expect((await david.get('/api/auth/user')).status).toBe(401);
    const [{ id }] = (await ana.get('/api/wand/journal')).json;
    expect((await ana.post(`/api/wand/proposals/${id}/undo`)).status).toBe(200);
    expect((await ana.get('/api/appointments')).json).toEqual([]);
  });

  test('clears the link with an adult of the household, also in what the assistant recorded', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
    const { id } = (await ana.post('/api/household-members', adult)).json;
    await david.post('/api/preferences', { name: 'David', adult: { id }, onboardingCompleted: true });
    const image = { id, user_id: ana.userId, linked_user_id: david.userId };
    const recorded = { actionId: randomUUID(), place: 0, tableName: 'household_members', rowId: id, after: image };
    await db.insert(recordedRows).values({ familyId: ana.familyId, userId: ana.userId, ...recorded });
    expect(await tablesContaining(david.userId)).toContain('household_members');
    expect((await david.post('/api/account/erase', eraseAccount)).status).toBe(204);
    expect((await ana.get('/api/household-members')).json).toMatchObject([{ name: 'David', linkedUserId: null }]);
    expect(await tablesContaining(david.userId)).toEqual([]);
  });

  test('is refused for the last owner of a family with other members', async () => {
    const [ana, david] = [await signUp({ lastName: 'Lopez' }), await signUp()];
    await joinFamily(david, ana);
    expect(await ana.post('/api/account/erase', eraseAccount)).toMatchObject({
      status: 409,
      text: 'You\'re the only owner of "The Lopez family". Make someone else an owner there, or delete that family, and try again',
    });
    expect((await ana.get('/api/family')).json.members).toHaveLength(2);
    await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
    expect((await ana.post('/api/account/erase', eraseAccount)).status).toBe(204);
  });

  test("deletes the person's open invitations", async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
    const { json } = await ana.post('/api/family/invitations', {});
    await ana.post('/api/account/erase', eraseAccount);
    expect((await visitor.get(`/api/invitations/${json.link.split('/').at(-1)}`)).status).toBe(404);
  });
});
