import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();

const addAdult = async (person: Client, name: string): Promise<string> =>
  (await person.post('/api/household-members', { memberType: 'adult', name, relationship: 'other' })).json.id;
const link = (by: Client, adultId: string, userId: string | null) =>
  by.post(`/api/household-members/${adultId}/link`, { userId });
const links = async (person: Client) =>
  (await person.get('/api/household-members')).json.map(
    ({ name, linkedUserId, isYou }: { name: string; linkedUserId: string | null; isYou: boolean }) => [
      name,
      linkedUserId,
      isYou,
    ],
  );

/** Ana, an owner, and David, a member, with an adult for each and one for Grandpa. */
async function family() {
  const [ana, david] = [await signUp({ firstName: 'Ana' }), await signUp({ firstName: 'David' })];
  await joinFamily(david, ana);
  const [anasAdult, davidsAdult] = [await addAdult(ana, 'Ana'), await addAdult(ana, 'David')];
  return { ana, david, anasAdult, davidsAdult, grandpa: await addAdult(ana, 'Grandpa') };
}

const onlyOwners = { status: 403, text: 'Only an owner of the family can choose this for someone else' };

test('a person says which adult they are, changes it, and takes it back', async () => {
  const { david, davidsAdult, grandpa } = await family();
  expect((await link(david, davidsAdult, david.userId)).status).toBe(204);
  expect((await link(david, davidsAdult, david.userId)).status).toBe(204);
  expect(await links(david)).toEqual([
    ['Ana', null, false],
    ['David', david.userId, true],
    ['Grandpa', null, false],
  ]);
  expect((await link(david, grandpa, david.userId)).status).toBe(204);
  expect((await links(david)).slice(1)).toEqual([
    ['David', null, false],
    ['Grandpa', david.userId, true],
  ]);
  expect((await link(david, grandpa, null)).status).toBe(204);
  expect((await link(david, grandpa, null)).status).toBe(204);
  expect((await links(david)).at(-1)).toEqual(['Grandpa', null, false]);
});

test('an owner can link and unlink everyone, a member only themselves', async () => {
  const { ana, david, anasAdult, davidsAdult } = await family();
  expect(await link(david, anasAdult, ana.userId)).toMatchObject(onlyOwners);
  expect((await link(ana, anasAdult, ana.userId)).status).toBe(204);
  expect(await link(david, anasAdult, null)).toMatchObject(onlyOwners);
  expect(await link(david, anasAdult, david.userId)).toMatchObject({
    status: 409,
    text: 'Ana already has a login. Please pick someone else',
  });
  expect((await link(ana, davidsAdult, david.userId)).status).toBe(204);
  expect((await links(ana)).slice(0, 2)).toEqual([
    ['Ana', ana.userId, true],
    ['David', david.userId, false],
  ]);
  expect((await link(ana, davidsAdult, null)).status).toBe(204);
  expect((await links(ana))[1]).toEqual(['David', null, false]);
});

test('only people of this family and adults of this household are linked', async () => {
  const { ana, anasAdult } = await family();
  const stranger = await signUp();
  const { json: mia } = await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const noSuchPerson = { status: 422, text: "There's no such person in your family" };
  for (const id of [stranger.userId, randomUUID()]) expect(await link(ana, anasAdult, id)).toMatchObject(noSuchPerson);
  expect(await link(ana, mia.id, ana.userId)).toMatchObject({ status: 422, text: "There's no such adult" });
  expect((await link(ana, await addAdult(stranger, 'Zoe'), ana.userId)).status).toBe(404);
  expect((await link(ana, anasAdult, 'nobody')).status).toBe(400);
});

test('a person on two phones ends up with one adult', async () => {
  const { david, davidsAdult, grandpa } = await family();
  const answers = await Promise.all([davidsAdult, grandpa].map((id) => link(david, id, david.userId)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await links(david)).filter(([, , isYou]: [string, string, boolean]) => isYou)).toHaveLength(1);
});

test('everyone sees the people of the family, and whether they may link them', async () => {
  const { ana, david } = await family();
  expect((await ana.get('/api/household-people')).json).toEqual({
    people: [
      { id: ana.userId, name: 'Ana', isYou: true },
      { id: david.userId, name: 'David', isYou: false },
    ],
    mayLinkOthers: true,
  });
  expect((await david.get('/api/household-people')).json).toMatchObject({
    people: [{ isYou: false }, { isYou: true }],
    mayLinkOthers: false,
  });
});
