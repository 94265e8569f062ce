import { expect, test } from 'vitest';
import { addDays, fullDate, today as todayIn } from '#core/dates.ts';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();

const today = '2026-11-15';
const inDays = (days: number) => addDays(today, days);
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

async function newFamily(names = {}) {
  const mother = await signUp(names);
  const add = async (path: string, body: object) => {
    const { status, json, text } = await mother.post(path, body);
    expect({ status, text }).toMatchObject({ status: 201 });
    return json;
  };
  const dashboard = async (day = today) => (await mother.get(`/api/dashboard?today=${day}`)).json;
  return { mother, add, dashboard };
}

const appointment = (title: string, date: string, more = {}) => ({ title, type: 'Dental', date, ...more });
const item = (title: string, more = {}) => ({ title, category: 'health', description: 'Soon', ...more });
const trip = (title: string, startDate: string, endDate: string) =>
  item(title, { category: 'trip', startDate, endDate });

test('the dashboard of a new family is empty', async () => {
  const { mother } = await newFamily({ firstName: 'Ana' });
  const before = todayIn('UTC');
  const { json } = await mother.get('/api/dashboard');
  expect([before, todayIn('UTC')]).toContain(json.today);
  expect(json).toEqual({
    today: json.today,
    name: 'Ana',
    attention: [],
    priority: [],
    children: [],
    week: [],
    tomorrow: [],
    plannerItems: [],
    plannerItemCount: 0,
    meals: [],
    soon: [],
    firstSteps: { hasKids: false, hasDate: false, dinnerCount: 0 },
  });
  await mother.post('/api/preferences', { name: 'Annie' });
  expect((await mother.get('/api/dashboard')).json.name).toBe('Annie');
  expect(await mother.get('/api/dashboard?today=soon')).toMatchObject({
    status: 400,
    text: 'Today must be a date like 2026-05-31',
  });
});

test("priority lists today's entries, including ongoing trips, then overdue ones", async () => {
  const { mother, add, dashboard } = await newFamily();
  await add('/api/events', { title: 'Sing-along', date: today, time: '14:00' });
  await add('/api/events', { title: 'Tomorrow', date: inDays(1), time: '08:00' });
  await add(
    '/api/appointments',
    appointment('Swim class', inDays(-14), { isRecurring: true, recurringFrequency: 'weekly' }),
  );
  await add('/api/appointments', appointment('Dentist', today, { time: '09:30' }));
  await add('/api/birthdays', { name: 'Rosa', date: '1956-11-15', relationship: 'family' });
  await add('/api/birthdays', {
    name: 'Ben',
    date: '1986-11-10',
    relationship: 'friend',
    partyDate: today,
    partyTime: '16:00',
  });
  await add('/api/reminders', trip('Lake', inDays(-2), inDays(1)));
  await add('/api/reminders', trip('Over', inDays(-9), inDays(-1)));
  await add('/api/reminders', item('Coats', { triggerDate: today }));
  await add('/api/reminders', item('Flu shots', { triggerDate: inDays(-3) }));
  const dismissed = await add('/api/reminders', item('Dismissed', { triggerDate: inDays(-3) }));
  await mother.patch(`/api/reminders/${dismissed.id}`, { dismissed: true });
  const { priority } = await dashboard();
  expect(titles(priority)).toEqual([
    'Lake',
    "Rosa's birthday",
    'Swim class',
    'Dentist',
    'Sing-along',
    expect.stringContaining('Ben'),
    'Coats',
    'Flu shots',
  ]);
  expect(priority.at(-1)).toMatchObject({ type: 'reminder', date: inDays(-3) });
});

test('plan steps are due on their day and overdue until the day of their event', async () => {
  const { mother, add, dashboard } = await newFamily();
  const fair = await add('/api/events', { title: 'School fair', date: inDays(3), time: '10:00' });
  const step = (title: string, daysBefore: number) =>
    add('/api/plan-steps', { subject: 'event', subjectId: fair.id, title, daysBefore });
  await step('Order cups', 7);
  await step('Bake', 3);
  await step('Pack', 1);
  const { id } = await step('Long done', 9);
  await mother.patch(`/api/plan-steps/${id}`, { isDone: true });
  expect((await dashboard()).priority).toMatchObject([
    { title: 'Bake', type: 'step', date: today },
    { title: 'Order cups', type: 'step', date: inDays(-4) },
  ]);
  expect(titles((await dashboard(inDays(3))).priority)).toEqual(['School fair', 'Order cups', 'Bake', 'Pack']);
  expect((await dashboard(inDays(4))).priority).toEqual([]);

  const lake = await add('/api/reminders', trip('Lake', inDays(2), inDays(4)));
  await add('/api/plan-steps', { subject: 'trip', subjectId: lake.id, title: 'Book', daysBefore: 5 });
  expect(titles((await dashboard()).priority)).toContain('Book');
  await mother.patch(`/api/reminders/${lake.id}`, { dismissed: true });
  expect(titles((await dashboard()).priority)).not.toContain('Book');
});

test('the week has appointments, birthdays and parties of seven days, and children are sorted by age', async () => {
  const { add, dashboard } = await newFamily();
  await add('/api/children', { name: 'Leo', birthdate: '2022-11-21' });
  await add('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  await add('/api/appointments', appointment('Yesterday', inDays(-1)));
  await add('/api/appointments', appointment('Last day', inDays(6)));
  await add('/api/appointments', appointment('Next week', inDays(7)));
  await add('/api/appointments', appointment('Choir', inDays(-6), { isRecurring: true, recurringFrequency: 'weekly' }));
  await add('/api/events', { title: 'No appointment', date: inDays(1), time: '08:00' });
  const ben = { name: 'Ben', relationship: 'friend', partyTime: '15:00' };
  await add('/api/birthdays', { ...ben, date: '1986-11-20', partyDate: inDays(5) });
  await add('/api/birthdays', { ...ben, name: 'Eva', date: '1986-11-10', partyDate: inDays(7) });
  const { week, children } = await dashboard();
  expect(week.map(({ title, date }: { title: string; date: string }) => `${title} ${fullDate(date)}`)).toEqual([
    'Choir Monday, November 16, 2026',
    "Ben's birthday Friday, November 20, 2026",
    "Ben's birthday party Friday, November 20, 2026",
    'Last day Saturday, November 21, 2026',
    "Leo's birthday Saturday, November 21, 2026",
  ]);
  expect(children.map(({ name }: { name: string }) => name)).toEqual(['Mia', 'Leo']);
});

test('the four soonest planner items are returned with the total count', async () => {
  const { add, dashboard } = await newFamily();
  for (const title of ['Someday', 'Sometime']) await add('/api/reminders', item(title));
  for (const days of [20, 5, -2, 1]) await add('/api/reminders', item(`In ${days}`, { triggerDate: inDays(days) }));
  await add('/api/reminders', trip('Over', inDays(-9), inDays(-1)));
  const { plannerItems, plannerItemCount } = await dashboard();
  expect(titles(plannerItems)).toEqual(['In -2', 'In 1', 'In 5', 'In 20']);
  expect(plannerItemCount).toBe(6);
});

test("the dashboard has today's meals with allergy concerns and upcoming renewals", async () => {
  const { mother, add, dashboard } = await newFamily();
  const mia = await add('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  const satay = { name: 'Satay', mealType: 'dinner', ingredients: [{ name: '3 tbsp peanut butter' }] };
  const { id: recipeId } = await add('/api/recipes', satay);
  const plan = { weekStartDate: '2026-11-09', assignedTo: ['family'] };
  await mother.post('/api/meal-plans/assign', { ...plan, days: ['sunday', 'monday'], mealType: 'dinner', recipeId });
  await mother.post('/api/meal-plans/assign', { ...plan, days: ['sunday'], mealType: 'lunch', note: "At Rosa's" });
  const diapers = { serviceName: 'Coterie Diapers', serviceType: 'diaper_subscription', subscriptionCost: 9500 };
  await add('/api/connected-services', { ...diapers, nextBillingDate: inDays(3) });
  const toys = { serviceName: 'Toys', serviceType: 'toy_subscription', lastShipmentDate: inDays(-28), supplyDays: 30 };
  await add('/api/connected-services', { ...toys, lowStockAlert: true });
  const { meals, soon, attention } = await dashboard();
  expect(meals).toEqual([
    { mealType: 'lunch', title: "At Rosa's", recipeId: null, drawing: null, isLeftover: false, rows: [], concerns: [] },
    {
      mealType: 'dinner',
      title: 'Satay',
      recipeId,
      drawing: 'plate',
      isLeftover: false,
      rows: [],
      concerns: [{ name: 'Mia', about: 'Peanuts', kind: 'allergy', ingredient: '3 tbsp peanut butter' }],
    },
  ]);
  // Each shows only once: a renewal needs a decision, a supply that runs low only informs.
  expect(attention).toMatchObject([{ kind: 'renewal', sentence: 'Coterie Diapers renews in 3 days for $95.00' }]);
  expect(soon).toMatchObject([{ sentence: 'Lovevery Toys may run out in 2 days', isRefill: true }]);
  expect((await dashboard(inDays(1))).meals).toEqual([]);

  // Rows are named also if the other rows have no meal planned.
  await add('/api/children', { name: 'Leo', birthdate: '2021-03-04' });
  await mother.post('/api/meal-planning-preferences', { familyGrouping: 'individual' });
  const monday = { weekStartDate: inDays(1), days: ['monday'], mealType: 'lunch', note: 'Picnic' };
  await mother.post('/api/meal-plans/assign', { ...monday, assignedTo: [mia.id] });
  expect((await dashboard(inDays(1))).meals).toMatchObject([{ title: 'Picnic', rows: ['Mia'] }]);
});

test('overlaps, unassigned entries of tomorrow and renewals need attention, at most five', async () => {
  const { mother, add, dashboard } = await newFamily();
  const adult = (name: string) => add('/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  const [ana, david] = [await adult('Ana'), await adult('David')];
  await add('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const timed = (title: string, days: number, time: string, more = {}) =>
    add('/api/appointments', appointment(title, inDays(days), { time, childName: 'Mia', ...more }));
  await timed('Dentist', 0, '16:00', { assigneeId: david.id });
  await add('/api/events', {
    title: 'Choir',
    date: today,
    time: '16:30',
    affectedChildren: ['Mia'],
    assigneeId: david.id,
  });
  await timed('Swim class', -6, '10:00', { isRecurring: true, recurringFrequency: 'weekly' });
  await timed('Gym', 3, '09:00', { assigneeId: ana.id, childName: null });
  await timed('Checkup', 3, '09:45', { assigneeId: ana.id });
  const service = (serviceName: string, assigneeId: string | null, days: number) =>
    add('/api/connected-services', { serviceName, serviceType: 'x', nextBillingDate: inDays(days), assigneeId });
  await service('Music', ana.id, 1);
  await service('News', david.id, 2);
  await service('Films', null, 3);
  const sentences = ({ attention }: { attention: { sentence: string; about: string | null }[] }) =>
    attention.map(({ sentence, about }) => [sentence, about].filter(Boolean).join('. '));

  const everyone = await dashboard();
  expect(sentences(everyone)).toEqual([
    'Dentist and Choir may overlap. Today 4:00 PM, both for Mia',
    'Who takes Mia to Swim class tomorrow?. 10:00 AM',
    'Gym and Checkup may overlap. Wednesday 9:00 AM, both with Ana',
    'Music renews tomorrow',
    'News renews in 2 days',
  ]);
  expect(everyone.soon).toMatchObject([{ sentence: 'Films renews in 3 days', isRefill: false }]);
  expect(everyone.attention[1].entry).toMatchObject({ title: 'Swim class', date: inDays(1), occurrence: inDays(1) });

  const { json: hers } = await mother.get(`/api/dashboard?today=${today}&assigneeId=${ana.id}`);
  expect(sentences(hers)).toEqual([
    'Who takes Mia to Swim class tomorrow?. 10:00 AM',
    'Gym and Checkup may overlap. Wednesday 9:00 AM, both with Ana',
    'Music renews tomorrow',
    'Films renews in 3 days',
  ]);
  expect(hers.soon).toEqual([]);

  const { id, occurrence } = everyone.attention[1].entry;
  await mother.patch(`/api/appointments/${id}`, { reach: 'this', day: occurrence, assigneeId: david.id });
  expect(sentences(await dashboard()).join()).not.toContain('Who takes');
});

test('a hand-off needs the attention of the person who is asked, and of the giver when it comes back', async () => {
  const { mother, add } = await newFamily({ firstName: 'Ana' });
  const father = await signUp({ firstName: 'David' });
  await joinFamily(father, mother);
  const { people } = (await mother.get('/api/household-people')).json;
  for (const { id: userId, isYou } of people) {
    const adult = { memberType: 'adult', name: isYou ? 'Ana' : 'David', relationship: 'other' };
    const { id } = await add('/api/household-members', adult);
    expect((await mother.post(`/api/household-members/${id}/link`, { userId })).status).toBe(204);
  }
  const { json: members } = await mother.get('/api/household-members');
  const david = members.find(({ name }: { name: string }) => name === 'David');
  const swimming = await add(
    '/api/appointments',
    appointment('Swim class', addDays(todayIn('UTC'), 5), { time: '16:00' }),
  );
  const attention = async (person: typeof mother) =>
    (await person.get('/api/dashboard')).json.attention.map((row: { kind: string; sentence: string; path: string }) => [
      row.kind,
      row.sentence,
      row.path,
    ]);

  const handoff = await add('/api/handoffs', { type: 'appointment', recordId: swimming.id, takerId: david.id });
  const path = `/handoffs/${handoff.id}`;
  expect(await attention(mother)).toEqual([]);
  expect(await attention(father)).toEqual([['ask', 'Ana is asking you to do Swim class', path]]);

  await father.post(`/api/handoffs/${handoff.id}/answer`, { answer: 'how about', time: '17:00' });
  expect(await attention(father)).toEqual([]);
  expect(await attention(mother)).toEqual([['ask', 'David has another idea for Swim class', path]]);

  await mother.post(`/api/handoffs/${handoff.id}/decide`, { decision: 'rather not' });
  expect(await attention(mother)).toEqual([['returned', 'Swim class came back from David', path]]);
  await mother.post(`/api/handoffs/${handoff.id}/close`, { decision: 'myself' });
  expect([...(await attention(mother)), ...(await attention(father))]).toEqual([]);
});

test("with an adult, the dashboard leaves out what others do, but never a child's card", async () => {
  const { mother, add } = await newFamily();
  const adult = (name: string) => add('/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  const [ana, david] = [await adult('Ana'), await adult('David')];
  await add('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  for (const [name, assigneeId] of Object.entries({ Hers: ana.id, His: david.id, Ours: null })) {
    await add('/api/appointments', appointment(name, inDays(1), { assigneeId, childName: 'Mia' }));
    await add('/api/reminders', item(`${name} today`, { triggerDate: today, assigneeId }));
    await add('/api/reminders', item(`${name} overdue`, { triggerDate: inDays(-2), assigneeId }));
  }
  const { json } = await mother.get(`/api/dashboard?today=${today}&assigneeId=${ana.id}`);
  expect(titles(json.priority)).toEqual(['Hers today', 'Ours today', 'Hers overdue', 'Ours overdue']);
  expect(titles(json.week)).toEqual(['Hers', 'Ours']);
  expect([titles(json.plannerItems).toSorted(), json.plannerItemCount]).toEqual([
    ['Hers overdue', 'Hers today', 'Ours overdue', 'Ours today'],
    4,
  ]);
  expect(json.children).toMatchObject([{ name: 'Mia', allergies: ['Peanuts'] }]);
  expect(titles(json.children[0].upcoming)).toEqual(['Hers', 'His', 'Ours']);
});
