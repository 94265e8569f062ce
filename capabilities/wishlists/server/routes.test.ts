import { describe, expect, test } from 'vitest';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { Wishlist } from '../contract.ts';

const { signUp, visitor } = await testApp();

const wishlists = '/api/birthday-wishlists';
// The family's time zone is UTC.
const now = today('UTC');
const birthdate = birthdayIn(dateParts(now).year - 7, addDays(now, 12));
const birthday = birthdayIn(dateParts(addDays(now, 12)).year, birthdate);
const { year } = dateParts(birthday);
const turns = year - dateParts(birthdate).year;

async function addChild(mother: Client, profile: object = {}) {
  const { json } = await mother.post('/api/children', { name: 'Mia', birthdate, ...profile });
  return { ...json, generate: `${wishlists}/generate/${json.id}` };
}
async function generateList(profile: object = {}) {
  const mother = await signUp();
  const child = await addChild(mother, profile);
  const { json } = await mother.post(child.generate);
  return { mother, child, list: json, path: `${wishlists}/${json.id}` };
}
const titlesOf = ({ recommendations }: Wishlist) => recommendations.map(({ title }) => title);

describe('generating', () => {
  test('creates the list of the upcoming birthday once and returns it afterwards', async () => {
    const mother = await signUp();
    const child = await addChild(mother, { preferences: ['dinos'], clothingSize: '122' });
    const made = await mother.post(child.generate);
    expect(made).toMatchObject({
      status: 201,
      json: {
        childId: child.id,
        childName: 'Mia',
        childAge: turns,
        birthdayDate: birthday,
        generatedForYear: year,
        viewed: false,
        viewedAt: null,
        keptItems: [],
        given: [],
        removedItems: [],
        addedItems: [],
        partyDate: null,
        userId: mother.userId,
      },
    });
    expect(Object.keys(made.json).toSorted()).toEqual(Object.keys(Wishlist.shape).toSorted());
    expect(made.json.recommendations).toHaveLength(12);
    expect(Object.keys(made.json.recommendations[0]).toSorted()).toEqual(
      ['ageAppropriate', 'category', 'description', 'estimatedPrice', 'productUrl', 'retailer', 'title'].toSorted(),
    );
    expect(await mother.post(child.generate, {})).toMatchObject({ status: 200, json: made.json });
    expect((await mother.get(wishlists)).json).toEqual([made.json]);
  });

  test('in several tabs at once creates one list', async () => {
    const mother = await signUp();
    const child = await addChild(mother);
    const answers = await Promise.all(Array.from({ length: 6 }, () => mother.post(child.generate)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const later = await Promise.all([1, 2].map(() => mother.post(`${child.generate}?year=${year + 1}`)));
    expect(new Set(later.map(({ json }) => json.id)).size).toBe(1);
    expect((await mother.get(wishlists)).json).toHaveLength(2);
  });

  test('for next year creates or regenerates that list and leaves the upcoming one unchanged', async () => {
    const { mother, child, list } = await generateList();
    const next = `${child.generate}?year=${year + 1}`;
    const made = await mother.post(next);
    expect(made).toMatchObject({ status: 201, json: { generatedForYear: year + 1, childAge: turns + 1 } });
    expect(titlesOf(made.json).filter((title) => titlesOf(list).includes(title))).toEqual([]);

    const path = `${wishlists}/${made.json.id}`;
    const [kept, removed, ...rest] = titlesOf(made.json);
    await mother.patch(`${path}/ideas`, { title: kept, state: 'kept' });
    await mother.patch(`${path}/ideas`, { title: removed, state: 'removed' });
    await mother.post(`${path}/ideas`, { title: 'Grandma’s piano' });
    await mother.patch(path, { viewed: true, partyLocation: 'Park' });
    const regenerated = await mother.post(next);
    expect(regenerated).toMatchObject({
      status: 201,
      json: {
        id: made.json.id,
        viewed: false,
        viewedAt: null,
        keptItems: [kept],
        removedItems: [removed],
        addedItems: [{ title: 'Grandma’s piano', notes: null, url: null }],
        partyLocation: 'Park',
      },
    });
    expect(titlesOf(regenerated.json).slice(0, 2)).toEqual([kept, removed]);
    expect(titlesOf(regenerated.json).filter((title) => rest.includes(title))).toEqual([]);
    expect((await mother.post(`${child.generate}?year=${year}`)).json).toEqual(list);
    expect((await mother.get(wishlists)).json[0]).toEqual(list);
  });

  test('never suggests what was given or removed in any year', async () => {
    const { mother, child, list, path } = await generateList();
    for (const [index, title] of titlesOf(list).entries())
      await mother.patch(`${path}/ideas`, { title, state: index % 2 ? 'given' : 'removed' });
    for (const later of [1, 2, 3, 4]) {
      const { json } = await mother.post(`${child.generate}?year=${year + later}`);
      expect(titlesOf(json).filter((title) => titlesOf(list).includes(title))).toEqual([]);
    }
    // Not even after the list is deleted.
    await mother.remove(path);
    const { json: regenerated } = await mother.post(child.generate);
    expect(titlesOf(regenerated).filter((title) => titlesOf(list).includes(title))).toEqual([]);
  });

  test('for an unborn child creates a list for the day of birth', async () => {
    const mother = await signUp();
    const due = addDays(now, 30);
    const child = await addChild(mother, { birthdate: due });
    expect(await mother.post(child.generate)).toMatchObject({
      status: 201,
      json: { childAge: 0, birthdayDate: due, generatedForYear: dateParts(due).year },
    });
  });

  test('refuses a year that is past, too far ahead or invalid', async () => {
    const { mother, child } = await generateList();
    const refused = { status: 400, text: `Year must be from ${year} to ${year + 5}` };
    expect(await mother.post(`${child.generate}?year=${year - 1}`)).toMatchObject(refused);
    expect(await mother.post(`${child.generate}?year=${year + 6}`)).toMatchObject(refused);
    expect(await mother.post(`${child.generate}?year=soon`)).toMatchObject({
      status: 400,
      text: 'Year must be a year like 2027',
    });
  });

  test('adds suggestions to a list that was created by an own idea', async () => {
    const mother = await signUp();
    const child = await addChild(mother);
    const ideas = `${wishlists}/ideas-for/${child.id}`;
    const own = await mother.post(ideas, { title: 'Microscope', notes: 'A real one' });
    expect(own).toMatchObject({
      status: 201,
      json: {
        childId: child.id,
        childName: 'Mia',
        childAge: turns,
        birthdayDate: birthday,
        generatedForYear: year,
        recommendations: [],
        addedItems: [{ title: 'Microscope', notes: 'A real one', url: null }],
      },
    });
    expect((await mother.post(ideas, { title: 'microscope' })).status).toBe(409);
    expect((await mother.post(ideas, { title: ' ' })).status).toBe(400);

    const generated = await mother.post(child.generate);
    expect(generated).toMatchObject({ status: 201, json: { id: own.json.id, addedItems: own.json.addedItems } });
    expect(generated.json.recommendations).toHaveLength(12);
    expect(await mother.post(child.generate)).toMatchObject({ status: 200, json: generated.json });
    expect((await mother.post(ideas, { title: 'Kite' })).json).toMatchObject({
      id: own.json.id,
      addedItems: [{ title: 'Microscope' }, { title: 'Kite' }],
    });
  });

  test('keeps a party that was planned before', async () => {
    const mother = await signUp();
    const child = await addChild(mother);
    const party = `${wishlists}/party-for/${child.id}`;
    const planned = await mother.post(party, { partyDate: birthday, partyLocation: 'Roller rink' });
    expect(planned).toMatchObject({
      status: 201,
      json: { childName: 'Mia', generatedForYear: year, recommendations: [], partyLocation: 'Roller rink' },
    });
    expect(await mother.post(party, { partyDate: 'soon' })).toMatchObject({ status: 400 });
    expect((await mother.post(party, { partyTime: '15:00', partyLocation: null })).json).toMatchObject({
      id: planned.json.id,
      partyDate: birthday,
      partyTime: '15:00',
      partyLocation: null,
    });
    const generated = await mother.post(child.generate);
    expect(generated).toMatchObject({
      status: 201,
      json: { id: planned.json.id, partyDate: birthday, partyTime: '15:00' },
    });
    expect(generated.json.recommendations).toHaveLength(12);
  });

  test("is refused for another family's child, a pet and an unknown id", async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const child = await addChild(other);
    const { json: pet } = await mother.post('/api/household-members', {
      memberType: 'pet',
      name: 'Rex',
      petType: 'dog',
    });
    for (const id of [child.id, pet.id, mother.familyId, 'x'])
      for (const path of [`generate/${id}`, `ideas-for/${id}`, `party-for/${id}`])
        expect(await mother.post(`${wishlists}/${path}`, { title: 'Kite' })).toMatchObject({
          status: 404,
          text: 'Not found',
        });
    expect((await other.get(wishlists)).json).toEqual([]);
  });
});

describe('a wishlist', () => {
  test('is listed by child from eldest to youngest, then by year', async () => {
    const mother = await signUp();
    const young = await addChild(mother, { name: 'Leo', birthdate: addDays(birthdate, 700) });
    const old = await addChild(mother, { name: 'Mia' });
    await mother.post(young.generate);
    await mother.post(`${old.generate}?year=${year + 1}`);
    await mother.post(old.generate);
    const { json } = await mother.get(wishlists);
    expect(json.map((list: Wishlist) => [list.childName, list.generatedForYear - year])).toEqual([
      ['Mia', 0],
      ['Mia', 1],
      ['Leo', expect.any(Number)],
    ]);
  });

  test('keeps fields that a change omits, records when it was viewed, and clears empty values', async () => {
    const { mother, list, path } = await generateList();
    const party = { partyDate: '2027-03-13', partyTime: '15:00', partyLocation: 'Park', partyNotes: 'Cake!' };
    expect((await mother.patch(path, party)).json).toEqual({ ...list, ...party, updatedAt: expect.any(String) });
    const viewed = await mother.patch(path, { viewed: true, userNotes: 'Ask Grandma' });
    expect(viewed.json).toMatchObject({
      ...party,
      viewed: true,
      viewedAt: expect.any(String),
      userNotes: 'Ask Grandma',
    });
    expect((await mother.patch(path, { viewed: true })).json.viewedAt).toBe(viewed.json.viewedAt);
    expect((await mother.patch(path, { partyDate: '', partyTime: null })).json).toMatchObject({
      partyDate: null,
      partyTime: null,
      partyLocation: 'Park',
    });
    // Server-owned fields in a whole record are ignored.
    expect((await mother.patch(path, { ...viewed.json, id: mother.userId, childAge: 40 })).json).toMatchObject({
      id: list.id,
      childAge: turns,
    });
  });

  test.each([
    [{ partyDate: 'soon' }, 'Party date must be a date like 2026-05-31'],
    [{ partyTime: '3 pm' }, 'Party time must be a time like 16:30'],
    [{ viewed: 'yes' }, 'Viewed must be true or false'],
    [{ given: 'kite' }, 'Given items must be a list of texts'],
    [{ addedItems: [{ title: ' ' }] }, 'Title is required'],
    [
      { addedItems: [{ title: 'Kite', url: 'javascript:alert(1)' }] },
      'Link must be an address that starts with http:// or https://',
    ],
  ])('refuses the change %j with: %s', async (body, sentence) => {
    const { mother, path, list } = await generateList();
    expect(await mother.patch(path, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(wishlists)).json).toEqual([list]);
  });

  test('accepts whole lists of titles, and each title stays in only one list', async () => {
    const { mother, path } = await generateList();
    await mother.patch(path, { keptItems: ['Kite', 'Drum'] });
    const changed = await mother.patch(path, {
      given: ['Kite'],
      addedItems: [{ title: 'Sled' }, { title: 'Sled', notes: 'red' }],
    });
    expect(changed.json).toMatchObject({
      keptItems: ['Drum'],
      given: ['Kite'],
      addedItems: [{ title: 'Sled', notes: null, url: null }],
    });
  });

  test('has ideas that can be added, kept, given, removed and restored one at a time', async () => {
    const { mother, list, path } = await generateList();
    const ideas = `${path}/ideas`;
    const own = { title: ' Piano ', notes: 'Used', url: 'https://example.com/piano' };
    expect(await mother.post(ideas, own)).toMatchObject({
      status: 201,
      json: { id: list.id, addedItems: [{ ...own, title: 'Piano' }] },
    });
    const taken = { status: 409, text: 'This idea is already on the list, or you removed it' };
    expect(await mother.post(ideas, { title: 'PIANO' })).toMatchObject(taken);
    expect(await mother.post(ideas, { title: titlesOf(list)[0] })).toMatchObject(taken);
    const setState = (title: unknown, state: string) => mother.patch(ideas, { title, state } as object);
    expect(await setState('Piano', 'kept')).toMatchObject({ status: 200, json: { keptItems: ['Piano'] } });
    expect((await setState('Piano', 'given')).json).toMatchObject({ keptItems: [], given: ['Piano'] });
    expect((await setState('Piano', 'removed')).json).toMatchObject({ given: [], removedItems: ['Piano'] });
    expect((await setState('Piano', 'suggested')).json).toMatchObject({
      removedItems: [],
      addedItems: [{ title: 'Piano' }],
    });
    expect(await setState('Trumpet', 'kept')).toMatchObject({ status: 404, text: 'Not found' });
    expect(await setState('Piano', 'lost')).toMatchObject({
      status: 400,
      text: 'State must be one of suggested, kept, given, removed',
    });
    expect(await mother.post(ideas, { notes: 'Used' })).toMatchObject({ status: 400, text: 'Title is required' });
  });

  test('keeps concurrent changes to different ideas', async () => {
    const { mother, list, path } = await generateList();
    const states = ['kept', 'given', 'removed'];
    await Promise.all([
      ...titlesOf(list).map((title, index) => mother.patch(`${path}/ideas`, { title, state: states[index % 3] })),
      ...['One', 'Two', 'Three'].map((title) => mother.post(`${path}/ideas`, { title })),
      mother.patch(path, { partyLocation: 'Park' }),
    ]);
    const [now] = (await mother.get(wishlists)).json;
    expect([...now.keptItems, ...now.given, ...now.removedItems].toSorted()).toEqual(titlesOf(list).toSorted());
    expect(now.addedItems).toHaveLength(3);
    expect(now.partyLocation).toBe('Park');
  });

  test("follows changes of the child's name and birthdate", async () => {
    const { mother, child, list } = await generateList();
    await mother.patch(`/api/children/${child.id}`, { name: 'Mia Sofia', birthdate: '2016-02-29' });
    expect((await mother.get(wishlists)).json).toEqual([
      {
        ...list,
        childName: 'Mia Sofia',
        childAge: year - 2016,
        birthdayDate: birthdayIn(year, '2016-02-29'),
        updatedAt: expect.any(String),
      },
    ]);
  });

  test('can be removed once, and is deleted with its child', async () => {
    const { mother, child, path } = await generateList();
    expect((await mother.remove(path)).status).toBe(204);
    expect(await mother.remove(path)).toMatchObject({ status: 404, text: 'Not found' });
    await mother.post(child.generate);
    await mother.remove(`/api/children/${child.id}`);
    expect((await mother.get(wishlists)).json).toEqual([]);
  });

  test('cannot be accessed by another family or a visitor', async () => {
    const { mother, list, path } = await generateList();
    const other = await signUp();
    const attempts = (client: Client) =>
      Promise.all([
        client.patch(path, { viewed: true }),
        client.post(`${path}/ideas`, { title: 'Kite' }),
        client.patch(`${path}/ideas`, { title: titlesOf(list)[0], state: 'kept' }),
        client.remove(path),
      ]);
    expect((await attempts(other)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await attempts(visitor)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await other.get(wishlists)).json).toEqual([]);
    expect((await mother.get(wishlists)).json).toEqual([list]);
  });
});
