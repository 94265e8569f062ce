import { describe, expect, test } from 'vitest';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { Wishlist } from '../contract.ts';

const { signUp, visitor } = await testApp();

const wishlists = '/api/birthday-wishlists';
// The family lives in UTC, and so does this child's next birthday.
const now = today('UTC');
const birthdate = birthdayIn(dateParts(now).year - 7, addDays(now, 12));
const birthday = birthdayIn(dateParts(addDays(now, 12)).year, birthdate);
const { year } = dateParts(birthday);
const turns = year - dateParts(birthdate).year;

async function withChild(mother: Client, profile: object = {}) {
  const { json } = await mother.post('/api/children', { name: 'Mia', birthdate, ...profile });
  return { ...json, generate: `${wishlists}/generate/${json.id}` };
}
async function withList(profile: object = {}) {
  const mother = await signUp();
  const child = await withChild(mother, profile);
  const { json } = await mother.post(child.generate);
  return { mother, child, list: json, path: `${wishlists}/${json.id}` };
}
const titlesOf = ({ recommendations }: Wishlist) => recommendations.map(({ title }) => title);

describe('generating', () => {
  test('the list of the upcoming birthday is made once, and answered again afterwards', async () => {
    const mother = await signUp();
    const child = await withChild(mother, { preferences: ['dinos'], clothingSize: '122' });
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

  test('many tabs at once make one list', async () => {
    const mother = await signUp();
    const child = await withChild(mother);
    const answers = await Promise.all(Array.from({ length: 6 }, () => mother.post(child.generate)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const later = await Promise.all([1, 2].map(() => mother.post(`${child.generate}?year=${year + 1}`)));
    expect(new Set(later.map(({ json }) => json.id)).size).toBe(1);
    expect((await mother.get(wishlists)).json).toHaveLength(2);
  });

  test("next year's list is made or made anew, and the upcoming one is not touched", async () => {
    const { mother, child, list } = await withList();
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
    const anew = await mother.post(next);
    expect(anew).toMatchObject({
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
    expect(titlesOf(anew.json).slice(0, 2)).toEqual([kept, removed]);
    expect(titlesOf(anew.json).filter((title) => rest.includes(title))).toEqual([]);
    expect((await mother.post(`${child.generate}?year=${year}`)).json).toEqual(list);
    expect((await mother.get(wishlists)).json[0]).toEqual(list);
  });

  test('what was given or removed in any year is never suggested again', async () => {
    const { mother, child, list, path } = await withList();
    for (const [place, title] of titlesOf(list).entries())
      await mother.patch(`${path}/ideas`, { title, state: place % 2 ? 'given' : 'removed' });
    for (const later of [1, 2, 3, 4]) {
      const { json } = await mother.post(`${child.generate}?year=${year + later}`);
      expect(titlesOf(json).filter((title) => titlesOf(list).includes(title))).toEqual([]);
    }
    // Not even after the list itself is gone.
    await mother.remove(path);
    const { json: anew } = await mother.post(child.generate);
    expect(titlesOf(anew).filter((title) => titlesOf(list).includes(title))).toEqual([]);
  });

  test('a child that is not born yet gets a list for the day of birth', async () => {
    const mother = await signUp();
    const due = addDays(now, 30);
    const child = await withChild(mother, { birthdate: due });
    expect(await mother.post(child.generate)).toMatchObject({
      status: 201,
      json: { childAge: 0, birthdayDate: due, generatedForYear: dateParts(due).year },
    });
  });

  test('a year that is over, too far or no year is refused', async () => {
    const { mother, child } = await withList();
    const refused = { status: 400, text: `Year must be from ${year} to ${year + 5}` };
    expect(await mother.post(`${child.generate}?year=${year - 1}`)).toMatchObject(refused);
    expect(await mother.post(`${child.generate}?year=${year + 6}`)).toMatchObject(refused);
    expect(await mother.post(`${child.generate}?year=soon`)).toMatchObject({
      status: 400,
      text: 'Year must be a year like 2027',
    });
  });

  test('an idea of her own makes a list, which is still thought of when she asks for it', async () => {
    const mother = await signUp();
    const child = await withChild(mother);
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

    const thoughtOf = await mother.post(child.generate);
    expect(thoughtOf).toMatchObject({ status: 201, json: { id: own.json.id, addedItems: own.json.addedItems } });
    expect(thoughtOf.json.recommendations).toHaveLength(12);
    expect(await mother.post(child.generate)).toMatchObject({ status: 200, json: thoughtOf.json });
    expect((await mother.post(ideas, { title: 'Kite' })).json).toMatchObject({
      id: own.json.id,
      addedItems: [{ title: 'Microscope' }, { title: 'Kite' }],
    });
  });

  test('a party is planned before anybody thought of gifts, and stays when they are', async () => {
    const mother = await signUp();
    const child = await withChild(mother);
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
    const thoughtOf = await mother.post(child.generate);
    expect(thoughtOf).toMatchObject({
      status: 201,
      json: { id: planned.json.id, partyDate: birthday, partyTime: '15:00' },
    });
    expect(thoughtOf.json.recommendations).toHaveLength(12);
  });

  test("another family's child, an adult, a pet and nobody have no wishlists", async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const child = await withChild(other);
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
  test('lists stand from the eldest child to the youngest, each by year', async () => {
    const mother = await signUp();
    const young = await withChild(mother, { name: 'Leo', birthdate: addDays(birthdate, 700) });
    const old = await withChild(mother, { name: 'Mia' });
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

  test('a change touches only what it names; viewing sets the moment, and empty values clear', async () => {
    const { mother, list, path } = await withList();
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
    // The whole record may be sent back; what the server owns in it is ignored.
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
  ])('%j is refused: %s', async (body, sentence) => {
    const { mother, path, list } = await withList();
    expect(await mother.patch(path, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(wishlists)).json).toEqual([list]);
  });

  test('whole lists of titles are taken too, and a title is in one of them', async () => {
    const { mother, path } = await withList();
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

  test('ideas are added, kept, given, removed and brought back one at a time', async () => {
    const { mother, list, path } = await withList();
    const ideas = `${path}/ideas`;
    const own = { title: ' Piano ', notes: 'Used', url: 'https://example.com/piano' };
    expect(await mother.post(ideas, own)).toMatchObject({
      status: 201,
      json: { id: list.id, addedItems: [{ ...own, title: 'Piano' }] },
    });
    const taken = { status: 409, text: 'This idea is on the list already, or among the removed ones' };
    expect(await mother.post(ideas, { title: 'PIANO' })).toMatchObject(taken);
    expect(await mother.post(ideas, { title: titlesOf(list)[0] })).toMatchObject(taken);
    const set = (title: unknown, state: string) => mother.patch(ideas, { title, state } as object);
    expect(await set('Piano', 'kept')).toMatchObject({ status: 200, json: { keptItems: ['Piano'] } });
    expect((await set('Piano', 'given')).json).toMatchObject({ keptItems: [], given: ['Piano'] });
    expect((await set('Piano', 'removed')).json).toMatchObject({ given: [], removedItems: ['Piano'] });
    expect((await set('Piano', 'suggested')).json).toMatchObject({
      removedItems: [],
      addedItems: [{ title: 'Piano' }],
    });
    expect(await set('Trumpet', 'kept')).toMatchObject({ status: 404, text: 'Not found' });
    expect(await set('Piano', 'lost')).toMatchObject({
      status: 400,
      text: 'State must be one of suggested, kept, given, removed',
    });
    expect(await mother.post(ideas, { notes: 'Used' })).toMatchObject({ status: 400, text: 'Title is required' });
  });

  test('two phones ticking different ideas at once lose nothing', async () => {
    const { mother, list, path } = await withList();
    const states = ['kept', 'given', 'removed'];
    await Promise.all([
      ...titlesOf(list).map((title, place) => mother.patch(`${path}/ideas`, { title, state: states[place % 3] })),
      ...['One', 'Two', 'Three'].map((title) => mother.post(`${path}/ideas`, { title })),
      mother.patch(path, { partyLocation: 'Park' }),
    ]);
    const [now] = (await mother.get(wishlists)).json;
    expect([...now.keptItems, ...now.given, ...now.removedItems].toSorted()).toEqual(titlesOf(list).toSorted());
    expect(now.addedItems).toHaveLength(3);
    expect(now.partyLocation).toBe('Park');
  });

  test("lists follow the child's name and birthdate", async () => {
    const { mother, child, list } = await withList();
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

  test('a removed list is gone, and goes with its child', async () => {
    const { mother, child, path } = await withList();
    expect((await mother.remove(path)).status).toBe(204);
    expect(await mother.remove(path)).toMatchObject({ status: 404, text: 'Not found' });
    await mother.post(child.generate);
    await mother.remove(`/api/children/${child.id}`);
    expect((await mother.get(wishlists)).json).toEqual([]);
  });

  test("another family's list is not there, and a visitor gets nothing", async () => {
    const { mother, list, path } = await withList();
    const other = await signUp();
    const tries = (who: Client) =>
      Promise.all([
        who.patch(path, { viewed: true }),
        who.post(`${path}/ideas`, { title: 'Kite' }),
        who.patch(`${path}/ideas`, { title: titlesOf(list)[0], state: 'kept' }),
        who.remove(path),
      ]);
    expect((await tries(other)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await tries(visitor)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await other.get(wishlists)).json).toEqual([]);
    expect((await mother.get(wishlists)).json).toEqual([list]);
  });
});
