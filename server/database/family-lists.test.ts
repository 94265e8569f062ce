import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { memberPhotos } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { newSession } from '#testing/sign-in.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listFamilyTables, readingScope } from './family-lists.ts';
import { acrossFamilies, familyRows, type Scope, scopeFor } from './scope.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

async function newFamily(): Promise<Scope> {
  const person = await newSession(database);
  const scope = scopeFor(acrossFamilies(database), { ...person, role: 'owner' });
  const item = { category: 'trip', description: '"Bring" the\nbooks’ \\ list' } as const;
  await familyRows(scope, plannerItems).add({
    ...item,
    title: 'To the sea',
    startDate: '2026-12-01',
    travelers: ['Mia', 'Leo, and more'],
    links: [{ label: 'Ferry', url: 'https://ferry.example/' }],
    childAgeMonths: 7,
    dismissed: true,
    dismissedAt: '2026-11-16T21:00:00.120Z',
  });
  await familyRows(scope, plannerItems).add({ ...item, title: 'To the hills' });
  await familyRows(scope, appointments).add({
    title: 'Dentist',
    type: 'Dental',
    date: '2026-12-01',
    skippedDates: ['2026-12-08'],
  });
  return scope;
}

test('returns the same rows as listing each table separately, and none of another family', async () => {
  const [scope] = await Promise.all([newFamily(), newFamily()]);
  const lists = await listFamilyTables(
    scope,
    { from: plannerItems, orderBy: desc(plannerItems.createdAt) },
    { from: appointments, where: eq(appointments.type, 'Dental') },
    { from: birthdayWishlists },
  );
  expect(lists).toEqual([
    await familyRows(scope, plannerItems).list({ orderBy: desc(plannerItems.createdAt) }),
    await familyRows(scope, appointments).list(),
    [],
  ]);
  expect(lists.map(({ length }) => length)).toEqual([2, 1, 0]);
});

test('a limit returns only the first rows', async () => {
  const scope = await newFamily();
  const [items] = await listFamilyTables(scope, {
    from: plannerItems,
    orderBy: plannerItems.title,
    limit: 1,
  });
  expect(items.map(({ title }) => title)).toEqual(['To the hills']);
});

test('lists that are asked for at the same time are one statement, with the same rows as each alone', async () => {
  const { person } = await newFamily();
  const sql = acrossFamilies(database);
  const [alone, reading] = [scopeFor(sql, person), readingScope(sql, person)];
  const listsIn = (scope: Scope) => [
    familyRows(scope, plannerItems).list({ orderBy: desc(plannerItems.createdAt) }),
    familyRows(scope, plannerItems).list({ where: eq(plannerItems.title, 'To the sea') }),
    familyRows(scope, appointments).list(),
    familyRows(scope, appointments).list(),
    familyRows(scope, memberPhotos).list(),
  ];
  const expected = await Promise.all(listsIn(alone));
  const statements = vi.spyOn(database.pool, 'query');
  expect(await Promise.all(listsIn(reading))).toEqual(expected);
  expect(expected.map(({ length }) => length)).toEqual([2, 1, 1, 1, 0]);
  // Pictures have bytes, which JSON doesn't.
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
});
