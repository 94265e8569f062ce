import { expect, test } from 'vitest';
import { joinFamily } from './join-family.ts';
import { type Client, testApp } from './test-app.ts';

const { signUp } = await testApp();

async function groceryItem(person: Client) {
  const { json: list } = await person.post('/api/grocery-lists/generate', { weekStartDate: '2026-11-16' });
  const items = `/api/grocery-lists/${list.id}/items`;
  const { json } = await person.post(items, { name: 'Milk', quantity: '1', note: 'oat' });
  const read = async () => (await person.get(`/api/grocery-lists/${list.id}`)).json.items[0];
  return { url: `${items}/${json.id}`, read };
}

async function recordOf(person: Client, path: string, record: object) {
  const { json } = await person.post(path, record);
  return { url: `${path}/${json.id}`, read: async () => (await person.get(path)).json[0] };
}

const task = { title: 'Tap', category: 'task', description: 'It drips', triggerDate: '2026-11-20' };
const event = { title: 'Bake sale', date: '2026-11-20', time: '09:00', location: 'School', affectedChildren: ['Mia'] };

test.each([
  ['a grocery item', groceryItem, [{ checked: true }, { quantity: '2' }, { name: 'Oat milk' }], { note: 'oat' }],
  [
    'a planner item',
    (person: Client) => recordOf(person, '/api/reminders', task),
    [{ dismissed: true }, { title: 'Kitchen tap' }, { triggerDate: '2026-11-21' }],
    { category: 'task', description: 'It drips' },
  ],
  [
    'an event',
    (person: Client) => recordOf(person, '/api/events', event),
    [{ time: '10:00' }, { title: 'Cake sale' }, { date: '2026-11-21' }],
    { location: 'School', affectedChildren: ['Mia'] },
  ],
])(
  'two people change different fields of %s at the same time, and the others stay',
  async (_name, create, changes, others) => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const { url, read } = await create(ana);
    const answers = await Promise.all(changes.map((change, index) => [ana, david][index % 2]?.patch(url, change)));
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ ...Object.assign({}, ...changes), ...others });
  },
);
