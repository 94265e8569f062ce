import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { pantryFoods } from '#food/pantry.ts';
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
const summaries = (items: GroceryItem[]) => items.map(({ name, quantity }) => `${quantity} ${name}`.trim());
const item = (list: { items: GroceryItem[] }, name: string) =>
  list.items.find((one) => one.name === name) as GroceryItem;

/** A family with a plan for this week, and the list generated from it. */
async function familyWithList() {
  const mother = await signUp();
  const soup = await recipe(mother, 'Soup', '2 cups milk', '3 eggs', 'salt', '1 bunch parsley (optional)');
  await plan(mother, soup);
  const { json: list } = await generate(mother);
  const url = `${path}/${list.id}`;
  return { mother, soup, list, url, itemUrl: (name: string) => `${url}/items/${item(list, name).id}` };
}

describe('generating a list', () => {
  test('names planned meals without ingredients until they have some', async () => {
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
    expect(summaries((await generate(mother)).json.items)).toEqual(['16 tortillas']);
    // Ordered lists don't report missing ingredients.
    await mother.patch(`/api/recipes/${tacos}`, { ingredients: [] });
    await mother.patch(`${path}/${list.id}`, { status: 'ordered' });
    expect(await read()).toMatchObject({ withoutIngredients: [], mealNotes: [] });
  });

  test('creates it from the plan, and a second time changes nothing', async () => {
    const { mother, list } = await familyWithList();
    expect(summaries(list.items)).toEqual(['1 bunch parsley', '3 eggs', '2 cups milk']);
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

  test('without a plan creates an empty list and the default staples', async () => {
    const mother = await signUp();
    expect(await mother.post(`${path}/generate`, { weekStartDate: week, weekEndDate: sundayOf(week) })).toMatchObject({
      status: 201,
      json: { items: [], atHome: [], mealPlanIds: [] },
    });
    const foods = (await mother.get('/api/staples')).json.map(({ food }: { food: string }) => food);
    expect(foods).toEqual(expect.arrayContaining(['All-purpose flour', 'Black pepper', 'Olive oil', 'Salt', 'Water']));
    expect(foods).toHaveLength(pantryFoods.length);
  });

  test('concurrently creates only one list', async () => {
    const { mother } = await familyWithList();
    const answers = await Promise.all([1, 2, 3].map(() => generate(mother, weekAfter)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  });

  test("shows what to buy in the family's own size, which another family doesn't see", async () => {
    const { mother, list, url, itemUrl } = await familyWithList();
    const change = (boughtAs: unknown) => mother.patch(itemUrl('milk'), { boughtAs });
    expect(item(list, 'milk')).toMatchObject({ quantity: '2 cups', bought: '1 pint', boughtAs: 'pint of 16 fl oz' });
    expect((await change('gallon of 128 fl oz')).json).toMatchObject({ bought: '1 gallon', quantity: '2 cups' });
    expect(item((await mother.get(url)).json, 'milk')).toMatchObject({ boughtAs: 'gallon of 128 fl oz' });
    // Clients send whole items back.
    expect((await mother.patch(itemUrl('eggs'), item(list, 'eggs'))).json.boughtAs).toBe('carton of 12');
    const other = await familyWithList();
    expect(item(other.list, 'milk')).toMatchObject({ bought: '1 pint' });
    expect((await change('')).json).toMatchObject({ bought: '1 pint', boughtAs: 'pint of 16 fl oz' });
    expect(await change('5 lb <b>')).toMatchObject({
      status: 400,
      text: "Use a size like '5 lb bag', '15 oz can' or 'bunch'",
    });
  });

  test('again follows the plan and keeps manual items, ticks, removals and edits', async () => {
    const { mother, soup, list, url, itemUrl } = await familyWithList();
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
    expect(summaries(json.items)).toEqual(['3 eggs', '3 l milk', '200 g rice', '2 l juice']);
    expect(item(json, 'eggs')).toMatchObject({ checked: true, planQuantity: '6' });
    expect(item(json, 'milk')).toMatchObject({ planQuantity: '4 cups', note: 'the blue one', isManual: false });
    expect(json.customItems).toEqual(['juice']);
    await plan(mother, null, 'friday');
    expect(summaries((await generate(mother)).json.items)).not.toContain('200 g rice');
  });

  test('after an order creates a list with only the rest of the week', async () => {
    const { mother, soup, list, url } = await familyWithList();
    expect((await mother.patch(url, { status: 'ordered' })).json).toMatchObject({
      status: 'ordered',
      orderedAt: expect.any(String),
      deliveredAt: null,
    });
    await plan(mother, soup, 'tuesday');
    const { status, json } = await generate(mother);
    expect(status).toBe(201);
    expect(json.id).not.toBe(list.id);
    expect(summaries(json.items)).toEqual(['1 bunch parsley', '3 eggs', '2 cups milk']);
    expect(await mother.patch(url, { status: 'pending' })).toMatchObject({
      status: 409,
      text: "There's already a list for this week",
    });
    expect((await mother.patch(url, { status: 'delivered' })).json.deliveredAt).toEqual(expect.any(String));
    await mother.remove(`${path}/${json.id}`);
    expect((await mother.patch(url, { status: 'pending' })).json).toMatchObject({ orderedAt: null, deliveredAt: null });
  });

  test('adds concerns of people, guests and the shared diets of the family', async () => {
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
  ])('with %j is refused: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(`${path}/generate`, body)).toMatchObject({ status: 400, text: sentence });
  });
});

describe('items of a list', () => {
  test('can be added by name or line, changed, ticked, taken off and restored', async () => {
    const { mother, list, url, itemUrl } = await familyWithList();
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
    expect(summaries(less.items)).toEqual(['2 l Oat drink', '6 7 up']);
    expect(less.removed).toHaveLength(3);
    await mother.post(`${url}/restore`, { itemIds });
    const { json: cleared } = await mother.post(`${url}/clear-ticked`);
    expect(cleared).toEqual({ itemIds: [added.json.id] });
    const { json: restored } = await mother.post(`${url}/restore`, cleared);
    expect(restored.removed).toMatchObject([{ name: 'eggs' }]);
    expect(item(restored, 'Oat drink').checked).toBe(true);
  });

  test('stay if left out when a whole list is sent back, and new ones are added', async () => {
    const { mother, list, url } = await familyWithList();
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
    expect(summaries(json.items)).toEqual(['Bread', '6 eggs', '2 cups milk', 'Candles']);
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
      [null, "Item isn't valid"],
      [{}, 'Item is required'],
      [{ name: 'Milk', quantity: {} }, 'Quantity must be a number, or text of at most 500 characters'],
      [{ name: 'Milk', quantity: '\ud800' }, 'Quantity must be a number, or text of at most 500 characters'],
    ])
      expect(await mother.patch(url, { items: [item] })).toMatchObject({ status: 400, text });
  });

  test('that are staples are kept off the list unless wanted this once', async () => {
    const { mother, list, url } = await familyWithList();
    const salt = `${url}/items/${list.atHome[0].id}`;
    expect((await mother.patch(salt, { isAtHome: false })).json).toMatchObject({ name: 'salt', isAtHome: false });
    expect(summaries((await mother.get(url)).json.items)).toContain('salt');
    expect((await mother.post('/api/staples', { food: 'salt' })).status).toBe(200);
    expect(summaries((await mother.get(url)).json.atHome)).toEqual(['salt']);
    const eggs = await mother.post('/api/staples', { food: 'Large eggs' });
    expect(eggs.status).toBe(201);
    expect(await mother.post('/api/staples', { food: 'egg' })).toMatchObject({ status: 200, json: eggs.json });
    expect(summaries((await mother.get(url)).json.atHome)).toEqual(['3 eggs', 'salt']);
    // Clearing ticked items skips staples, which aren't visible on the list.
    await mother.patch(`${url}/items/${item(list, 'eggs').id}`, { checked: true });
    expect((await mother.post(`${url}/clear-ticked`)).json).toEqual({ itemIds: [] });
    expect((await mother.remove(`/api/staples/${eggs.json.id}`)).status).toBe(204);
    expect(summaries((await mother.get(url)).json.atHome)).toEqual(['salt']);
  });

  test("are in the order of the store, with the family's corrected categories", async () => {
    const { mother, url } = await familyWithList();
    const store = await mother.post('/api/grocery-stores', { name: 'Corner shop', categoryOrder: ['Dairy & Eggs'] });
    expect(store.json.categoryOrder.slice(0, 2)).toEqual(['Dairy & Eggs', 'Produce']);
    expect((await mother.get('/api/grocery-stores')).json).toEqual([store.json]);
    const { json } = await mother.patch(url, { storeId: store.json.id });
    expect(summaries(json.items)).toEqual(['3 eggs', '2 cups milk', '1 bunch parsley']);
    await mother.post('/api/food-categories', { food: 'egg', category: 'Bakery' });
    expect(item((await mother.get(url)).json, 'eggs').category).toBe('Bakery');
    await mother.remove(`/api/grocery-stores/${store.json.id}`);
    expect((await mother.get(url)).json.storeId).toBeNull();
    expect(await mother.patch(url, { storeId: randomUUID() })).toMatchObject({ status: 422 });
  });

  test("can be added to this week's list, which is generated from the plan if missing", async () => {
    const mother = await signUp();
    await plan(mother, await recipe(mother, 'Soup', '2 cups milk'));
    const add = (...lines: string[]) => mother.post(`${path}/current/items`, { lines });
    const { status, json: made } = await add('2 l juice', 'eggs');
    expect(status).toBe(201);
    expect(made).toMatchObject({ weekStartDate: week, isBehindPlan: false, customItems: ['eggs', 'juice'] });
    expect(summaries(made.items).toSorted()).toEqual(['2 cups milk', '2 l juice', 'eggs']);
    expect((await mother.get('/api/staples')).json).toHaveLength(pantryFoods.length);

    // Adding lines doesn't update the list from a changed plan.
    await plan(mother, await recipe(mother, 'Salad', '1 cucumber'), 'tuesday');
    const { json: same } = await add('tea');
    expect(same).toMatchObject({ id: made.id, isBehindPlan: true });
    expect(summaries(same.items)).toHaveLength(4);

    const { json: next } = await mother.post(`${path}/current/items`, {
      lines: ['rice'],
      today: addDays(weekAfter, 2),
    });
    expect(next).toMatchObject({ weekStartDate: weekAfter, customItems: ['rice'] });
    expect(await add()).toMatchObject({ status: 400, text: 'Item is required' });
    expect(await add('milk', ' ')).toMatchObject({ status: 400, text: 'Item is required' });
    expect((await add(...Array.from({ length: 101 }, () => 'tea'))).status).toBe(400);
  });

  test('of another list or family cannot be accessed', async () => {
    const [{ mother, list, url, itemUrl }, other] = [await familyWithList(), await familyWithList()];
    const { json: next } = await generate(mother, weekAfter);
    const eggs = item(list, 'eggs').id;
    expect((await mother.patch(`${path}/${next.id}/items/${eggs}`, { checked: true })).status).toBe(404);
    expect(await mother.patch(`${path}/${next.id}`, { items: [{ id: eggs, name: 'eggs' }] })).toMatchObject({
      status: 422,
      text: "That item isn't on this list",
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

test('the overview counts the items of each list and names the current list', async () => {
  const { mother, list, url, itemUrl } = await familyWithList();
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

test('sending to Instacart without a key is reported in the field "error"', async () => {
  const { mother, url } = await familyWithList();
  expect(await mother.post(`${url}/send-to-instacart`)).toMatchObject({
    status: 503,
    json: { error: 'Instacart is not configured' },
  });
});

test('100 concurrent writes by two people lose nothing', async () => {
  const { mother, url } = await familyWithList();
  const partner = await signUp();
  await joinFamily(partner, mother);
  const { json: shared } = await mother.post(`${url}/items`, { name: 'Shared' });
  const ticks = new Map<string, boolean>();
  const writeMany = async (who: string, person: Client) => {
    const ownIds: string[] = [];
    for (let n = 0; n < 50; n++) {
      const isNew = n % 5 === 0;
      const id = ownIds[n % Math.max(ownIds.length, 1)];
      const answer = isNew
        ? await person.post(`${url}/items`, { name: `${who} ${n}` })
        : await person.patch(`${url}/items/${id}`, { checked: n % 3 > 0 });
      expect(answer.status).toBe(isNew ? 201 : 200);
      if (isNew) ownIds.push(answer.json.id);
      ticks.set(answer.json.id, answer.json.checked);
      if (n === 25) expect((await generate(person)).status).toBe(200);
    }
  };
  await Promise.all([writeMany('Ana', mother), writeMany('Ben', partner)]);
  const { items } = (await mother.get(url)).json;
  const saved = new Map(items.map(({ id, checked }: GroceryItem) => [id, checked]));
  expect(saved.get(shared.id)).toBe(false);
  expect([...ticks].filter(([id, checked]) => saved.get(id) !== checked)).toEqual([]);
  expect(ticks.size).toBe(20);
});
