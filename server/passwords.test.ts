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

// Another test in this process may have loaded the module without the mock.
vi.resetModules();
const { hashPassword, verifyPassword } = await import('./passwords.ts');

beforeEach(() => {
  hashing.costs = [];
  hashing.most = 0;
});

test('a password matches its own hash and a different password does not', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct hors', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('hashing the same password twice gives different hashes', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('composed and decomposed forms of a letter match', async () => {
  expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
});

test('a missing account costs the same work as a wrong password, and never matches', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', undefined)).toBe(false);
  await verifyPassword('wrong', hash);
  expect(hashing.costs).toHaveLength(3);
  expect(new Set(hashing.costs.map((cost) => JSON.stringify(cost))).size).toBe(1);
});

test('a hash with different cost parameters is still verified', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
  await verifyPassword('x', `${cheap}${'A'.repeat(43)}`);
  expect(hashing.costs).toEqual([{ algorithm: 'argon2id', memory: 64, passes: 1, parallelism: 1, tagLength: 32 }]);
});

test('at most two hashes are computed at a time, and all of them finish', async () => {
  const hash = await hashPassword('correct horse');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) => verifyPassword(n % 2 ? 'correct horse' : 'wrong', hash)),
  );
  expect(outcomes).toEqual([false, true, false, true, false, true, false, true]);
  expect(hashing.most).toBe(2);
});
