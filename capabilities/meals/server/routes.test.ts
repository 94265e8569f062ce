import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Client, testApp } from '#testing/test-app.ts';
import { MealPlan } from '../contract.ts';

const { signUp } = await testApp();

const path = '/api/meal-plans';
const week = { weekStartDate: '2026-11-16' };
const forFamily = { ...week, assignedTo: 'family' };

async function recipe(mother: Client, name: string, ...lines: string[]): Promise<string> {
  const ingredients = lines.map((line) => ({ name: line }));
  return (await mother.post('/api/recipes', { name, mealType: 'dinner', ingredients })).json.id;
}
async function member(mother: Client, name: string, more: object = {}): Promise<string> {
  return (await mother.post('/api/household-members', { memberType: 'adult', relationship: 'parent', name, ...more }))
    .json.id;
}
const weekOf = async (mother: Client, weekStartDate = week.weekStartDate) =>
  (await mother.get(`${path}/week?weekStartDate=${weekStartDate}`)).json;

describe('plans', () => {
  test('are created once per person and week; another POST adds to the existing plan', async () => {
    const mother = await signUp();
    const [soup, stew] = [await recipe(mother, 'Soup'), await recipe(mother, 'Stew')];
    const added = await mother.post(path, {
      ...forFamily,
      weekEndDate: '2026-11-22',
      assignedToName: 'whoever',
      schedule: { monday: { dinner: soup } },
      isActive: true,
    });
    expect(added.status).toBe(201);
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(MealPlan.shape).toSorted());
    expect(added.json).toMatchObject({
      ...forFamily,
      weekEndDate: '2026-11-22',
      assignedToName: 'Family',
      schedule: { monday: { dinner: soup } },
      cells: [{ day: 'monday', mealType: 'dinner', recipeName: 'Soup', isSearched: false, reason: null }],
      isActive: true,
      isArchived: false,
      notes: null,
    });
    const again = await mother.post(path, { ...forFamily, schedule: { friday: { lunch: stew } }, notes: 'Busy' });
    expect(again).toMatchObject({
      status: 200,
      json: { id: added.json.id, schedule: { monday: { dinner: soup }, friday: { lunch: stew } }, notes: 'Busy' },
    });
    expect((await mother.get(`${path}?weekStartDate=2026-11-16`)).json).toEqual([again.json]);
    expect((await mother.get(`${path}?weekStartDate=2026-11-23`)).json).toEqual([]);
    expect((await mother.remove(`${path}/${added.json.id}`)).status).toBe(204);
    expect((await mother.remove(`${path}/${added.json.id}`)).status).toBe(404);
  });

  test('merge a schedule: missing keys stay, null and empty strings clear, null clears a day', async () => {
    const mother = await signUp();
    const soup = await recipe(mother, 'Soup');
    const { json } = await mother.post(path, {
      ...forFamily,
      schedule: {
        monday: { lunch: soup, dinner: soup },
        tuesday: { lunch: soup, dinner: soup },
        sunday: { snack: soup },
      },
    });
    const url = `${path}/${json.id}`;
    const changed = await mother.patch(url, {
      schedule: { monday: { lunch: null }, tuesday: { dinner: '' }, sunday: null },
    });
    expect(changed).toMatchObject({
      status: 200,
      json: { schedule: { monday: { dinner: soup }, tuesday: { lunch: soup } } },
    });
    expect(changed.json.cells).toHaveLength(2);
    // The whole record can be sent back.
    expect((await mother.patch(url, changed.json)).json.schedule).toEqual(changed.json.schedule);
    expect((await mother.patch(url, { isArchived: true })).json).toMatchObject({ isArchived: true, isActive: true });
    expect((await mother.patch(url, { schedule: null })).json.schedule).toEqual({});
  });

  test('with an invalid reference are refused, and nothing is saved', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const [own, foreign] = [await recipe(mother, 'Soup'), await recipe(other, 'Stew')];
    const rex = await member(mother, 'Rex', { memberType: 'pet', petType: 'dog' });
    const stranger = await member(other, 'Eve');
    for (const assignedTo of [rex, stranger, randomUUID(), 'everyone'])
      expect(await mother.post(path, { ...week, assignedTo })).toMatchObject({
        status: 422,
        text: "There's no such person or group",
      });
    const schedule = { monday: { dinner: own, lunch: foreign } };
    for (const answer of [
      await mother.post(path, { ...forFamily, schedule }),
      await mother.post(`${path}/assign`, {
        ...week,
        assignedTo: ['family'],
        days: ['monday'],
        mealType: 'snack',
        recipeId: foreign,
      }),
      await mother.post(`${path}/check`, { recipeId: foreign, assignedTo: ['family'] }),
    ])
      expect(answer).toMatchObject({ status: 422, text: "There's no such recipe" });
    expect((await mother.get(path)).json).toEqual([]);
  });

  test.each([
    [{ ...forFamily, weekStartDate: '2026-11-17' }, 'Week start must be a Monday'],
    [{ ...forFamily, weekEndDate: '2026-11-23' }, 'Week end must be the Sunday of that week'],
    [week, 'Assigned to is required'],
    [{ ...forFamily, schedule: { moonday: {} } }, /^Schedule has the days monday, tuesday/],
    [{ ...forFamily, schedule: { monday: { tea: null } } }, 'A day has the meals breakfast, lunch, dinner, snack'],
    [{ ...forFamily, schedule: { monday: { dinner: 'soup' } } }, "Recipe isn't valid"],
  ])('%j is refused: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(path, body)).toMatchObject({ status: 400, text: expect.stringMatching(sentence) });
  });

  test('are sorted by week, latest first, and then in grid order', async () => {
    const mother = await signUp();
    const [ana, mia] = [
      await member(mother, 'Ana'),
      await member(mother, 'Mia', { memberType: 'child', birthdate: '2019-03-04' }),
    ];
    await mother.post('/api/meal-planning-preferences', { familyGrouping: 'individual' });
    for (const [weekStartDate, assignedTo] of [
      ['2026-11-09', mia],
      ['2026-11-16', 'family'],
      ['2026-11-16', mia],
      ['2026-11-16', ana],
    ])
      await mother.post(path, { weekStartDate, assignedTo });
    const list = (await mother.get(path)).json.map((plan: MealPlan) => [plan.weekStartDate, plan.assignedToName]);
    expect(list).toEqual([
      ['2026-11-16', 'Ana'],
      ['2026-11-16', 'Mia'],
      ['2026-11-16', 'Family'],
      ['2026-11-09', 'Mia'],
    ]);
  });
});

describe('cells', () => {
  test('change only in the fields sent, and are deleted if they have no content', async () => {
    const mother = await signUp();
    const [soup, stew] = [await recipe(mother, 'Soup'), await recipe(mother, 'Stew')];
    const { json: plan } = await mother.post(path, forFamily);
    const url = `${path}/${plan.id}/cells/monday/dinner`;
    const change = async (body: object) => (await mother.patch(url, body)).json.cells;
    const guests = [{ name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] }];
    expect(await change({ note: "at Grandma's" })).toMatchObject([{ recipeId: null, note: "at Grandma's" }]);
    await change({ recipeId: soup, guests: [{ name: 'Oma', allergies: ['Fish'] }], servings: 6, locked: true });
    expect(await change({ recipeId: stew, leftover: true })).toEqual([
      {
        day: 'monday',
        mealType: 'dinner',
        recipeId: stew,
        recipeName: 'Stew',
        sourceUrl: null,
        drawing: 'stew',
        note: "at Grandma's",
        leftover: true,
        locked: true,
        servings: 6,
        guests,
        reason: null,
        concerns: [],
        isSearched: false,
        lacksIngredients: false,
      },
    ]);
    expect(await change({ recipeId: null, note: '' })).toMatchObject([
      { recipeId: null, note: null, locked: false, guests },
    ]);
    expect(await change({ guests: [] })).toEqual([]);
    expect(await mother.patch(url, { servings: 0 })).toMatchObject({
      status: 400,
      text: 'Servings must be a whole number from 1 to 500',
    });
  });

  test('are not found for an invalid day or meal, or in a plan of another family', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: plan } = await mother.post(path, forFamily);
    for (const place of ['moonday/dinner', 'monday/tea', 'Monday/dinner'])
      expect((await mother.patch(`${path}/${plan.id}/cells/${place}`, { note: 'x' })).status).toBe(404);
    expect((await other.patch(`${path}/${plan.id}/cells/monday/dinner`, { note: 'x' })).status).toBe(404);
    expect((await other.post(`${path}/${plan.id}/cells/monday/dinner/reroll`)).status).toBe(404);
    expect((await mother.get(path)).json).toEqual([plan]);
  });

  test('can be assigned to several people and days, all or nothing', async () => {
    const mother = await signUp();
    const [ana, ben] = [await member(mother, 'Ana'), await member(mother, 'Ben')];
    const soup = await recipe(mother, 'Soup');
    const meal = { ...week, days: ['monday', 'friday', 'monday'], mealType: 'dinner', recipeId: soup };
    const answer = await mother.post(`${path}/assign`, { ...meal, assignedTo: [ben, ana, ben] });
    expect(answer).toMatchObject({ status: 200, json: [{ assignedToName: expect.any(String) }, {}] });
    for (const { schedule } of answer.json)
      expect(schedule).toEqual({ monday: { dinner: soup }, friday: { dinner: soup } });
    expect(answer.json).toEqual(expect.arrayContaining((await mother.get(path)).json));
    expect(await mother.post(`${path}/assign`, { ...meal, assignedTo: [] })).toMatchObject({
      status: 400,
      text: 'Choose at least one person',
    });
    expect(await mother.post(`${path}/assign`, { ...meal, assignedTo: [ana], days: [] })).toMatchObject({
      text: 'Choose at least one day',
    });
  });

  test('are all saved by forty concurrent requests, and two first writers of one cell both succeed', async () => {
    const mother = await signUp();
    const soup = await recipe(mother, 'Soup');
    const [ana, ben] = [await member(mother, 'Ana'), await member(mother, 'Ben')];
    const places = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) =>
      ['breakfast', 'lunch', 'dinner', 'snack'].map((mealType) => ({ ...week, days: [day], mealType })),
    );
    // No plan exists yet, so the requests also create them; some are for both people, in either order.
    const writes = places.flatMap((place, n) => [
      mother.post(`${path}/assign`, { ...place, assignedTo: n % 2 ? [ana, ben] : [ben, ana], recipeId: soup }),
      mother.post(`${path}/assign`, { ...place, assignedTo: [ana], note: `note ${n}` }),
    ]);
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
    const plans: MealPlan[] = (await mother.get(path)).json;
    expect(plans).toHaveLength(2);
    for (const { cells } of plans) expect(cells.filter(({ recipeId }) => recipeId === soup)).toHaveLength(20);
    const notes = plans.flatMap(({ cells }) => cells.flatMap(({ note }) => note ?? []));
    expect(notes.toSorted()).toEqual(places.map((_, n) => `note ${n}`).toSorted());

    const statuses = await Promise.all(
      [1, 2].map(() => mother.post(path, { ...forFamily, weekStartDate: '2026-11-23' })),
    );
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });
});

describe('the week', () => {
  test('has concerns of the people of a row, of guests of one meal, and of family diets', async () => {
    const mother = await signUp();
    const mia = await member(mother, 'Mia', { memberType: 'child', birthdate: '2019-03-04', allergies: ['Peanuts'] });
    const ana = await member(mother, 'Ana');
    await mother.post('/api/meal-planning-preferences', {
      familyGrouping: 'individual',
      dietaryRestrictions: ['Vegan'],
    });
    const satay = await recipe(mother, 'Satay', '2 tbsp peanut butter', '2 tbsp ghee');
    const meal = { ...week, mealType: 'dinner', recipeId: satay };
    await mother.post(`${path}/assign`, { ...meal, assignedTo: [mia, ana], days: ['monday'] });
    const oma = { name: 'Oma', allergies: ['Dairy'] };
    await mother.post(`${path}/assign`, { ...meal, assignedTo: [ana], days: ['tuesday'], guests: [oma] });

    const family = { name: 'Family', about: 'Vegan', kind: 'diet', ingredient: '2 tbsp ghee' };
    const miaConcern = { name: 'Mia', about: 'Peanuts', kind: 'allergy', ingredient: '2 tbsp peanut butter' };
    const guest = { name: 'Oma', about: 'Dairy', kind: 'allergy', ingredient: '2 tbsp ghee' };
    const { rows, ...rest } = await weekOf(mother);
    expect(rest).toEqual({
      ...week,
      weekEndDate: '2026-11-22',
      enabledMealTypes: ['breakfast', 'lunch', 'dinner'],
      hasWeekBefore: false,
      recipeCount: 1,
    });
    expect(rows).toMatchObject([
      {
        name: 'Ana',
        memberIds: [ana],
        cells: [{ concerns: [family], isSearched: true }, { concerns: [family, guest] }],
      },
      { name: 'Mia', assignedTo: mia, cells: [{ day: 'monday', concerns: [miaConcern, family] }] },
    ]);
    const check = { recipeId: satay, assignedTo: [ana, 'kids', mia], guests: [oma] };
    expect((await mother.post(`${path}/check`, check)).json).toEqual({
      concerns: [miaConcern, family, guest],
      isSearched: true,
    });
    expect(await mother.post(`${path}/check`, { ...check, assignedTo: ['nobody'] })).toMatchObject({ status: 422 });
    expect((await weekOf(mother, '2026-11-23')).hasWeekBefore).toBe(true);
  });

  test('keeps rows that are no longer planned for while they have meals', async () => {
    const mother = await signUp();
    const mia = await member(mother, 'Mia');
    const soup = await recipe(mother, 'Soup');
    await mother.post(path, { ...week, assignedTo: 'kids' });
    await mother.post(path, { ...week, assignedTo: mia, schedule: { monday: { lunch: soup } } });
    const names = async () => (await weekOf(mother)).rows.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Family', 'Mia']);
    await mother.remove(`/api/recipes/${soup}`);
    expect(await names()).toEqual(['Family']);
    expect((await mother.get(path)).json.every(({ cells }: MealPlan) => cells.length === 0)).toBe(true);
  });
});

describe('copies', () => {
  test('of a day fill the empty meals of other days, without guests, and can be undone', async () => {
    const mother = await signUp();
    const [soup, stew] = [await recipe(mother, 'Soup'), await recipe(mother, 'Stew')];
    const { json: plan } = await mother.post(path, {
      ...forFamily,
      schedule: { monday: { lunch: soup, dinner: soup }, tuesday: { dinner: stew } },
    });
    const cell = (place: string) => `${path}/${plan.id}/cells/${place}`;
    await mother.patch(cell('monday/lunch'), { note: 'mild', leftover: true, guests: [{ name: 'Oma' }] });
    const copy = { ...week, from: 'monday', to: ['monday', 'tuesday', 'wednesday'] };
    const { json } = await mother.post(`${path}/copy-day`, copy);
    expect(json).toMatchObject({
      filled: [{ day: 'tuesday' }, { day: 'wednesday' }, { day: 'wednesday' }],
      remarks: [],
    });
    const after: MealPlan = (await mother.get(path)).json[0];
    expect(after.schedule).toMatchObject({
      tuesday: { lunch: soup, dinner: stew },
      wednesday: { lunch: soup, dinner: soup },
    });
    expect(after.cells.find(({ day, mealType }) => day === 'tuesday' && mealType === 'lunch')).toMatchObject({
      note: 'mild',
      leftover: true,
      guests: [],
    });
    await mother.patch(cell('wednesday/dinner'), { recipeId: stew });
    expect((await mother.post(`${path}/take-back`, { cells: json.filled })).json).toEqual({ taken: 2 });
    expect((await mother.get(path)).json[0].schedule).toEqual({
      monday: { lunch: soup, dinner: soup },
      tuesday: { dinner: stew },
      wednesday: { dinner: stew },
    });
    const other = await signUp();
    // A reason contains names, allergies and diets, so it may be long.
    const cells = json.filled.map((placed: object) => ({ ...placed, formerReason: 'New. '.repeat(200) }));
    expect((await other.post(`${path}/take-back`, { cells })).json).toEqual({ taken: 0 });
    expect((await mother.post(`${path}/copy-day`, { ...copy, from: 'sunday' })).json).toEqual({
      filled: [],
      remarks: ["There's nothing to copy, since Sunday is empty"],
    });
  });

  test('of the previous week fill the empty meals of its rows', async () => {
    const mother = await signUp();
    const mia = await member(mother, 'Mia');
    const [soup, stew] = [await recipe(mother, 'Soup'), await recipe(mother, 'Stew')];
    const copyWeek = async () => (await mother.post(`${path}/copy-week`, week)).json;
    expect(await copyWeek()).toEqual({ filled: [], remarks: ["There's nothing to copy, since last week is empty"] });
    const before = { weekStartDate: '2026-11-09' };
    await mother.post(path, { ...before, assignedTo: mia, schedule: { monday: { lunch: soup } } });
    await mother.post(path, { ...before, assignedTo: 'family', schedule: { friday: { lunch: soup, dinner: soup } } });
    await mother.post(path, { ...forFamily, schedule: { friday: { dinner: stew } } });
    expect((await copyWeek()).filled).toHaveLength(2);
    expect((await mother.get(`${path}?weekStartDate=2026-11-16`)).json).toMatchObject([
      { assignedToName: 'Family', schedule: { friday: { lunch: soup, dinner: stew } } },
      { assignedToName: 'Mia', schedule: { monday: { lunch: soup } } },
    ]);
    expect((await copyWeek()).remarks).toEqual(["There's nothing to copy, since these meals are already planned"]);

    const later = { weekStartDate: '2026-12-07' };
    const group = { familyGrouping: 'custom', customGroups: [{ name: 'Teens', memberIds: [mia] }] };
    await mother.post('/api/meal-planning-preferences', group);
    const [{ assignedTo }] = (await weekOf(mother, later.weekStartDate)).rows;
    await mother.post(path, { ...later, assignedTo, schedule: { monday: { lunch: soup } } });
    await mother.post('/api/meal-planning-preferences', { customGroups: [] });
    expect((await mother.post(`${path}/copy-week`, { weekStartDate: '2026-12-14' })).json.remarks).toEqual([
      "There's nothing to copy, since last week is empty",
    ]);
  });
});
