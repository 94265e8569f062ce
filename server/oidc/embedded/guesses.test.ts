import { argon2Sync, createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { attempts } from '../../http/tables.ts';
import { addAccount } from './accounts.ts';
import { accountFor, countSignUp, provesHerself } from './guesses.ts';
import { accounts } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
afterAll(() => database.close());

const salt = Buffer.alloc(16, 7);
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const cheapTag = argon2Sync('argon2id', {
  message: 'right',
  nonce: salt,
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
});
const cheapHash = `$argon2id$v=19$m=8,t=1,p=1$${unpadded(salt)}$${unpadded(cheapTag)}`;

let address = 0;
const newAddress = () => `10.0.${Math.floor(++address / 250)}.${address % 250}`;

async function newAccount() {
  const account = await addAccount(database, {
    email: `${randomUUID()}@example.com`,
    password: 'right',
    firstName: null,
    lastName: null,
  });
  if (!account) throw new Error('No account');
  // Guesses are many here, and a cheap hash counts as well as a costly one.
  const [cheap = account] = await db
    .update(accounts)
    .set({ passwordHash: cheapHash })
    .where(eq(accounts.id, account.id))
    .returning();
  return cheap;
}

const stranger = () => undefined;
const guess = (email: string, password: string, from = newAddress(), knows: () => string | undefined = stranger) =>
  accountFor(database, { email, password, address: from, knows });
const tooMany = { status: 429, message: 'Too many tries. Please wait 15 minutes and try again' };
/** As if so many had been counted already. */
const setCount = (kind: string, key: string, count: number) =>
  db
    .update(attempts)
    .set({ count })
    .where(and(eq(attempts.kind, kind), eq(attempts.key, createHash('sha256').update(key).digest('base64url'))));
const letTheWindowsEnd = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });

test('ten wrong passwords for one account, from wherever, and the eleventh is not even looked at', async () => {
  const { id, email } = await newAccount();
  for (let n = 0; n < 10; n++) expect(await guess(n % 2 ? email : email.toUpperCase(), 'wrong')).toBeUndefined();
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  await letTheWindowsEnd();
  expect(await guess(email, 'right')).toMatchObject({ id });
});

test('an e-mail without an account is counted and refused in the same way', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 10; n++) expect(await guess(email, 'wrong')).toBeUndefined();
  await expect(guess(email, 'wrong')).rejects.toMatchObject(tooMany);
});

test('a right password starts the count of the account afresh', async () => {
  const { id, email } = await newAccount();
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) await guess(email, 'wrong');
    expect(await guess(email, 'right')).toMatchObject({ id });
  }
});

test('a hundred wrong passwords from one address, whatever the account; right ones do not count', async () => {
  const { id, email } = await newAccount();
  const from = newAddress();
  const guessWrong = () => guess(`${randomUUID()}@example.com`, 'wrong', from);
  await guessWrong();
  await setCount('sign-in', `address ${from}`, 95);
  for (let n = 95; n < 100; n++) {
    await guessWrong();
    if (n < 99) expect(await guess(email, 'right', from)).toMatchObject({ id });
  }
  await expect(guess(email, 'right', from)).rejects.toMatchObject(tooMany);
  expect(await guess(email, 'right')).toMatchObject({ id });
});

test('whoever is refused by her address cannot use up the tries of an account', async () => {
  const { id, email } = await newAccount();
  const from = newAddress();
  await guess(`${randomUUID()}@example.com`, 'wrong', from);
  await setCount('sign-in', `address ${from}`, 100);
  for (let n = 0; n < 30; n++) await expect(guess(email, 'wrong', from)).rejects.toMatchObject(tooMany);
  expect(await guess(email, 'right')).toMatchObject({ id });
});

test('a thousand wrong passwords from everywhere are enough for all strangers together', async () => {
  const { id, email } = await newAccount();
  await letTheWindowsEnd();
  await guess(`${randomUUID()}@example.com`, 'wrong');
  await setCount('sign-in', 'everywhere', 999);
  await guess(`${randomUUID()}@example.com`, 'wrong');
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  expect(await guess(email, 'right', newAddress(), () => 'her own phone')).toMatchObject({ id });
  await letTheWindowsEnd();
});

test('strangers cannot lock the owner out of her own browser, and it has ten tries too', async () => {
  const { id, email } = await newAccount();
  for (let n = 0; n < 10; n++) await guess(email, 'wrong');
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  const phone = randomUUID();
  const fromHerPhone = (password: string) => guess(email, password, newAddress(), () => phone);
  expect(await fromHerPhone('right')).toMatchObject({ id });
  for (let n = 0; n < 10; n++) await fromHerPhone('wrong');
  await expect(fromHerPhone('right')).rejects.toMatchObject(tooMany);
});

test('sixty sign-ups a minute from one address, and six hundred from everywhere', async () => {
  const signUp = (from: string, email = `${randomUUID()}@example.com`) =>
    countSignUp(database, { email, address: from });
  const from = newAddress();
  for (let n = 0; n < 60; n++) await signUp(from);
  await expect(signUp(from)).rejects.toMatchObject({
    status: 429,
    message: 'Too many tries. Please wait 1 minute and try again',
  });
  await setCount('sign-up', 'everywhere', 599);
  await signUp(newAddress());
  await expect(signUp(newAddress())).rejects.toMatchObject({ status: 429 });
  await letTheWindowsEnd();
});

test('one e-mail can be tried ten times for a sign-up', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 10; n++) await countSignUp(database, { email, address: newAddress() });
  await expect(countSignUp(database, { email, address: newAddress() })).rejects.toMatchObject(tooMany);
});

test('somebody signed in has ten tries to prove herself', async () => {
  const account = await newAccount();
  for (let n = 0; n < 10; n++) expect(await provesHerself(database, account, 'wrong')).toBe(false);
  await expect(provesHerself(database, account, 'right')).rejects.toMatchObject(tooMany);
  await letTheWindowsEnd();
  expect(await provesHerself(database, account, 'right')).toBe(true);
});
