import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { GroceryList } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';

const { signUp } = await testApp();

const path = '/api/grocery-lists';
const week = mondayOf(today('UTC'));
const weekAfter = addDays(week, 7);

async function recipe(mother: Client, name: string, ...lines: string[]) {
  const ingredients = lines.map((line) => ({ name: line }));
  return (await mother.post('/api/recipes', { name, mealType: 'dinner', servings: 4, ingredients })).json.id as string;
}

const plan = (mother: Client, recipeId: string | null, day = 'monday', more = {}) =>
  mother.post('/api/meal-plans/assign', {
    weekStartDate: week,
    assignedTo: ['family'],
    days: [day],
    mealType: 'dinner',
    recipeId,
    ...more,
  });

const generate = (mother: Client, weekStartDate = week) => mother.post(`${path}/generate`, { weekStartDate });
const inShort = (items: GroceryItem[]) => items.map(({ name, quantity }) => `${quantity} ${name}`.trim());
const item = (list: { items: GroceryItem[] }, name: string) =>
  list.items.find((one) => one.name === name) as GroceryItem;

/** A family with a plan for this week, and the list made of it. */
async function household() {
  const mother = await signUp();
  const soup = await recipe(mother, 'Soup', '2 cups milk', '3 eggs', 'salt', '1 bunch parsley (optional)');
  await plan(mother, soup);
  const { json: list } = await generate(mother);
  const url = `${path}/${list.id}`;
  return { mother, soup, list, url, itemUrl: (name: string) => `${url}/items/${item(list, name).id}` };
}

describe('making a list', () => {
  test('it says for which meals nothing is on it, until they have ingredients', async () => {
    const mother = await signUp();
    const tacos = await recipe(mother, 'Tacos');
    for (const day of ['monday', 'tuesday']) await plan(mother, tacos, day);
    await plan(mother, await recipe(mother, 'Pizza'), 'wednesday', { leftover: true });
    await plan(mother, null, 'friday', { note: "at Grandma's" });
    const { json: list } = await generate(mother);
    expect(list).toMatchObject({
      items: [],
      withoutIngredients: [{ recipeId: tacos, name: 'Tacos' }],
      mealNotes: ["at Grandma's"],
    });
    const read = async () => (await mother.get(`${path}/${list.id}`)).json;
    await mother.patch(`/api/recipes/${tacos}`, { ingredients: [{ name: '8 tortillas' }] });
    expect(await read()).toMatchObject({ withoutIngredients: [], isBehindPlan: true });
    expect(inShort((await generate(mother)).json.items)).toEqual(['16 tortillas']);
    // What is bought is not talked about any more.
    await mother.patch(`/api/recipes/${tacos}`, { ingredients: [] });
    await mother.patch(`${path}/${list.id}`, { status: 'ordered' });
    expect(await read()).toMatchObject({ withoutIngredients: [], mealNotes: [] });
  });

  test('the first time it is made, and a second time nothing changes', async () => {
    const { mother, list } = await household();
    expect(inShort(list.items)).toEqual(['1 bunch parsley', '3 eggs', '2 cups milk']);
    expect(Object.keys(list).toSorted()).toEqual(Object.keys(GroceryList.shape).toSorted());
    expect(list).toMatchObject({
      weekStartDate: week,
      weekEndDate: sundayOf(week),
      status: 'pending',
      mealPlanIds: [expect.any(String)],
      atHome: [{ name: 'salt', isAtHome: true }],
      removed: [],
      isBehindPlan: false,
    });
    expect(item(list, 'milk')).toMatchObject({
      category: 'Dairy & Eggs',
      checked: false,
      isManual: false,
      isOptional: false,
      sources: [{ recipeName: 'Soup', date: week, mealType: 'dinner', line: '2 cups milk' }],
    });
    expect(item(list, 'parsley').isOptional).toBe(true);
    const again = await generate(mother);
    expect(again).toMatchObject({ status: 200, json: list });
    expect((await mother.get(`${path}?weekStartDate=${week}`)).json).toEqual([list]);
    expect((await mother.get(`${path}/${list.id}`)).json).toEqual(list);
  });

  test('without a plan it is empty, and the staples are water, ice, salt and pepper', async () => {
    const mother = await signUp();
    expect(await mother.post(`${path}/generate`, { weekStartDate: week, weekEndDate: sundayOf(week) })).toMatchObject({
      status: 201,
      json: { items: [], atHome: [], mealPlanIds: [] },
    });
    const foods = (await mother.get('/api/staples')).json.map(({ food }: { food: string }) => food);
    expect(foods).toEqual(['Black pepper', 'Ice', 'Salt', 'Water']);
  });

  test('two who make it at once get one list', async () => {
    const { mother } = await household();
    const answers = await Promise.all([1, 2, 3].map(() => generate(mother, weekAfter)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  });

  test('it follows the plan and keeps every line, tick, removal and word of hers', async () => {
    const { mother, soup, list, url, itemUrl } = await household();
    await mother.post(`${url}/items`, { line: '2 l juice' });
    await mother.patch(itemUrl('eggs'), { checked: true });
    await mother.patch(itemUrl('milk'), { quantity: '3 l', note: 'the blue one' });
    await mother.remove(itemUrl('parsley'));
    await plan(mother, soup, 'tuesday');
    await plan(mother, await recipe(mother, 'Rice', '200 g rice'), 'friday');
    expect((await mother.get(url)).json.isBehindPlan).toBe(true);
    const { status, json } = await generate(mother);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: list.id, isBehindPlan: false, removed: [{ name: 'parsley' }] });
    expect(inShort(json.items)).toEqual(['3 eggs', '3 l milk', '200 g rice', '2 l juice']);
    expect(item(json, 'eggs')).toMatchObject({ checked: true, planQuantity: '6' });
    expect(item(json, 'milk')).toMatchObject({ planQuantity: '4 cups', note: 'the blue one', isManual: false });
    expect(json.customItems).toEqual(['juice']);
    await plan(mother, null, 'friday');
    expect(inShort((await generate(mother)).json.items)).not.toContain('200 g rice');
  });

  test('after an order a new list holds the rest of the week only', async () => {
    const { mother, soup, list, url } = await household();
    expect((await mother.patch(url, { status: 'ordered' })).json).toMatchObject({
      status: 'ordered',
      orderedAt: expect.any(String),
      deliveredAt: null,
    });
    await plan(mother, soup, 'tuesday');
    const { status, json } = await generate(mother);
    expect(status).toBe(201);
    expect(json.id).not.toBe(list.id);
    expect(inShort(json.items)).toEqual(['1 bunch parsley', '3 eggs', '2 cups milk']);
    expect(await mother.patch(url, { status: 'pending' })).toMatchObject({
      status: 409,
      text: 'There is another list for this week',
    });
    expect((await mother.patch(url, { status: 'delivered' })).json.deliveredAt).toEqual(expect.any(String));
    await mother.remove(`${path}/${json.id}`);
    expect((await mother.patch(url, { status: 'pending' })).json).toMatchObject({ orderedAt: null, deliveredAt: null });
  });

  test('it says what was found for whom: people, guests and the diets of the family', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
    await mother.post('/api/meal-planning-preferences', { dietaryRestrictions: ['Vegan'] });
    const guests = [{ name: 'Rosa', allergies: ['Milk'] }];
    const stew = await recipe(mother, 'Stew', '2 tbsp peanut butter', '1 cup milk', '2 carrots');
    await plan(mother, stew, 'monday', { guests });
    const { json, text } = await generate(mother);
    const found = (name: string) => item(json, name).concerns.map((it) => `${it.about}: ${it.name}`);
    expect(found('peanut butter')).toEqual(['Peanuts: Mia']);
    expect(found('milk').toSorted()).toEqual(['Milk: Rosa', 'Vegan: Family']);
    expect(found('carrots')).toEqual([]);
    expect(text).not.toMatch(/\bsafe/i);
  });

  test.each([
    [{ weekStartDate: addDays(week, 1) }, 'Week start must be a Monday'],
    [{ weekStartDate: week, weekEndDate: addDays(week, 5) }, 'Week end must be the Sunday of that week'],
    [{}, 'Week start is required'],
  ])('%j is refused: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(`${path}/generate`, body)).toMatchObject({ status: 400, text: sentence });
  });
});

describe('the lines of a list', () => {
  test('are added as a name or as a line, changed, ticked, taken off and put back', async () => {
    const { mother, list, url, itemUrl } = await household();
    const added = await mother.post(`${url}/items`, { line: '2 l milk', note: 'oat' });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      name: 'milk',
      quantity: '2 l',
      category: 'Dairy & Eggs',
      amounts: [{ quantity: '2', quantityMax: null, unit: 'liter' }],
      note: 'oat',
      isManual: true,
      sources: [],
    });
    expect((await mother.post(`${url}/items`, { name: '7 up', quantity: '6' })).json).toMatchObject({ name: '7 up' });
    const own = `${url}/items/${added.json.id}`;
    expect(await mother.patch(own, { name: '' })).toMatchObject({ status: 400, text: 'Item is required' });
    expect((await mother.patch(own, { name: 'Oat drink', checked: true })).json).toMatchObject({
      name: 'Oat drink',
      checked: true,
    });
    const renamed = await mother.patch(itemUrl('eggs'), { name: 'Brown eggs', quantity: '12' });
    expect(renamed.json).toMatchObject({ name: 'Brown eggs', quantity: '12', planQuantity: '3' });
    expect((await mother.patch(itemUrl('eggs'), { name: null, quantity: '' })).json).toMatchObject({
      name: 'eggs',
      quantity: '3',
      planQuantity: null,
    });
    expect((await mother.remove(itemUrl('eggs'))).status).toBe(204);
    expect((await mother.remove(itemUrl('eggs'))).status).toBe(404);
    expect((await mother.patch(itemUrl('eggs'), { checked: true })).status).toBe(404);
    const itemIds = [item(list, 'milk').id, item(list, 'parsley').id];
    const { json: less } = await mother.post(`${url}/take-off`, { itemIds });
    expect(inShort(less.items)).toEqual(['2 l Oat drink', '6 7 up']);
    expect(less.removed).toHaveLength(3);
    await mother.post(`${url}/restore`, { itemIds });
    const { json: cleared } = await mother.post(`${url}/clear-ticked`);
    expect(cleared).toEqual({ itemIds: [added.json.id] });
    const { json: restored } = await mother.post(`${url}/restore`, cleared);
    expect(restored.removed).toMatchObject([{ name: 'eggs' }]);
    expect(item(restored, 'Oat drink').checked).toBe(true);
  });

  test('a whole list is sent back without loss: what is left out stays, what is new is added', async () => {
    const { mother, list, url } = await household();
    const same = (await mother.patch(url, list)).json;
    expect(same).toEqual({ ...list, updatedAt: expect.any(String) });
    const { json } = await mother.patch(url, {
      items: [
        { name: 'Milk', quantity: '2 cups', category: 'Dairy & Eggs', checked: true },
        { id: item(list, 'eggs').id, name: 'eggs', quantity: 6 },
        { name: 'Bread', quantity: '', category: null },
        { name: 'bread' },
      ],
      customItems: ['Candles', 'candles'],
      removedItems: ['Parsley'],
    });
    expect(inShort(json.items)).toEqual(['Bread', '6 eggs', '2 cups milk', 'Candles']);
    expect(item(json, 'milk').checked).toBe(true);
    expect(json).toMatchObject({ customItems: ['Bread', 'Candles'], removedItems: ['parsley'] });
    const { json: again } = await mother.patch(url, { customItems: ['parsley'], removedItems: ['parsley'] });
    expect(again.customItems).toEqual(['parsley', 'Bread', 'Candles']);
    await mother.post(`${url}/items`, { name: 'candles' });
    const ticked = { name: 'Candles', checked: true };
    const { json: both } = await mother.patch(url, { items: [ticked, ticked] });
    expect(both.items.filter(({ checked }: GroceryItem) => checked).map(({ name }: GroceryItem) => name)).toEqual([
      'milk',
      'Candles',
      'candles',
    ]);
    for (const [item, text] of [
      [null, 'Item is not valid'],
      [{}, 'Item is required'],
      [{ name: 'Milk', quantity: {} }, 'Quantity must be a number, or text of at most 500 characters'],
      [{ name: 'Milk', quantity: '\ud800' }, 'Quantity must be a number, or text of at most 500 characters'],
    ])
      expect(await mother.patch(url, { items: [item] })).toMatchObject({ status: 400, text });
  });

  test('what is always at home is kept off, and wanted this once', async () => {
    const { mother, list, url } = await household();
    const salt = `${url}/items/${list.atHome[0].id}`;
    expect((await mother.patch(salt, { isAtHome: false })).json).toMatchObject({ name: 'salt', isAtHome: false });
    expect(inShort((await mother.get(url)).json.items)).toContain('salt');
    expect((await mother.post('/api/staples', { food: 'salt' })).status).toBe(200);
    expect(inShort((await mother.get(url)).json.atHome)).toEqual(['salt']);
    const eggs = await mother.post('/api/staples', { food: 'Large eggs' });
    expect(eggs.status).toBe(201);
    expect(await mother.post('/api/staples', { food: 'egg' })).toMatchObject({ status: 200, json: eggs.json });
    expect(inShort((await mother.get(url)).json.atHome)).toEqual(['3 eggs', 'salt']);
    // What is not seen on the list is not cleared from it.
    await mother.patch(`${url}/items/${item(list, 'eggs').id}`, { checked: true });
    expect((await mother.post(`${url}/clear-ticked`)).json).toEqual({ itemIds: [] });
    expect((await mother.remove(`/api/staples/${eggs.json.id}`)).status).toBe(204);
    expect(inShort((await mother.get(url)).json.atHome)).toEqual(['salt']);
  });

  test("stand in the order of the store, under the family's own categories", async () => {
    const { mother, url } = await household();
    const store = await mother.post('/api/grocery-stores', { name: 'Corner shop', categoryOrder: ['Dairy & Eggs'] });
    expect(store.json.categoryOrder.slice(0, 2)).toEqual(['Dairy & Eggs', 'Produce']);
    expect((await mother.get('/api/grocery-stores')).json).toEqual([store.json]);
    const { json } = await mother.patch(url, { storeId: store.json.id });
    expect(inShort(json.items)).toEqual(['3 eggs', '2 cups milk', '1 bunch parsley']);
    await mother.post('/api/food-categories', { food: 'egg', category: 'Bakery' });
    expect(item((await mother.get(url)).json, 'eggs').category).toBe('Bakery');
    await mother.remove(`/api/grocery-stores/${store.json.id}`);
    expect((await mother.get(url)).json.storeId).toBeNull();
    expect(await mother.patch(url, { storeId: randomUUID() })).toMatchObject({ status: 422 });
  });

  test('are added to the list of this week, which is made from its plan if there is none', async () => {
    const mother = await signUp();
    await plan(mother, await recipe(mother, 'Soup', '2 cups milk'));
    const add = (...lines: string[]) => mother.post(`${path}/current/items`, { lines });
    const { status, json: made } = await add('2 l juice', 'eggs');
    expect(status).toBe(201);
    expect(made).toMatchObject({ weekStartDate: week, isBehindPlan: false, customItems: ['eggs', 'juice'] });
    expect(inShort(made.items).toSorted()).toEqual(['2 cups milk', '2 l juice', 'eggs']);
    expect((await mother.get('/api/staples')).json).toHaveLength(4);

    // What has changed in the plan since was not asked for.
    await plan(mother, await recipe(mother, 'Salad', '1 cucumber'), 'tuesday');
    const { json: same } = await add('tea');
    expect(same).toMatchObject({ id: made.id, isBehindPlan: true });
    expect(inShort(same.items)).toHaveLength(4);

    const { json: next } = await mother.post(`${path}/current/items`, {
      lines: ['rice'],
      today: addDays(weekAfter, 2),
    });
    expect(next).toMatchObject({ weekStartDate: weekAfter, customItems: ['rice'] });
    expect(await add()).toMatchObject({ status: 400, text: 'Item is required' });
    expect(await add('milk', ' ')).toMatchObject({ status: 400, text: 'Item is required' });
    expect((await add(...Array.from({ length: 101 }, () => 'tea'))).status).toBe(400);
  });

  test('of another list or another family are not there', async () => {
    const [{ mother, list, url, itemUrl }, other] = [await household(), await household()];
    const { json: next } = await generate(mother, weekAfter);
    const eggs = item(list, 'eggs').id;
    expect((await mother.patch(`${path}/${next.id}/items/${eggs}`, { checked: true })).status).toBe(404);
    expect(await mother.patch(`${path}/${next.id}`, { items: [{ id: eggs, name: 'eggs' }] })).toMatchObject({
      status: 422,
      text: 'Item is not on this list',
    });
    expect((await mother.post(`${path}/${next.id}/restore`, { itemIds: [eggs] })).status).toBe(422);
    const foreign = [
      other.mother.get(url),
      other.mother.patch(url, { status: 'ordered' }),
      other.mother.remove(url),
      other.mother.post(`${url}/items`, { name: 'milk' }),
      other.mother.patch(itemUrl('eggs'), { checked: true }),
      other.mother.remove(itemUrl('eggs')),
      other.mother.patch(`${other.url}/items/${eggs}`, { checked: true }),
      other.mother.post(`${url}/clear-ticked`),
      other.mother.post(`${url}/take-off`, { itemIds: [eggs] }),
      other.mother.post(`${url}/restore`, {}),
      other.mother.post(`${url}/send-to-instacart`),
    ];
    expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual(foreign.map(() => 404));
    expect((await mother.get(url)).json).toEqual(list);
  });
});

test('the overview counts what is on each list and names the current one', async () => {
  const { mother, list, url, itemUrl } = await household();
  await generate(mother, weekAfter);
  await mother.patch(itemUrl('eggs'), { checked: true });
  await mother.remove(itemUrl('parsley'));
  const overview = async () => (await mother.get(`${path}/overview?today=${week}`)).json;
  const first = await overview();
  expect(first.currentId).toBe(list.id);
  expect(first.lists).toMatchObject([
    { weekStartDate: weekAfter, itemCount: 0, uncheckedCount: 0 },
    { weekStartDate: week, itemCount: 2, uncheckedCount: 1 },
  ]);
  await mother.patch(url, { status: 'ordered' });
  expect((await overview()).currentId).toBe(first.lists[0].id);
});

test('without a key, sending to Instacart says so in the field error', async () => {
  const { mother, url } = await household();
  expect(await mother.post(`${url}/send-to-instacart`)).toMatchObject({
    status: 503,
    json: { error: 'Instacart is not configured' },
  });
});

test('two who tick and add at once lose nothing: 500 writes', async () => {
  const { mother, url } = await household();
  const partner = await signUp();
  await joinFamily(partner, mother);
  const { json: shared } = await mother.post(`${url}/items`, { name: 'Shared' });
  const ticks = new Map<string, boolean>();
  const work = async (who: string, person: Client) => {
    const mine: string[] = [];
    for (let n = 0; n < 250; n++) {
      const isNew = n % 5 === 0;
      const id = mine[n % Math.max(mine.length, 1)];
      const answer = isNew
        ? await person.post(`${url}/items`, { name: `${who} ${n}` })
        : await person.patch(`${url}/items/${id}`, { checked: n % 3 > 0 });
      expect(answer.status).toBe(isNew ? 201 : 200);
      if (isNew) mine.push(answer.json.id);
      ticks.set(answer.json.id, answer.json.checked);
      if (n === 125) expect((await generate(person)).status).toBe(200);
    }
  };
  await Promise.all([work('Ana', mother), work('Ben', partner)]);
  const { items } = (await mother.get(url)).json;
  const kept = new Map(items.map(({ id, checked }: GroceryItem) => [id, checked]));
  expect(kept.get(shared.id)).toBe(false);
  expect([...ticks].filter(([id, checked]) => kept.get(id) !== checked)).toEqual([]);
  expect(ticks.size).toBe(100);
});
