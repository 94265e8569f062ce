import { expect, test } from 'vitest';
import { type Client, testApp } from '#testing/test-app.ts';
import type { Recipe } from '../contract.ts';

const { signUp } = await testApp();

const linesOf = ({ ingredients }: Recipe) => ingredients.map(({ line }) => line);

async function metricFamily() {
  const mother = await signUp();
  await mother.patch('/api/family/habits', { units: 'metric' });
  return mother;
}
async function copyOf(mother: Client, key: string) {
  const { recipeIds } = (await mother.post('/api/starter-recipes', { keys: [key] })).json;
  const url = `/api/recipes/${recipeIds[0]}`;
  return { url, read: async () => (await mother.get(url)).json as Recipe };
}

test('our own recipes are shown in the units of the family', async () => {
  const mother = await metricFamily();
  const { read } = await copyOf(mother, 'lemon-chicken-with-green-beans');
  expect(linesOf(await read())).toEqual([
    '700 g boneless chicken breasts, cut into strips',
    '340 g green beans, trimmed',
    '2 tablespoons olive oil',
    '2 cloves garlic, minced',
    '1 lemon, juiced',
    '1/2 teaspoon salt',
    '1/4 teaspoon ground black pepper',
  ]);
  await mother.patch('/api/family/habits', { units: 'us' });
  expect(linesOf(await read())[0]).toBe('1 1/2 pounds boneless chicken breasts, cut into strips');
});

test('a cookbook recipe that the family edits is saved in the units that were shown', async () => {
  const mother = await metricFamily();
  const { url, read } = await copyOf(mother, 'lemon-chicken-with-green-beans');
  const [chicken, , ...others] = (await read()).ingredients;
  const typed = { name: '1 pound snow peas', quantity: '', unit: '', line: '1 pound snow peas' };
  await mother.patch(url, { ingredients: [chicken, typed, ...others] });
  expect(linesOf(await read()).slice(0, 2)).toEqual([
    '700 g boneless chicken breasts, cut into strips',
    '1 pound snow peas',
  ]);
  await mother.patch('/api/family/habits', { units: 'us' });
  expect(linesOf(await read())[0]).toBe('700 g boneless chicken breasts, cut into strips');
});

test("a family's own recipe is never converted, even if it has a line of ours", async () => {
  const mother = await metricFamily();
  const ingredients = [{ name: '12 ounces green beans, trimmed' }];
  const { json } = await mother.post('/api/recipes', { name: 'Beans', mealType: 'dinner', ingredients });
  expect(linesOf(json)).toEqual(['12 ounces green beans, trimmed']);
});

test('the preview of a recipe of ours is in the units of the family', async () => {
  const mother = await metricFamily();
  await mother.post('/api/recipes', { name: 'Lemon Chicken with Green Beans', mealType: 'dinner' });
  const [{ offers }] = (await mother.get('/api/starter-recipes/bare-meals')).json;
  expect(offers[0].ingredients).toContain('340 g green beans, trimmed');
});
