import type * as crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';

const hashing = vi.hoisted(() => ({ costs: [] as unknown[], running: 0, most: 0 }));

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof original.argon2 = (algorithm, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    hashing.costs.push({ algorithm, memory, passes, parallelism, tagLength });
    hashing.running += 1;
    hashing.most = Math.max(hashing.most, hashing.running);
    original.argon2(algorithm, parameters, (error, key) => {
      hashing.running -= 1;
      done(error, key);
    });
  };
  return { ...original, argon2 };
});

// Another test of this process may have loaded it without the counting.
vi.resetModules();
const { hashPassword, isPassword } = await import('./passwords.ts');

beforeEach(() => {
  hashing.costs = [];
  hashing.most = 0;
});

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct hors', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('a letter typed in two ways is one letter', async () => {
  expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
});

test('for an account that is not there the same work is done, and fails', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPassword('correct horse', undefined)).toBe(false);
  await isPassword('wrong', hash);
  expect(hashing.costs).toHaveLength(3);
  expect(new Set(hashing.costs.map((cost) => JSON.stringify(cost))).size).toBe(1);
});

test('a hash made with other costs is still understood', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
  await isPassword('x', `${cheap}${'A'.repeat(43)}`);
  expect(hashing.costs).toEqual([{ algorithm: 'argon2id', memory: 64, passes: 1, parallelism: 1, tagLength: 32 }]);
});

test('never more than two are computed at once, and all of them finish', async () => {
  const hash = await hashPassword('correct horse');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) => isPassword(n % 2 ? 'correct horse' : 'wrong', hash)),
  );
  expect(outcomes).toEqual([false, true, false, true, false, true, false, true]);
  expect(hashing.most).toBe(2);
});
