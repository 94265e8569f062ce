import { expect, test } from 'vitest';
import { purchases } from '#capabilities/groceries/server/tables.ts';
import { addDays, addMonths, today as todayIn } from '#core/dates.ts';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const scopeOf = ({ userId, familyId }: Mother) =>
  scopeFor(acrossFamilies(database), { userId, familyId, role: 'owner' });

// Uses several days, so that it doesn't matter if midnight passes during a test.
const today = todayIn('UTC');
const weeksAgo = (weeks: number) => addDays(today, -7 * weeks);

const buy = async (mother: Mother, food: string, days: readonly string[]) => {
  const rows = days.map((day) => ({ itemId: crypto.randomUUID(), foodKey: food, food, day }));
  await familyRows(scopeOf(mother), purchases).addMissing(rows);
};
const milkEveryWeek = (mother: Mother) => buy(mother, 'milk', [1, 2, 3, 4, 5, 6].map(weeksAgo));

const visit = (mother: Mother, date: string, more = {}) =>
  mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date, ...more });

const show = async (mother: Mother, day = today) => (await mother.get(`/api/nudges?today=${day}`)).json;
const learned = async (mother: Mother) => (await mother.get(`/api/nudges/learned?today=${today}`)).json;
const keys = (list: { key: string }[]) => list.map(({ key }) => key);

async function familyWithDentist() {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2015-03-04' });
  for (const months of [6, 12, 18]) await visit(mother, addMonths(today, -months), { childId: mia.id });
  return { mother, mia, key: `visit:Dental:${mia.id}` };
}

test('a new family sees nothing, and wrong input gets a sentence', async () => {
  const mother = await signUp();
  expect(await show(mother)).toEqual([]);
  expect(await learned(mother)).toEqual({ learns: true, things: [] });
  expect(await mother.get('/api/nudges?today=soon')).toMatchObject({ status: 400 });
  expect(await mother.post('/api/nudges/answers', { key: 'purchase:milk', answer: 'maybe' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Answer'),
  });
  expect(await mother.post('/api/nudges/answers', { key: 'milk', answer: 'never' })).toMatchObject({
    status: 400,
    text: "Key isn't valid",
  });
  expect(await mother.patch('/api/nudges/settings', { learns: 'no' })).toMatchObject({
    status: 400,
    text: 'Learning must be true or false',
  });
});

test('a food that was bought every week is due, unless it is on the list', async () => {
  const mother = await signUp();
  await milkEveryWeek(mother);
  expect(await show(mother)).toMatchObject([
    { key: 'purchase:milk', sentence: 'You usually need milk by now.', reason: 'You buy it about once a week.' },
  ]);
  expect(await show(mother, addDays(today, -4))).toEqual([]);
  expect(keys((await mother.get(`/api/nudges/groceries?today=${today}`)).json)).toEqual(['purchase:milk']);
  await mother.post('/api/grocery-lists/current/items', { lines: ['1 gallon milk'], today });
  expect(await show(mother)).toEqual([]);
  const other = await signUp();
  expect(await show(other)).toEqual([]);
});

test('a visit is due when its period has passed and nothing is booked', async () => {
  const { mother, mia, key } = await familyWithDentist();
  expect(await show(mother)).toMatchObject([{ key, label: "Mia's dentist visit", reason: expect.any(String) }]);
  expect((await show(mother))[0].evidence).toHaveLength(3);
  await visit(mother, addDays(today, 30), { childId: mia.id });
  expect(await show(mother)).toEqual([]);
  expect(keys((await learned(mother)).things)).toEqual([key]);
});

test('dinners in a rhythm are due when they are not planned', async () => {
  const mother = await signUp();
  const { json: tacos } = await mother.post('/api/recipes', { name: 'Tacos', mealType: 'dinner' });
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(`${today}T00:00:00Z`))
    .toLowerCase();
  const plan = (weeks: number) =>
    mother.post('/api/meal-plans/assign', {
      weekStartDate: addDays(monday, -7 * weeks),
      assignedTo: ['family'],
      days: [day],
      mealType: 'dinner',
      recipeId: tacos.id,
    });
  for (const weeks of [1, 2, 3, 4, 5]) await plan(weeks);
  expect(await show(mother)).toMatchObject([
    { key: `dinner:${tacos.id}`, sentence: "It's about time for Tacos again.", label: 'Tacos' },
  ]);
  await plan(0);
  expect(await show(mother)).toEqual([]);
});

test('answers hide a nudge for a while or forever, and can be undone', async () => {
  const mother = await signUp();
  await milkEveryWeek(mother);
  const key = 'purchase:milk';
  const answer = (given: string) => mother.post('/api/nudges/answers', { key, answer: given });
  const undo = () => mother.post('/api/nudges/answers/undo', { key });

  const { json: notNow } = await answer('not now');
  expect(notNow).toMatchObject({ key, answer: 'not now', restsUntil: expect.any(String) });
  expect(await show(mother)).toEqual([]);
  expect(await show(mother, addDays(notNow.restsUntil, 1))).toHaveLength(1);
  expect((await undo()).status).toBe(204);
  expect(await show(mother)).toHaveLength(1);

  expect((await answer('never')).json).toEqual({ key, answer: 'never', restsUntil: null });
  expect(await show(mother)).toEqual([]);
  expect((await learned(mother)).things).toMatchObject([{ key, answer: 'never' }]);
  await undo();
  expect(await show(mother)).toHaveLength(1);
});

test('never is seen also if nothing was learned about it', async () => {
  const mother = await signUp();
  await mother.post('/api/nudges/answers', { key: 'purchase:diaper', answer: 'never' });
  expect((await learned(mother)).things).toMatchObject([{ key: 'purchase:diaper', label: 'Diaper', answer: 'never' }]);
});

test('something forgotten is not learned again from the same days', async () => {
  const { mother, key } = await familyWithDentist();
  expect((await mother.post('/api/nudges/forget', { key })).status).toBe(204);
  expect(await learned(mother)).toEqual({ learns: true, things: [] });
  await mother.post('/api/nudges/answers/undo', { key });
  expect(await learned(mother)).toEqual({ learns: true, things: [] });
});

test('turned off, nothing is learned, shown or written', async () => {
  const mother = await signUp();
  await milkEveryWeek(mother);
  expect((await mother.patch('/api/nudges/settings', { learns: false })).status).toBe(204);
  expect(await show(mother)).toEqual([]);
  expect(await learned(mother)).toEqual({ learns: false, things: [] });
  const { json: list } = await mother.post('/api/grocery-lists/current/items', { lines: ['bread'] });
  await mother.patch(`/api/grocery-lists/${list.id}/items/${list.items[0].id}`, { checked: true });
  expect(await familyRows(scopeOf(mother), purchases).list()).toHaveLength(6);
  await mother.patch('/api/nudges/settings', { learns: true });
  expect(await show(mother)).toHaveLength(1);
});

test('answers about a child or a recipe go with it', async () => {
  const { mother, mia, key } = await familyWithDentist();
  await mother.post('/api/nudges/answers', { key, answer: 'never' });
  await mother.remove(`/api/children/${mia.id}`);
  expect((await learned(mother)).things.map(({ answer }: { answer: string | null }) => answer)).not.toContain('never');
});
