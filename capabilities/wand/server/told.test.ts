import { expect, test } from 'vitest';
import { aiServer, type Reply } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';
import { tools } from '../rules/tools/all-tools.ts';

/** What leaves for a model: what the answer needs, and no more. Looked at on the wire. */

const provider = await aiServer();
const { database, compatible, gemini } = await modelApps(provider);

async function motherOfMia(model = compatible) {
  const mother = await model.signUp();
  const { json: mia } = await mother.post('/api/children', {
    name: 'Mia',
    birthdate: '2019-03-04',
    allergies: ['peanuts'],
    dietaryRestrictions: ['Halal'],
    healthNotes: 'Inhaler in the blue bag',
    clothingSize: '7T-slim',
    preferences: ['marble runs'],
  });
  return { mother, mia };
}

const bodies = () => provider.requests.map(({ body }) => body).join('\n');

test('a message takes along names, ages, allergies and diets, and no birthdate, id, size or health note', async () => {
  const { mother, mia } = await motherOfMia();
  await mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date: '2030-01-02', childId: mia.id });
  await mother.say('Hello there');
  for (const told of ['Mia', ' years', 'peanuts', 'Halal', 'Hello there']) expect(bodies()).toContain(told);
  for (const unsaid of ['2019-03-04', mia.id, 'Inhaler', '7T-slim', 'marble runs', 'Dentist', mother.userId])
    expect(bodies()).not.toContain(unsaid);
});

test('gift ideas take along the age the child turns and what she loves, and nothing else of her', async () => {
  const { mother, mia } = await motherOfMia();
  expect((await mother.post(`/api/birthday-wishlists/generate/${mia.id}`)).status).toBe(201);
  for (const told of ['turns', 'marble runs']) expect(bodies()).toContain(told);
  const hers = [mia.id, mother.userId, mother.familyId];
  for (const unsaid of ['Mia', '2019-03-04', 'peanuts', 'Halal', 'Inhaler', '7T-slim', ...hers])
    expect(bodies()).not.toContain(unsaid);
});

test('whatever it looks up, a model is told no id and no birthdate, and still says which record it means', async () => {
  const { mother, mia } = await motherOfMia(gemini);
  const { json: dentist } = await mother.post('/api/appointments', {
    title: 'Dentist',
    type: 'Dental',
    date: '2030-01-02',
    childId: mia.id,
  });
  await mother.post('/api/birthdays', { name: 'Ruth', date: '1950-05-14', relationship: 'family' });
  await mother.post('/api/recipes', { name: 'Soup', mealType: 'dinner', ingredients: [{ name: 'leek' }] });
  await mother.post('/api/reminders', { title: 'Lake', description: 'Snow', category: 'trip' });
  await mother.post('/api/connected-services', { serviceName: 'Netflix', serviceType: 'other' });
  await mother.post(`/api/birthday-wishlists/generate/${mia.id}`);
  provider.requests.length = 0;

  const days = { from: '2030-01-01', to: '2030-01-08', weekStartDate: '2029-12-31' };
  const reads = tools.filter(({ kind, endpoint }) => kind === 'read' && !endpoint.path.includes(':'));
  provider.model = ({ results }): Reply => {
    if (results.length === 0)
      return { call: reads.map(({ name, endpoint }) => ({ name, input: endpoint.query.safeParse(days).data ?? {} })) };
    const [, ref] = /"id":"(ref-\d+)","title":"Dentist"/.exec(results.join('').replaceAll('\\', '')) ?? [];
    if (results.length === reads.length)
      return { call: [{ name: 'change_appointment', input: { id: ref, time: '15:00' } }] };
    return { say: ['Ready.'] };
  };
  const { cards } = await mother.say('Move the dentist to 3');
  expect(cards).toMatchObject([{ tool: 'change_appointment', subject: 'Dentist', status: 'open' }]);
  expect(bodies()).toContain('Ruth');
  for (const unsaid of ['2019-03-04', '1950-05-14', mother.userId, mother.familyId])
    expect(bodies()).not.toContain(unsaid);

  // The card that waits is told by a name of its own, too.
  provider.model = ({ results, message }): Reply => {
    const [, id] = /card id (ref-\d+)/.exec(message) ?? [];
    return results.length === 0
      ? { call: [{ name: 'change_card', input: { id, values: { time: '16:00' } } }] }
      : { say: ['Now at 4.'] };
  };
  const [card] = (await mother.say('make it 4')).cards;
  expect(card).toMatchObject({ id: cards[0]?.id });
  expect(bodies()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i);

  await mother.post('/api/wand/approve', { proposals: [{ id: card?.id }] });
  const { rows } = await database.pool.query('select time from appointments where id = $1', [dentist.id]);
  expect(rows).toEqual([{ time: '16:00' }]);
});
