import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { acrossFamilies } from '../../database/scope.ts';
import { serverSecrets } from '../../http/tables.ts';
import { clientSecret, cookieKeys, signingKeys } from './secrets.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('processes that start at the same time share one secret', async () => {
  const found = await Promise.all(Array.from({ length: 10 }, () => clientSecret(database)));
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toHaveLength(43);
});

test('secrets are stored, and each kind has its own', async () => {
  const [key] = await signingKeys(database);
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(await signingKeys(database)).toEqual([key]);
  expect(await cookieKeys(database)).not.toEqual([await clientSecret(database)]);
});

test('a newer key comes first, and the older one is kept', async () => {
  const [old] = await cookieKeys(database);
  await acrossFamilies(database)
    .insert(serverSecrets)
    .values({ kind: 'cookie-key', value: 'newer', createdAt: '2999-01-01T00:00:00Z' });
  expect(await cookieKeys(database)).toEqual(['newer', old]);
});
