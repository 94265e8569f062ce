import { expect, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import type { GroceryItem } from '../item-contract.ts';

const { signUp } = await testApp();

const week = mondayOf(today('UTC'));
const writeMetric = (person: Client) => person.patch('/api/family/habits', { units: 'metric' });

async function plan(person: Client, recipeId: string, day: string) {
  const meal = { weekStartDate: week, assignedTo: ['family'], days: [day], mealType: 'dinner' };
  await person.post('/api/meal-plans/assign', { ...meal, recipeId });
}
async function recipeOf(person: Client, ...lines: string[]) {
  const ingredients = lines.map((line) => ({ name: line }));
  return (await person.post('/api/recipes', { name: 'Soup', mealType: 'dinner', servings: 2, ingredients })).json.id;
}
const generate = async (person: Client) =>
  (await person.post('/api/grocery-lists/generate', { weekStartDate: week })).json;
const quantitiesOf = ({ items }: { items: GroceryItem[] }) =>
  Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]));

test("a list shows the plan's sums in the family's units and typed amounts as they are", async () => {
  const mother = await signUp();
  const soup = await recipeOf(mother, '1 cup milk', '1/2 pound beef', '1 tsp oregano');
  for (const day of ['monday', 'tuesday']) await plan(mother, soup, day);
  const { id } = await generate(mother);
  await mother.post(`/api/grocery-lists/${id}/items`, { line: '1 gallon juice' });
  const read = async () => (await mother.get(`/api/grocery-lists/${id}`)).json;
  expect(quantitiesOf(await read())).toEqual({ milk: '2 cups', beef: '1 lb', oregano: '2 tsp', juice: '1 gallon' });
  await writeMetric(mother);
  expect(quantitiesOf(await read())).toEqual({ milk: '470 ml', beef: '450 g', oregano: '2 tsp', juice: '1 gallon' });
});

test('an item that was checked off in other units is not behind the plan', async () => {
  const mother = await signUp();
  await plan(mother, await recipeOf(mother, '1 cup milk'), 'monday');
  const { id, items } = await generate(mother);
  await mother.patch(`/api/grocery-lists/${id}/items/${items[0].id}`, { checked: true });
  await writeMetric(mother);
  const [milk] = (await mother.get(`/api/grocery-lists/${id}`)).json.items;
  expect(milk).toMatchObject({ checked: true, quantity: '240 ml', planQuantity: null });
});

test("an item's reasons show lines of the starter cookbook in the family's units, and typed lines as they are", async () => {
  const mother = await signUp();
  const { recipeIds } = (await mother.post('/api/starter-recipes', { keys: ['turkey-taco-rice-bowls'] })).json;
  await plan(mother, recipeIds[0], 'monday');
  await plan(mother, await recipeOf(mother, '1 pound extra-lean ground turkey'), 'tuesday');
  await writeMetric(mother);
  const { items } = await generate(mother);
  const turkey = items.find(({ name }: GroceryItem) => name.includes('turkey'));
  expect(turkey.sources.map(({ line }: { line: string }) => line).toSorted()).toEqual([
    '1 pound extra-lean ground turkey',
    '450 g extra-lean ground turkey',
  ]);
});
