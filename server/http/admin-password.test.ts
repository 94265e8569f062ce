import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../database/scope.ts';
import { adminPasswordCreator, requireAdmin } from './admin-password.ts';
import { attempts, serverSecrets } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(attempts);
  await db.delete(serverSecrets);
});

const incorrect = { status: 401, message: 'Incorrect password' };
const tooMany = { status: 429, message: 'Too many tries. Please wait 15 minutes and try again' };
const home = '192.0.2.7';
const configured = 'correct horse';
const guess = (password: string, address = home) => requireAdmin(database, configured, { password, address });
const guessGenerated = (password: string) => requireAdmin(database, undefined, { password, address: home });
const everywhere = and(
  eq(attempts.kind, 'admin'),
  eq(attempts.key, createHash('sha256').update('everywhere').digest('base64url')),
);
const expireWindows = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });

test('processes that start at the same time create one password, and only one of them gets it', async () => {
  const results = await Promise.all(Array.from({ length: 10 }, () => adminPasswordCreator(database)()));
  const [generated, ...more] = results.filter((password) => password !== undefined);
  expect(generated).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  expect(more).toEqual([]);
  expect(await adminPasswordCreator(database)()).toBeUndefined();
  await guessGenerated(generated ?? '');
  await guessGenerated(` ${generated} `);
  await expect(guessGenerated('correct horse')).rejects.toMatchObject(incorrect);
});

test('if the connection breaks after the password was stored, the next call returns it', async () => {
  const createPassword = adminPasswordCreator(database);
  database.pool.once('acquire', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    onTestFinished(() => void Object.assign(client, { query }));
    const breaksAfterCommit = async (...args: unknown[]) => {
      const answer = await query(...args);
      if (JSON.stringify(args).includes('commit')) throw new Error('Connection terminated unexpectedly');
      return answer;
    };
    Object.assign(client, { query: breaksAfterCommit });
  });
  await expect(createPassword()).rejects.toThrow();
  expect(await db.select().from(serverSecrets)).toHaveLength(1);
  const generated = await createPassword();
  await guessGenerated(generated ?? '');
});

test('the database holds only the hash of the password', async () => {
  const generated = await adminPasswordCreator(database)();
  const stored = JSON.stringify(await db.select().from(serverSecrets));
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(generated);
});

test('every password is wrong until one is created', async () => {
  await expect(guessGenerated('')).rejects.toMatchObject(incorrect);
  await expect(guessGenerated('undefined')).rejects.toMatchObject(incorrect);
});

test('a configured password replaces the generated one', async () => {
  const generated = await adminPasswordCreator(database)();
  await guess(configured);
  await expect(guess(generated ?? '')).rejects.toMatchObject(incorrect);
});

test('Unicode forms of a letter are equal, and outer blanks are ignored', async () => {
  await requireAdmin(database, 'caf\u00e9 ', { password: ' cafe\u0301', address: home });
  for (const wrong of ['Correct horse', 'correct  horse', 'correct hors', 'correct horse1', ''])
    await expect(guess(wrong)).rejects.toMatchObject(incorrect);
});

test('after ten wrong passwords from one address, even the right one is refused there until the window ends', async () => {
  for (let n = 0; n < 10; n++) await expect(guess('wrong')).rejects.toMatchObject(incorrect);
  await expect(guess(configured)).rejects.toMatchObject(tooMany);
  await guess(configured, '192.0.2.8');
  await expireWindows();
  await guess(configured);
});

test('concurrent guesses cannot exceed the limit', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess('wrong')));
  const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('right passwords are not counted, and reset the count of their address', async () => {
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) await expect(guess('wrong')).rejects.toMatchObject(incorrect);
    await guess(configured);
  }
  for (let n = 0; n < 101; n++) await guess(configured);
});

test('after a hundred wrong passwords from all addresses, everyone is refused until the window ends', async () => {
  await expect(guess('wrong')).rejects.toMatchObject(incorrect);
  await db.update(attempts).set({ count: 99 }).where(everywhere);
  await guess(configured, '192.0.2.8');
  await expect(guess('wrong', '192.0.2.9')).rejects.toMatchObject(incorrect);
  await expect(guess(configured, '192.0.2.10')).rejects.toMatchObject(tooMany);
  await expireWindows();
  await guess(configured, '192.0.2.10');
});

test('guesses refused by the address limit do not count toward the global limit', async () => {
  for (let n = 0; n < 200; n++) await expect(guess('wrong')).rejects.toThrow();
  await guess(configured, '192.0.2.8');
});
