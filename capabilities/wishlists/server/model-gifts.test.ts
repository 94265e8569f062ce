import { describe, expect, test } from 'vitest';
import { aiServer, type Reply, wireNames } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';

const provider = await aiServer();
const models = await modelApps(provider);
const idea = (title: string, more: object = {}) => ({
  title,
  description: 'For long afternoons.',
  category: 'Building',
  priceBand: '$30-60',
  youngestAge: 3,
  oldestAge: 17,
  foodsAndMaterials: [],
  ...more,
});

describe.each(wireNames)('gift ideas from %s', (wire) => {
  test('are filtered by our rules and filled up from the catalogue, which is also the fallback', async () => {
    const mother = await models[wire].signUp();
    const generateFor = async (allergies: string[]) => {
      const child = {
        name: 'Wilhelmina',
        birthdate: '2019-03-04',
        allergies,
        preferences: ['marble runs'],
        dietaryRestrictions: ['Halal'],
        clothingSize: '5T-wide',
        shoeSize: '11.5-kids',
      };
      const { json } = await mother.post('/api/children', child);
      const { json: list } = await mother.post(`/api/birthday-wishlists/generate/${json.id}`);
      return list.recommendations as { title: string; productUrl: string }[];
    };
    const ideas = [
      idea('Marble run tower'),
      idea('Marble run tower!'),
      idea('Peanut brittle kit', { foodsAndMaterials: ['peanuts'] }),
      idea('Rattle', { oldestAge: 1 }),
      idea('Free money', { description: 'At https://evil.example' }),
    ];
    provider.model = () => ({ json: { ideas } });
    const generated = await generateFor(['peanuts']);
    expect(generated).toHaveLength(12);
    expect(generated[0]).toMatchObject({ title: 'Marble run tower' });
    expect(generated.filter(({ title }) => /marble run tower|peanut|rattle|money/i.test(title))).toHaveLength(1);
    expect(JSON.stringify(generated)).not.toContain('evil.example');
    expect(provider.requests[0]?.body).toContain('marble runs');
    // Nothing that identifies the child or concerns health is sent.
    for (const secret of ['Wilhelmina', '2019-03-04', 'peanut', 'Halal', '5T-wide', '11.5-kids', mother.userId])
      expect(provider.requests[0]?.body).not.toContain(secret);

    const failures: Reply[] = [
      { say: ['I would give a kite.'] },
      { json: { ideas: [{ title: 'Kite' }] } },
      { misbehave: (response) => response.writeHead(401).end('{}') },
    ];
    for (const failure of failures) {
      provider.model = () => failure;
      expect(await generateFor([])).toHaveLength(12);
    }
  });

  test('are added to the wishlist of a party that is planned while the model responds', async () => {
    const mother = await models[wire].signUp();
    const { json: child } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const misbehave: Extract<Reply, { misbehave: unknown }>['misbehave'] = async (response) => {
      await mother.post(`/api/birthday-wishlists/party-for/${child.id}`, { partyLocation: 'Park' });
      response.writeHead(401).end('{}');
    };
    provider.model = () => ({ misbehave });
    const { json: list } = await mother.post(`/api/birthday-wishlists/generate/${child.id}`);
    expect(list).toMatchObject({ partyLocation: 'Park' });
    expect(list.recommendations).toHaveLength(12);
    expect((await mother.get('/api/birthday-wishlists')).json).toHaveLength(1);
  });
});
