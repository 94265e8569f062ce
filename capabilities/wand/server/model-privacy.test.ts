import { expect, test } from 'vitest';
import { aiServer, type Reply } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';
import { tools } from '../rules/tools/all-tools.ts';

/** Checks the requests to the model: they contain only the data that the answer needs. */

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

test('a chat request has names, ages, allergies and diets, but no birthdate, id, size or health note', async () => {
  const { mother, mia } = await motherOfMia();
  await mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date: '2030-01-02', childId: mia.id });
  await mother.say('Hello there');
  for (const text of ['Mia', ' years', 'peanuts', 'Halal', 'Hello there']) expect(bodies()).toContain(text);
  for (const secret of ['2019-03-04', mia.id, 'Inhaler', '7T-slim', 'marble runs', 'Dentist', mother.userId])
    expect(bodies()).not.toContain(secret);
});

test('a gift idea request has the age the child turns and the interests, and nothing else about the child', async () => {
  const { mother, mia } = await motherOfMia();
  expect((await mother.post(`/api/birthday-wishlists/generate/${mia.id}`)).status).toBe(201);
  for (const text of ['turns', 'marble runs']) expect(bodies()).toContain(text);
  const ids = [mia.id, mother.userId, mother.familyId];
  for (const secret of ['Mia', '2019-03-04', 'peanuts', 'Halal', 'Inhaler', '7T-slim', ...ids])
    expect(bodies()).not.toContain(secret);
});

test('tool results have no ids or birthdates, and the model refers to records by handle', async () => {
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
  const reads = tools.filter((tool) => tool.kind === 'read').filter(({ endpoint }) => !endpoint.path.includes(':'));
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
  for (const secret of ['2019-03-04', '1950-05-14', mother.userId, mother.familyId])
    expect(bodies()).not.toContain(secret);

  // The open card is also given by a handle.
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
