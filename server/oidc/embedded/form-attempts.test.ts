import { argon2Sync, createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { attempts } from '../../http/tables.ts';
import { addAccount } from './accounts.ts';
import { countSignUp, findAccountByCredentials, isCurrentPassword } from './form-attempts.ts';
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
  // A cheap hash, because these tests make many guesses.
  const [cheap = account] = await db
    .update(accounts)
    .set({ passwordHash: cheapHash })
    .where(eq(accounts.id, account.id))
    .returning();
  return cheap;
}

const stranger = () => undefined;
const guess = (
  email: string,
  password: string,
  from = newAddress(),
  browserIdFor: () => string | undefined = stranger,
) => findAccountByCredentials(database, { email, password, address: from, browserIdFor });
const tooMany = { status: 429, message: 'Too many tries. Please wait 15 minutes and try again' };
/** Sets the number of counted attempts. */
const setCount = (kind: string, key: string, count: number) =>
  db
    .update(attempts)
    .set({ count })
    .where(and(eq(attempts.kind, kind), eq(attempts.key, createHash('sha256').update(key).digest('base64url'))));
const expireWindows = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });

test('after ten wrong passwords for an account, from any address, even the right one is refused', async () => {
  const { id, email } = await newAccount();
  for (let n = 0; n < 10; n++) expect(await guess(n % 2 ? email : email.toUpperCase(), 'wrong')).toBeUndefined();
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  await expireWindows();
  expect(await guess(email, 'right')).toMatchObject({ id });
});

test('an e-mail without an account is counted and refused the same way', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 10; n++) expect(await guess(email, 'wrong')).toBeUndefined();
  await expect(guess(email, 'wrong')).rejects.toMatchObject(tooMany);
});

test('a right password resets the count of the account', async () => {
  const { id, email } = await newAccount();
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) await guess(email, 'wrong');
    expect(await guess(email, 'right')).toMatchObject({ id });
  }
});

test('an address is refused after a hundred wrong passwords for any accounts, not counting right ones', async () => {
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

test('guesses refused by the address limit do not count for the account', async () => {
  const { id, email } = await newAccount();
  const from = newAddress();
  await guess(`${randomUUID()}@example.com`, 'wrong', from);
  await setCount('sign-in', `address ${from}`, 100);
  for (let n = 0; n < 30; n++) await expect(guess(email, 'wrong', from)).rejects.toMatchObject(tooMany);
  expect(await guess(email, 'right')).toMatchObject({ id });
});

test('after a thousand wrong passwords overall, only known browsers can sign in', async () => {
  const { id, email } = await newAccount();
  await expireWindows();
  await guess(`${randomUUID()}@example.com`, 'wrong');
  await setCount('sign-in', 'everywhere', 999);
  await guess(`${randomUUID()}@example.com`, 'wrong');
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  expect(await guess(email, 'right', newAddress(), () => 'known phone')).toMatchObject({ id });
  await expireWindows();
});

test('a known browser has its own ten attempts, which strangers cannot use up', async () => {
  const { id, email } = await newAccount();
  for (let n = 0; n < 10; n++) await guess(email, 'wrong');
  await expect(guess(email, 'right')).rejects.toMatchObject(tooMany);
  const phone = randomUUID();
  const guessFromPhone = (password: string) => guess(email, password, newAddress(), () => phone);
  expect(await guessFromPhone('right')).toMatchObject({ id });
  for (let n = 0; n < 10; n++) await guessFromPhone('wrong');
  await expect(guessFromPhone('right')).rejects.toMatchObject(tooMany);
});

test('sign-ups are limited to sixty a minute per address and six hundred overall', async () => {
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
  await expireWindows();
});

test('sign-ups are limited to ten per e-mail', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 10; n++) await countSignUp(database, { email, address: newAddress() });
  await expect(countSignUp(database, { email, address: newAddress() })).rejects.toMatchObject(tooMany);
});

test('a signed-in person has ten attempts to confirm the current password', async () => {
  const account = await newAccount();
  for (let n = 0; n < 10; n++) expect(await isCurrentPassword(database, account, 'wrong')).toBe(false);
  await expect(isCurrentPassword(database, account, 'right')).rejects.toMatchObject(tooMany);
  await expireWindows();
  expect(await isCurrentPassword(database, account, 'right')).toBe(true);
});
