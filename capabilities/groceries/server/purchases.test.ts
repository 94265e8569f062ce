import { expect, test } from 'vitest';
import { today } from '#core/dates.ts';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import { purchases } from './tables.ts';

const { signUp, database } = await testApp();

async function newList(...lines: string[]) {
  const mother = await signUp();
  const { json: list } = await mother.post('/api/grocery-lists/current/items', { lines });
  const scope = scopeFor(acrossFamilies(database), { ...mother, role: 'owner' });
  const bought = async () => (await familyRows(scope, purchases).list()).map(({ food }) => food).toSorted();
  const path = `/api/grocery-lists/${list.id}`;
  const check = (itemId: string, checked: boolean) => mother.patch(`${path}/items/${itemId}`, { checked });
  return { mother, list, scope, bought, check, path };
}

test('a checked item is a purchase of today, and unchecking takes it back', async () => {
  const { list, scope, bought, check } = await newList('1 gallon milk');
  const [item] = list.items;
  const before = today('UTC');
  await check(item.id, true);
  await check(item.id, true);
  const [row] = await familyRows(scope, purchases).list();
  expect(row).toMatchObject({ food: 'milk', foodKey: 'milk', itemId: item.id });
  expect([before, today('UTC')]).toContain(row?.day);
  expect(await bought()).toEqual(['milk']);
  await check(item.id, false);
  expect(await bought()).toEqual([]);
});

test('clearing checked items or deleting the list keeps what was bought', async () => {
  const { mother, list, bought, check, path } = await newList('milk');
  await check(list.items[0].id, true);
  await mother.post(`${path}/clear-ticked`);
  expect(await bought()).toEqual(['milk']);
  await mother.remove(path);
  expect(await bought()).toEqual(['milk']);
});

test('items checked with the whole list count too, also new ones', async () => {
  const { mother, list, bought, path } = await newList('milk');
  const items = [
    { id: list.items[0].id, name: 'milk', checked: true },
    { name: 'Bread', checked: true },
  ];
  await mother.patch(path, { items });
  expect(await bought()).toEqual(['Bread', 'milk']);
  await mother.patch(path, { items: items.map((item) => ({ ...item, checked: false })) });
  expect(await bought()).toEqual([]);
});

test("a food that only the plan needed isn't a purchase", async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', {
    name: 'Soup',
    mealType: 'dinner',
    ingredients: [{ name: '2 carrots' }],
  });
  const week = { weekStartDate: '2026-11-16' };
  await mother.post('/api/meal-plans/assign', {
    ...week,
    assignedTo: ['family'],
    days: ['monday'],
    mealType: 'dinner',
    recipeId: soup.id,
  });
  const { json: list } = await mother.post('/api/grocery-lists/generate', week);
  const [carrots] = list.items;
  const path = `/api/grocery-lists/${list.id}/items/${carrots.id}`;
  await mother.patch(path, { checked: true });
  const scope = scopeFor(acrossFamilies(database), { ...mother, role: 'owner' });
  expect(await familyRows(scope, purchases).list()).toEqual([]);
  await mother.patch(path, { checked: false, quantity: '5 bags' });
  await mother.patch(path, { checked: true });
  expect(await familyRows(scope, purchases).list()).toMatchObject([{ foodKey: 'carrot' }]);
});
