import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../database/scope.ts';
import { adminPasswordMaker, requireAdmin } from './admin-password.ts';
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
const guessMade = (password: string) => requireAdmin(database, undefined, { password, address: home });
const everywhere = and(
  eq(attempts.kind, 'admin'),
  eq(attempts.key, createHash('sha256').update('everywhere').digest('base64url')),
);
const letTheWindowsEnd = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });

test('processes that start at the same time make one password, and only one of them is told', async () => {
  const told = await Promise.all(Array.from({ length: 10 }, () => adminPasswordMaker(database)()));
  const [made, ...more] = told.filter((password) => password !== undefined);
  expect(made).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  expect(more).toEqual([]);
  expect(await adminPasswordMaker(database)()).toBeUndefined();
  await guessMade(made ?? '');
  await guessMade(` ${made} `);
  await expect(guessMade('correct horse')).rejects.toMatchObject(incorrect);
});

test('a password that was stored although the connection broke before the answer is told by the next try', async () => {
  const makePassword = adminPasswordMaker(database);
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
  await expect(makePassword()).rejects.toThrow();
  expect(await db.select().from(serverSecrets)).toHaveLength(1);
  const made = await makePassword();
  await guessMade(made ?? '');
});

test('the database has only its hash', async () => {
  const made = await adminPasswordMaker(database)();
  const stored = JSON.stringify(await db.select().from(serverSecrets));
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(made);
});

test('before one is made every password is wrong', async () => {
  await expect(guessMade('')).rejects.toMatchObject(incorrect);
  await expect(guessMade('undefined')).rejects.toMatchObject(incorrect);
});

test('a configured password takes the place of the one that was made', async () => {
  const made = await adminPasswordMaker(database)();
  await guess(configured);
  await expect(guess(made ?? '')).rejects.toMatchObject(incorrect);
});

test('a letter typed in two ways is one letter, and blanks around it mean nothing', async () => {
  await requireAdmin(database, 'caf\u00e9 ', { password: ' cafe\u0301', address: home });
  for (const wrong of ['Correct horse', 'correct  horse', 'correct hors', 'correct horse1', ''])
    await expect(guess(wrong)).rejects.toMatchObject(incorrect);
});

test('after ten wrong ones from one address even the right one is refused there, until the wait is over', async () => {
  for (let n = 0; n < 10; n++) await expect(guess('wrong')).rejects.toMatchObject(incorrect);
  await expect(guess(configured)).rejects.toMatchObject(tooMany);
  await guess(configured, '192.0.2.8');
  await letTheWindowsEnd();
  await guess(configured);
});

test('guesses that race cannot slip by together', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess('wrong')));
  const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('right ones do not count, and start the count of their address afresh', async () => {
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) await expect(guess('wrong')).rejects.toMatchObject(incorrect);
    await guess(configured);
  }
  for (let n = 0; n < 101; n++) await guess(configured);
});

test('after a hundred wrong ones from everywhere nobody is let in, until the wait is over', async () => {
  await expect(guess('wrong')).rejects.toMatchObject(incorrect);
  await db.update(attempts).set({ count: 99 }).where(everywhere);
  await guess(configured, '192.0.2.8');
  await expect(guess('wrong', '192.0.2.9')).rejects.toMatchObject(incorrect);
  await expect(guess(configured, '192.0.2.10')).rejects.toMatchObject(tooMany);
  await letTheWindowsEnd();
  await guess(configured, '192.0.2.10');
});

test('whoever is refused by her address does not use up the tries of all', async () => {
  for (let n = 0; n < 200; n++) await expect(guess('wrong')).rejects.toThrow();
  await guess(configured, '192.0.2.8');
});
