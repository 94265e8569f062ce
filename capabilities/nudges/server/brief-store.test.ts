import { beforeAll, expect, test } from 'vitest';
import { purchases } from '#capabilities/groceries/server/tables.ts';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, addMonths, weekday } from '#core/dates.ts';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';
import { noticeApp } from '#testing/notice-app.ts';

const { signUpSimply, addDevice, lettersTo, ledgerOf, tick, database, webhookAddress } = await noticeApp();
type Mother = Awaited<ReturnType<typeof signUpSimply>>;

const minute = 60_000;
let due: number;
let day: string;
let time: string;
beforeAll(() => {
  due = Math.ceil((Date.now() + 30 * minute) / minute) * minute;
  [day = '', time = ''] = new Date(due).toISOString().slice(0, 16).split('T');
});

/** Something happens on the day of the brief and on the day after, so that there are briefs. */
async function motherWithBrief(kind: 'morning' | 'week') {
  const mother = await signUpSimply();
  await mother.patch(
    '/api/notices/settings',
    kind === 'morning' ? { morningAt: time } : { weekAt: time, weekDay: weekday(day) },
  );
  for (const triggerDate of [day, addDays(day, 1)])
    await mother.post('/api/reminders', { category: 'seasonal', title: 'Filter', description: 'All', triggerDate });
  return mother;
}

async function milkEveryWeek({ userId, familyId }: Mother) {
  const scope = scopeFor(acrossFamilies(database), { userId, familyId, role: 'owner' });
  const days = [1, 2, 3, 4, 5, 6].map((weeks) => addDays(day, -7 * weeks));
  const rows = days.map((on) => ({ itemId: crypto.randomUUID(), foodKey: 'milk', food: 'milk', day: on }));
  await familyRows(scope, purchases).addMissing(rows);
}

async function dentistTwiceAYear(mother: Mother) {
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2015-03-04' });
  for (const months of [6, 12, 18, 24]) {
    const date = addMonths(day, -months);
    await mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date, childId: mia.id });
  }
}

async function dinnerOn(mother: Mother, date: string, name: string) {
  const { json: recipe } = await mother.post('/api/recipes', { name, mealType: 'dinner' });
  const place = { weekStartDate: mondayOf(date), days: [dayOf(date)], mealType: 'dinner', assignedTo: ['family'] };
  await mother.post('/api/meal-plans/assign', { ...place, recipeId: recipe.id });
  return recipe.id as string;
}

/** The last line of the brief in the bell, and where it leads. */
async function bellOf(mother: Mother) {
  const [notice] = (await mother.get('/api/notices')).json.notices;
  return { end: notice?.body.split('\n').at(-1), path: notice?.path };
}

test('a morning says what is due, and outside nothing medical but in the text of a mail', async () => {
  const mother = await motherWithBrief('morning');
  const { read } = await addDevice(mother);
  await mother.patch('/api/notices/settings', { webhookAddress: `${webhookAddress}ana` });
  await milkEveryWeek(mother);
  await dentistTwiceAYear(mother);
  await tick(due);
  const milk = 'You usually need milk by now.';
  const { end, path } = await bellOf(mother);
  expect(path).toBe('/dashboard');
  expect(end).toContain(milk);
  expect(end).toMatch(/Mia's last dentist visit was in .*\. Time to book\?/);
  const [letter] = await lettersTo(mother);
  expect(letter?.subject).toBe('Good morning! You have 1 thing today');
  expect(letter?.text).toContain(end);
  const outside = (await ledgerOf(mother)).filter(({ channel }) => channel !== 'bell');
  expect(outside.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
    'mail sent',
    'push sent',
    'webhook sent',
  ]);
  for (const { body } of [...outside, ...read()]) {
    expect(body).toContain(milk);
    expect(body).toContain('It may be time to book a visit.');
  }
  expect(JSON.stringify([outside, read()])).not.toMatch(/dentist|dental|\bmia\b/i);
});

test('the week says what is due and asks about the latest dinner', async () => {
  const mother = await motherWithBrief('week');
  await milkEveryWeek(mother);
  const recipeId = await dinnerOn(mother, addDays(day, -1), 'Lentil soup');
  await tick(due);
  expect(await bellOf(mother)).toEqual({
    end: "You usually need milk by now. How was last night's Lentil soup?",
    path: `/dashboard?open=${recipeId}&dinner=${addDays(day, -1)}`,
  });
  const [letter] = await lettersTo(mother);
  expect(letter?.text).toContain(`/dashboard?open=${recipeId}`);
});

test('nudges that were answered or done since are not in the brief', async () => {
  const mother = await motherWithBrief('week');
  await milkEveryWeek(mother);
  await mother.post('/api/nudges/answers', { key: 'purchase:milk', answer: 'never' });
  const recipeId = await dinnerOn(mother, addDays(day, -1), 'Lentil soup');
  await mother.post('/api/meal-ratings', { recipeId, date: addDays(day, -1), rating: 'liked' });
  await tick(due);
  expect((await bellOf(mother)).end).toMatch(/Filter\.$/);
});

test('a family that does not want us to learn hears nothing of it', async () => {
  const mother = await motherWithBrief('week');
  await milkEveryWeek(mother);
  await dinnerOn(mother, addDays(day, -1), 'Lentil soup');
  await mother.patch('/api/nudges/settings', { learns: false });
  await tick(due);
  expect(await bellOf(mother)).toEqual({ end: expect.stringMatching(/Filter\.$/), path: '/dashboard' });
});
