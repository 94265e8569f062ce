import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, addMonths, today } from '#core/dates.ts';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';
import { dumpFamily } from '#testing/family-dump.ts';
import { testApp } from '#testing/test-app.ts';

/**
 * Stores something about a child in every table that refers to household members. A new table of that kind must be
 * added here; the test fails with the name of a table that is missing. Assignees don't count: they are adults, and no
 * record copies their name.
 */

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const day = today('UTC');

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function addChildWithRecords(mother: Mother, name: string, birthdate: string) {
  const { json: child } = await mother.post('/api/children', { name, birthdate });
  await mother.post('/api/appointments', {
    title: 'Checkup',
    type: 'Dental',
    date: addDays(day, 3),
    childId: child.id,
  });
  await mother.post('/api/places', { name: 'Dr. Lee', memberId: child.id });
  await mother.post(`/api/household-members/${child.id}/photo`, { picture: pixel });
  await mother.post('/api/events', { title: 'Fair', date: addDays(day, 5), time: '10:00', affectedChildren: [name] });
  await mother.post('/api/reminders/auto-generate-baby-milestones');
  const { json: trip } = await mother.post('/api/reminders', {
    title: 'To the sea',
    category: 'trip',
    description: 'A week',
    startDate: addDays(day, 30),
    travelers: ['Ana', name],
  });
  await mother.post(`/api/reminders/${trip.id}/packing`, { traveler: name, name: 'Duck' });
  const { json: list } = await mother.post(`/api/birthday-wishlists/generate/${child.id}`);
  const [idea] = list.recommendations;
  await mother.patch(`/api/birthday-wishlists/${list.id}/ideas`, { title: idea.title, state: 'given' });
  await mother.remove(`/api/birthday-wishlists/${list.id}`);
  await mother.post(`/api/birthday-wishlists/generate/${child.id}`);
  await mother.post('/api/meal-planning-preferences', { familyGrouping: 'individual' });
  const { json: soup } = await mother.post('/api/recipes', {
    name: 'Soup',
    mealType: 'dinner',
    ingredients: [{ name: '2 cups milk' }],
  });
  await mother.post('/api/meal-ratings', { recipeId: soup.id, date: day, memberId: child.id, rating: 'liked' });
  await mother.patch('/api/notices/leads', { type: 'birthday', recordId: child.id, leads: ['3d 09:00'] });
  const week = mondayOf(day);
  await mother.post('/api/meal-plans', {
    weekStartDate: week,
    assignedTo: child.id,
    schedule: { sunday: { dinner: soup.id } },
  });
  await mother.post('/api/grocery-lists/generate', { weekStartDate: week });
  return child;
}

const tablesReferringToMembers = async () =>
  (
    await database.pool.query<{ name: string }>(`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'household_members'::regclass and conname !~ '(assignee|giver|taker)_id'`)
  ).rows.map(({ name }) => name);

test('every copy of a child’s name and birthdate follows a change', async () => {
  const mother = await signUp();
  const [before, after] = [addMonths(day, -10), addMonths(addDays(day, -40), -9)];
  const child = await addChildWithRecords(mother, 'Zorabel', before);
  const filled = await dumpFamily(database, mother.familyId);
  const tablesMentioning = (word: string, dump: typeof filled) =>
    dump.flatMap(({ name, rows }) => (JSON.stringify(rows).includes(word) ? [String(name)] : []));
  const mentioned = tablesMentioning(child.id, filled);
  const missing = (await tablesReferringToMembers()).filter((table) => !mentioned.includes(table));
  expect(missing, 'store a row for the child in these tables, in addChildWithRecords above').toEqual([]);
  expect(tablesMentioning('Zorabel', filled).length).toBeGreaterThan(4);

  await mother.patch(`/api/children/${child.id}`, { name: 'Quillon', birthdate: after });
  const changed = await dumpFamily(database, mother.familyId);
  expect(tablesMentioning('Zorabel', changed)).toEqual([]);
  expect(tablesMentioning(before, changed)).toEqual([]);
  expect(tablesMentioning('Quillon', changed)).toEqual(tablesMentioning('Zorabel', filled));
});

test('a table with followers refuses bulk changes, which would bypass them', () => {
  const person = { userId: randomUUID(), familyId: randomUUID(), role: 'owner' } as const;
  const rows = familyRows(scopeFor(acrossFamilies(database), person), householdMembers);
  expect(() => rows.changeAll(sql`true`, { name: 'Quillon' })).toThrow('Rows of household_members have followers');
});
