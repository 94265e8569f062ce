import { expect, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { joinFamily } from '#testing/join-family.ts';
import { isolatedApp, testApp } from '#testing/test-app.ts';

const { signUp, visitor, database, endpoints } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const sheets = '/api/sitter-sheets';
const day = today('UTC');
const emergencyGap = {
  what: 'The emergency number to dial',
  why: "We can't tell it from where you are.",
  path: '/household?house=notes',
};

const addChild = async (mother: Mother, name: string, more: object = {}) =>
  (await mother.post('/api/children', { name, birthdate: '2019-03-04', ...more })).json;

/** A family with two children, and a sheet about the first. */
async function familyWithSheet() {
  const mother = await signUp({ firstName: 'Ana' });
  const mia = await addChild(mother, 'Mia', { allergies: ['Peanuts'], healthNotes: 'Inhaler in the blue bag' });
  const noa = await addChild(mother, 'Noa', { allergies: ['Eggs'], healthNotes: 'Stutters' });
  const { json: sheet } = await mother.post(sheets, { childIds: [mia.id] });
  return { mother, mia, noa, sheet, path: `${sheets}/${sheet.id}` };
}

const tokenOf = async (mother: Mother, path: string, end: object = {}): Promise<string> =>
  (await mother.post(`${path}/link`, end)).json.link.split('/').at(-1);
const asGuest = (token: string) => visitor.get(`/api/sitter-sheet/${token}`);

const ended = { status: 410, text: 'This link was ended. If you still need it, ask for a new one' };

test('without any choice, a sheet is for tonight and about all children', async () => {
  const { mother, mia, noa } = await familyWithSheet();
  const added = await mother.post(sheets, {});
  expect(added).toMatchObject({
    status: 201,
    json: {
      childIds: [mia.id, noa.id],
      childNames: ['Mia', 'Noa'],
      fromDay: day,
      untilDay: day,
      isEveningOnly: true,
      shownHealthNotes: [],
      whatToDo: [],
      remarks: null,
      link: null,
    },
  });
  expect((await mother.get(sheets)).json.map(({ id }: { id: string }) => id)[0]).toBe(added.json.id);
});

test('a preview shows the page of the choices and saves nothing', async () => {
  const { mother, mia } = await familyWithSheet();
  const preview = (choices: object) => mother.post(`${sheets}/preview`, choices);
  const choices = { childIds: [mia.id], shownHealthNotes: [mia.id], remarks: 'One show' };
  expect(await preview(choices)).toMatchObject({
    status: 200,
    json: {
      page: { fromDay: day, remarks: 'One show', children: [{ name: 'Mia', healthNotes: 'Inhaler in the blue bag' }] },
      missing: expect.arrayContaining([emergencyGap]),
    },
  });
  expect((await preview({})).json.page.children).toMatchObject([{ name: 'Mia' }, { name: 'Noa', healthNotes: null }]);
  expect((await preview({ childIds: [] })).status).toBe(400);
  const other = await familyWithSheet();
  expect((await preview({ childIds: [other.mia.id] })).status).toBe(422);
  expect((await mother.get(sheets)).json).toHaveLength(1);
});

test('a sheet is opened with its page and what is missing, changed and removed', async () => {
  const { mother, mia, sheet, path } = await familyWithSheet();
  const opened = await mother.get(path);
  expect(opened.json).toMatchObject({
    sheet: { id: sheet.id, childNames: ['Mia'] },
    page: { children: [{ name: 'Mia', allergies: ['Peanuts'], healthNotes: null }], emergency: [] },
    defaultLinkEnd: { date: addDays(day, 1), time: '10:00' },
  });
  expect(opened.json.missing).toContainEqual(emergencyGap);
  const change = {
    fromDay: day,
    untilDay: addDays(day, 2),
    isEveningOnly: false,
    shownHealthNotes: [mia.id],
    whatToDo: [{ childId: mia.id, text: 'EpiPen, then call us' }],
    remarks: 'One show, then books',
  };
  expect(await mother.patch(path, change)).toMatchObject({ status: 200, json: change });
  const { page } = (await mother.get(path)).json;
  expect(page).toMatchObject({
    remarks: 'One show, then books',
    children: [{ healthNotes: 'Inhaler in the blue bag', whatToDo: 'EpiPen, then call us' }],
  });
  expect(page.days).toHaveLength(3);
  expect((await mother.remove(path)).status).toBe(204);
  expect((await mother.get(path)).status).toBe(404);
});

test('the page is computed when it is opened, from the calendar, the meals and the household', async () => {
  const { mother, mia, noa, path } = await familyWithSheet();
  await mother.patch('/api/family/habits', { timeZone: 'Europe/Berlin' });
  const date = (await mother.get(path)).json.sheet.fromDay;
  const add = (body: object) => mother.post('/api/appointments', { type: 'Other', date, ...body });
  await add({ title: 'Swim', time: '16:00', location: 'City pool', notes: 'Secret', childId: mia.id });
  await add({ title: 'Eye doctor', childId: noa.id });
  const recipe = {
    name: 'Satay',
    mealType: 'dinner',
    ingredients: [{ name: '2 tbsp peanut butter' }, { name: '2 eggs' }],
  };
  const { json: satay } = await mother.post('/api/recipes', recipe);
  const dayName = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  await mother.post('/api/meal-plans', {
    weekStartDate: mondayOf(date),
    assignedTo: 'family',
    schedule: { [dayName.toLowerCase()]: { dinner: satay.id } },
  });
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const { json: david } = await mother.post('/api/household-members', adult);
  expect((await mother.get(path)).json.missing).toContainEqual({
    what: "David's phone number",
    why: 'For a quick question, or a worry.',
    path: `/household?tab=adult&edit=${david.id}`,
  });
  await mother.patch(`/api/household-members/${david.id}`, { phone: '555-0142' });
  await mother.post('/api/emergency-contacts', { name: 'Rosa', phone: '555-0199', relation: 'Grandma' });
  await mother.patch('/api/house-notes', { firstAid: 'Top shelf', notes: 'The back door sticks' });

  const guest = await asGuest(await tokenOf(mother, path));
  expect(guest.json).toEqual((await mother.get(path)).json.page);
  expect(guest.json).toMatchObject({
    children: [{ name: 'Mia' }],
    days: [
      {
        meals: [{ title: 'Satay', found: ['Found for Mia: Peanuts, in "2 tbsp peanut butter"'], isSearched: true }],
        // Written as in this family, in a browser that doesn't know the family.
        entries: [{ time: '16:00', title: 'Swim', location: 'City pool', children: ['Mia'] }],
      },
    ],
    firstAid: 'Top shelf',
    houseNotes: 'The back door sticks',
    people: [
      { name: 'David', about: null, phone: '555-0142' },
      { name: 'Rosa', about: 'Grandma', phone: '555-0199' },
    ],
    emergency: [{ service: null, phone: '112' }],
  });
  for (const hidden of ['Noa', 'Eggs', 'Eye doctor', 'Inhaler', 'Stutters', 'Secret', mother.userId, mia.id])
    expect(guest.text).not.toContain(hidden);
});

test.each([
  [{ childIds: [] }, 400, 'Choose at least one child'],
  [{ childIds: ['5c0b3c9e-98a5-4f0f-9d0d-1b1f6f0b7c55'] }, 422, "There's no such child"],
  [{ shownHealthNotes: ['5c0b3c9e-98a5-4f0f-9d0d-1b1f6f0b7c55'] }, 422, "There's no such child"],
  [{ childIds: ['Mia'] }, 400, "Child isn't valid"],
  [{ fromDay: '2026-11-18', untilDay: '2026-11-17' }, 400, "Until can't be before From"],
  [{ fromDay: '2026-11-18', untilDay: '2026-12-02' }, 400, 'A sheet covers up to 14 days'],
  [{ remarks: 5 }, 400, 'Anything else must be text'],
])('%j is refused with %i: %s', async (invalid, status, sentence) => {
  const { mother, path } = await familyWithSheet();
  expect(await mother.post(sheets, invalid)).toMatchObject({ status, text: sentence });
  expect(await mother.patch(path, invalid)).toMatchObject({ status, text: sentence });
});

test('a change of one day is checked against the other one', async () => {
  const { mother, path } = await familyWithSheet();
  expect(await mother.patch(path, { fromDay: addDays(day, 1) })).toMatchObject({
    status: 400,
    text: "Until can't be before From",
  });
});

test('adults are no children, and a family without children has no sheet', async () => {
  const mother = await signUp();
  expect(await mother.post(sheets, {})).toMatchObject({ status: 422, text: 'Add a child to your household first' });
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const { json: david } = await mother.post('/api/household-members', adult);
  expect(await mother.post(sheets, { childIds: [david.id] })).toMatchObject({ status: 422 });
});

test("another family's sheet is not found", async () => {
  const { mother, mia, path } = await familyWithSheet();
  const stranger = await signUp();
  await addChild(stranger, 'Zoe');
  const token = await tokenOf(mother, path);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.patch(path, { remarks: 'Hi' })).status).toBe(404);
  expect((await stranger.remove(path)).status).toBe(404);
  expect((await stranger.post(`${path}/link`, {})).status).toBe(404);
  expect((await stranger.remove(`${path}/link`)).status).toBe(404);
  expect((await stranger.get(sheets)).json).toEqual([]);
  expect(await stranger.post(sheets, { childIds: [mia.id] })).toMatchObject({ status: 422 });
  expect((await asGuest(token)).status).toBe(200);
});

test('a removed child is on no sheet, and the last one takes the sheet along', async () => {
  const { mother, mia, noa, path } = await familyWithSheet();
  const choice = {
    childIds: [mia.id, noa.id],
    shownHealthNotes: [mia.id],
    whatToDo: [{ childId: mia.id, text: 'EpiPen' }],
  };
  const { json: both } = await mother.post(sheets, choice);
  await mother.remove(`/api/children/${mia.id}`);
  expect((await mother.get(path)).status).toBe(404);
  expect((await mother.get(sheets)).json).toMatchObject([
    { id: both.id, childIds: [noa.id], shownHealthNotes: [], whatToDo: [] },
  ]);
});

test('old sheets go when another one is made', async () => {
  const { mother, path } = await familyWithSheet();
  const old = { fromDay: addDays(day, -31), untilDay: addDays(day, -31) };
  await mother.patch(path, old);
  expect((await mother.get(sheets)).json).toHaveLength(1);
  const { json: added } = await mother.post(sheets, {});
  expect((await mother.get(sheets)).json).toMatchObject([{ id: added.id }]);
});

test('a link shows when it was opened, and can be ended by hand', async () => {
  const { mother, path } = await familyWithSheet();
  const made = await mother.post(`${path}/link`, {});
  expect(made).toMatchObject({ status: 201, json: { expiresAt: `${addDays(day, 1)}T10:00:00.000Z` } });
  expect(made.json.link).toMatch(/^http:\/\/localhost:3000\/sheet\/[\w-]{43}$/);
  const linkOf = async () => (await mother.get(path)).json.sheet.link;
  expect(await linkOf()).toEqual({
    isOpen: true,
    ends: { date: addDays(day, 1), time: '10:00' },
    opened: null,
  });
  const token = made.json.link.split('/').at(-1);
  await asGuest(token);
  const { opened } = await linkOf();
  expect(opened).not.toBeNull();
  await asGuest(token);
  expect((await linkOf()).opened).toEqual(opened);

  expect((await mother.remove(`${path}/link`)).status).toBe(204);
  expect(await linkOf()).toMatchObject({ isOpen: false, opened });
  expect(await asGuest(token)).toMatchObject(ended);
  expect((await mother.remove(`${path}/link`)).status).toBe(204);
});

test('a new link ends the former one, and only its hash is stored', async () => {
  const { mother, path, sheet } = await familyWithSheet();
  const first = await tokenOf(mother, path);
  await asGuest(first);
  const second = await tokenOf(mother, path);
  expect((await mother.get(path)).json.sheet.link).toMatchObject({ isOpen: true, opened: null });
  expect((await asGuest(first)).status).toBe(404);
  expect((await asGuest(second)).status).toBe(200);
  const { rows } = await database.pool.query('select * from sitter_sheets where id = $1', [sheet.id]);
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('a link ends by itself', async () => {
  const { mother, path, sheet } = await familyWithSheet();
  const token = await tokenOf(mother, path, { day: addDays(day, 2), time: '08:00' });
  await database.pool.query("update sitter_sheets set link_expires_at = now() - interval '1 second' where id = $1", [
    sheet.id,
  ]);
  expect(await asGuest(token)).toMatchObject({
    status: 410,
    text: 'This link has ended. If you still need it, ask for a new one',
  });
  expect((await mother.get(path)).json.sheet.link).toMatchObject({ isOpen: false, opened: null });
});

test.each([
  [{ day: addDays(day, -1) }, 'Choose a time that is still ahead'],
  [{ day: addDays(day, 20) }, 'A link works for up to 14 days after the last day of the sheet'],
  [{ time: '25:00' }, 'Time must be a time like 16:30'],
])('a link until %j is refused with: %s', async (end, sentence) => {
  const { mother, path } = await familyWithSheet();
  expect(await mother.post(`${path}/link`, end)).toMatchObject({ status: 400, text: sentence });
});

test('a link ends when the person who created it leaves the family, and not when someone else does', async () => {
  const { mother, path, mia } = await familyWithSheet();
  const [partner, grandma] = [await signUp(), await signUp()];
  await joinFamily(partner, mother);
  await joinFamily(grandma, mother);
  const { json: other } = await mother.post(sheets, { childIds: [mia.id] });
  const hers = await tokenOf(mother, `${sheets}/${other.id}`);
  // The mother created the sheet, and the father created the link.
  const his = await tokenOf(partner, path);
  await grandma.post('/api/family/leave');
  expect((await asGuest(his)).status).toBe(200);
  await partner.post('/api/family/leave');
  expect(await asGuest(his)).toMatchObject(ended);
  expect((await mother.get(path)).json.sheet.link).toMatchObject({ isOpen: false });
  expect((await asGuest(hers)).status).toBe(200);
});

test('a link goes with its sheet', async () => {
  const { mother, path } = await familyWithSheet();
  const token = await tokenOf(mother, path);
  await mother.remove(path);
  expect((await asGuest(token)).status).toBe(404);
});

test('at most 20 links are open at once', async () => {
  const { mother, path } = await familyWithSheet();
  for (let count = 0; count < 20; count++) {
    const { json } = await mother.post(sheets, {});
    expect((await mother.post(`${sheets}/${json.id}/link`, {})).status).toBe(201);
  }
  expect(await mother.post(`${path}/link`, {})).toMatchObject({
    status: 409,
    text: 'You have 20 links open. Please end one first',
  });
});

test('the page of a link is neither cached nor indexed, and its address is not sent to other sites', async () => {
  const { mother, path } = await familyWithSheet();
  const { headers } = await asGuest(await tokenOf(mother, path));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
});

test('the token opens its sheet and nothing else', async () => {
  const { mother, path, sheet } = await familyWithSheet();
  const token = await tokenOf(mother, path);
  const before = (await mother.get(path)).json;
  for (const { method, path: route, access } of endpoints) {
    if (route === '/api/sitter-sheet/:token') continue;
    for (const url of [route.replaceAll(/:\w+/g, token), route.replaceAll(/:\w+/g, sheet.id)]) {
      const answer = await visitor.request({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, cookie: `session=${token}; sid=${token}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect(
        access === 'everyone' ? answer.status >= 400 || !answer.text.includes('Mia') : answer.status === 401,
        url,
      ).toBe(true);
    }
  }
  expect((await mother.get(path)).json).toEqual(before);
  expect((await visitor.get(`/api/sitter-sheet/${sheet.id}`)).status).toBe(404);
});

test('guessing tokens is limited', async () => {
  const own = await isolatedApp();
  const guess = async (token: string) => (await own.visitor.get(`/api/sitter-sheet/${token}`)).status;
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push(await guess(`${count}`.padStart(43, 'x')));
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
});
