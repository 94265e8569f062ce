import { describe, expect, test } from 'vitest';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Person } from '#server/database/scope.ts';
import { type RequestError, refusalOf } from '#server/http/answer-errors.ts';
import type { Input } from '#server/http/parse-input.ts';
import { perform, performStreamed, type Route } from '#server/http/serve.ts';
import { joinFamily } from '#testing/join-family.ts';
import { samplesOf } from '#testing/samples.ts';
import { proveIdentity } from '#testing/sign-in.ts';
import { tablesContaining } from '#testing/tables-containing.ts';
import { testApp } from '#testing/test-app.ts';
import { eraseAccount, eraseFamily } from './family-store.ts';

const { database, signUp } = await testApp();
const routes = createRoutes(createServices(readConfig({}), database));
const samples = samplesOf(routes.map(({ endpoint }) => endpoint));

/** Two owners of one family, both with a recent proof. */
async function twoOwners() {
  const [ana, david] = [await signUp(), await signUp()];
  await joinFamily(david, ana);
  await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
  for (const person of [ana, david]) await proveIdentity(database, person);
  return { ana, david, familyId: ana.familyId };
}
type Owners = Awaited<ReturnType<typeof twoOwners>>;

const collectionOf = (path: string) => path.replace(/\/:.*$/, '');

/** Runs an endpoint for an already authenticated person and returns the status. */
async function statusOf(person: Person, route: Route, input: Input) {
  try {
    if (route.kind !== 'streamed') return (await perform(database, person, route, input)).status;
    const options = { gone: new AbortController().signal, report() {} };
    for await (const _ of await performStreamed(database, person, route, input, options));
    return 200;
  } catch (error) {
    return refusalOf(error as RequestError)?.status ?? 500;
  }
}

describe('a request that was authenticated just before is refused and stores nothing when', () => {
  const endings: [name: string, end: (owners: Owners) => Promise<unknown>, erasedText: (owners: Owners) => string][] = [
    [
      'the account is erased and the family remains',
      ({ ana, familyId }) => eraseAccount(database, { ...ana, familyId, role: 'owner' }),
      ({ ana }) => ana.userId,
    ],
    [
      'the family is erased by another owner',
      ({ david, familyId }) => eraseFamily(database, { ...david, familyId, role: 'owner' }),
      ({ familyId }) => familyId,
    ],
    [
      'the person is removed',
      ({ ana, david }) => david.remove(`/api/family/members/${ana.userId}`),
      () => 'let in too late',
    ],
    ['the person leaves', ({ ana }) => ana.post('/api/family/leave'), () => 'let in too late'],
  ];

  test.each(endings)('%s', async (_name, end, erasedText) => {
    const owners = await twoOwners();
    const { ana, familyId } = owners;
    const ids: Record<string, string> = {};
    for (const [path, sample] of Object.entries(samples)) ids[path] = (await ana.post(path, sample)).json?.id;
    const person: Person = { userId: ana.userId, familyId, role: 'owner' };
    await end(owners);

    for (const route of routes.filter(({ kind, endpoint }) => kind !== 'open' && endpoint.access === 'family')) {
      const { method, path } = route.endpoint;
      const id = ids[collectionOf(path)] ?? familyId;
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));
      const lateInput = { name: 'let in too late', title: 'let in too late', message: 'add milk', confirmation: 'x' };
      const body = { ...samples[collectionOf(path)], ...lateInput };
      const status = await statusOf(person, route, { params, query: {}, body });
      const title = `${method} ${path}`;
      expect(status, title).toBeLessThan(500);
      // Reads may still succeed, and so may multi-step routes that have nothing to write.
      if (method !== 'GET' && route.kind === 'at once') expect(status, title).toBeGreaterThanOrEqual(400);
    }
    expect(await tablesContaining(database, erasedText(owners))).toEqual([]);
  });
});

describe('with concurrent writes', () => {
  const writesOf = (person: Owners['ana'], count: number) =>
    Array.from({ length: count }, (_, n) =>
      n % 2 === 0
        ? person.post('/api/appointments', { title: `Visit ${n}`, type: 'Other', date: '2026-12-01' })
        : person.post('/api/recipes', { name: `Soup ${n}`, mealType: 'dinner', ingredients: [{ name: '1 onion' }] }),
    );
  const expectedStatuses = [201, 401, 403, 404, 409];
  const account = { confirmation: 'delete my account' };
  const family = { confirmation: 'delete our family' };

  test('an account is erased completely', async () => {
    const { ana, familyId } = await twoOwners();
    const [before, erased, after] = await Promise.all([
      Promise.all(writesOf(ana, 20)),
      ana.post('/api/account/erase', account),
      Promise.all(writesOf(ana, 20)),
    ]);
    for (const { status } of [...before, ...after]) expect(expectedStatuses).toContain(status);
    expect(erased.status).toBe(204);
    expect(await tablesContaining(database, ana.userId)).toEqual([]);
    expect(await tablesContaining(database, familyId)).not.toEqual([]);
  });

  test('a family is erased completely, even by two owners at once', async () => {
    const { ana, david, familyId } = await twoOwners();
    const [before, answers, after] = await Promise.all([
      Promise.all(writesOf(david, 20)),
      Promise.all([ana, david].map((owner) => owner.post('/api/family/erase', family))),
      Promise.all(writesOf(ana, 20)),
    ]);
    for (const { status } of [...before, ...after]) expect(expectedStatuses).toContain(status);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(204);
    for (const { status } of answers) expect([204, 401, 403]).toContain(status);
    expect(await tablesContaining(database, familyId)).toEqual([]);
  });

  test('erasing an account twice and owners removing each other cause no deadlock', async () => {
    const { ana, david } = await twoOwners();
    const removals = await Promise.all([
      ana.remove(`/api/family/members/${david.userId}`),
      david.remove(`/api/family/members/${ana.userId}`),
      ...writesOf(ana, 4),
      ...writesOf(david, 4),
    ]);
    for (const { status } of removals) expect([204, ...expectedStatuses]).toContain(status);
    expect(removals.slice(0, 2).filter(({ status }) => status === 204)).toHaveLength(1);
    const last = removals[0]?.status === 204 ? ana : david;
    const erased = await Promise.all([1, 2].map(() => last.post('/api/account/erase', account)));
    expect(erased.map(({ status }) => status)).toContain(204);
    for (const { status } of erased) expect([204, 401, 403]).toContain(status);
    expect(await tablesContaining(database, last.userId)).toEqual([]);
  });
});
