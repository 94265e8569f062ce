import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../database/scope.ts';
import { clearAttempts, countAttempt, deleteExpiredAttempts, networkOfAddress, uncountAttempt } from './attempts.ts';
import { Refusal } from './errors.ts';
import { attempts } from './tables.ts';

const database = await openTestDatabase();
const db = acrossFamilies(database);
afterAll(() => database.close());

let key = '';
beforeEach(() => {
  key = randomUUID();
});
const limit = { limit: 3, windowSeconds: 120 };
const attempt = () => countAttempt(database, 'test', key, limit);
const refusal = () => attempt().catch((error: Refusal) => error);
const expireWindow = () => db.update(attempts).set({ windowEndsAt: sql`now() - interval '1 second'` });

test('attempts up to the limit pass, and the next one is told how long to wait', async () => {
  for (const _ of [1, 2, 3]) await attempt();
  const refused = await refusal();
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 429, message: 'Too many tries. Please wait 2 minutes and try again' });
  expect((refused as Refusal).retryAfterSeconds).toBeGreaterThan(100);
});

test('concurrent attempts cannot exceed the limit', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, attempt));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('refused attempts do not extend the window', async () => {
  for (const _ of [1, 2, 3]) await attempt();
  await db.update(attempts).set({ windowEndsAt: sql`now() + interval '30 seconds'` });
  expect(await refusal()).toMatchObject({ message: 'Too many tries. Please wait 1 minute and try again' });
  expect(((await refusal()) as Refusal).retryAfterSeconds).toBeLessThanOrEqual(30);
});

test('the count restarts after the window', async () => {
  for (const _ of [1, 2, 3]) await attempt();
  await expireWindow();
  for (const _ of [1, 2, 3]) await attempt();
  expect(await refusal()).toMatchObject({ status: 429 });
});

test('one attempt can be uncounted, and all of them can be cleared', async () => {
  for (const _ of [1, 2, 3]) await attempt();
  await uncountAttempt(database, 'test', key);
  await attempt();
  expect(await refusal()).toMatchObject({ status: 429 });
  await clearAttempts(database, 'test', key);
  for (const _ of [1, 2, 3]) await attempt();
});

test('kinds and keys are counted separately', async () => {
  for (const _ of [1, 2, 3]) await attempt();
  await countAttempt(database, 'another', key, limit);
  await countAttempt(database, 'test', randomUUID(), limit);
});

test('the table does not store the key in plain text', async () => {
  await countAttempt(database, 'test', 'ana@example.com', limit);
  expect(JSON.stringify(await db.select().from(attempts))).not.toContain('ana@example.com');
});

test('only expired windows are deleted', async () => {
  await attempt();
  await expireWindow();
  const alive = randomUUID();
  await countAttempt(database, 'alive', alive, limit);
  await deleteExpiredAttempts(database);
  expect((await db.select().from(attempts)).map(({ kind }) => kind)).toEqual(['alive']);
});

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s are in the same home network: %s', (one, other, isSame) => {
  expect(networkOfAddress(one) === networkOfAddress(other)).toBe(isSame);
});
