import { describe, expect, test } from 'vitest';
import { shopCategories } from '#food/shelves.ts';
import { testApp } from '#testing/test-app.ts';
import { Recipe } from '../contract.ts';

const { signUp, visitor } = await testApp();

const path = '/api/recipes';
const soup = { name: 'Tomato soup', mealType: 'dinner' };

describe('recipes:', () => {
  test('an added recipe is returned with all fields and the specified defaults', async () => {
    const mother = await signUp();
    const added = await mother.post(path, {
      ...soup,
      ingredients: [{ name: '2 cups tomatoes', quantity: '', unit: '' }],
      instructions: 'Chop.\nCook.',
    });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      ...soup,
      userId: mother.userId,
      description: null,
      ingredients: [
        { name: '2 cups tomatoes', quantity: '', unit: '', line: '2 cups tomatoes', group: null, category: 'Produce' },
      ],
      instructions: 'Chop.\nCook.',
      servings: 4,
      prepTime: null,
      isAIGenerated: false,
      suitableForAges: [],
      isFavorite: false,
      pictureVersion: null,
      concerns: [],
    });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(Recipe.shape).toSorted());
    expect((await mother.get(`${path}/${added.json.id}`)).json).toEqual(added.json);
  });

  test('the list is in natural name order and visible only to the family', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    for (const name of ['Zucchini bake', 'apple pie', 'Écrevisses', 'Fish 10', 'Fish 9'])
      await mother.post(path, { ...soup, name });
    const names = (await mother.get(path)).json.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['apple pie', 'Écrevisses', 'Fish 9', 'Fish 10', 'Zucchini bake']);
    expect((await other.get(path)).json).toEqual([]);
  });

  test('a change affects only the fields sent, and a whole record can be sent back', async () => {
    const mother = await signUp();
    const { json: before } = await mother.post(path, {
      ...soup,
      ingredients: [{ name: 'flour', quantity: 2, unit: 'cups', group: 'Base:' }],
      notes: 'Double it',
      servings: 6,
    });
    expect(before.ingredients).toMatchObject([
      { name: 'flour', quantity: '2', unit: 'cups', line: '2 cups flour', group: 'Base' },
    ]);
    const url = `${path}/${before.id}`;
    const { status, json } = await mother.patch(url, { isFavorite: true, notes: '' });
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, isFavorite: true, notes: null, updatedAt: expect.any(String) });
    expect((await mother.patch(url, json)).json).toEqual({ ...json, updatedAt: expect.any(String) });
    expect((await mother.patch(url, { ingredients: [] })).json.ingredients).toEqual([]);
  });

  test.each([
    [{ mealType: 'dinner' }, 'Name is required'],
    [{ name: 'Soup' }, 'Meal type is required'],
    [{ ...soup, mealType: 'tea' }, 'Meal type must be one of breakfast, lunch, dinner, snack'],
    [{ ...soup, servings: 0 }, 'Servings must be a whole number from 1 to 500'],
    [{ ...soup, ingredients: [{ quantity: '2' }] }, 'Ingredient is required'],
    [{ ...soup, ingredients: ['flour'] }, "ingredients.0 isn't valid"],
    [{ ...soup, ingredients: [{ name: 'flour', quantity: ['2'] }] }, 'Quantity must be a short text'],
    [{ ...soup, ingredients: [{ name: 'flour', quantity: '\0' }] }, 'Quantity must be a short text'],
    [{ ...soup, sourceUrl: 'javascript:alert(1)' }, 'Link must be an address that starts with http:// or https://'],
  ])('%j is refused: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(path, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(path)).json).toEqual([]);
  });

  test('a removed recipe is gone, and cannot be removed twice', async () => {
    const mother = await signUp();
    const url = `${path}/${(await mother.post(path, soup)).json.id}`;
    expect(await mother.remove(url)).toMatchObject({ status: 204, text: '' });
    expect(await mother.remove(url)).toMatchObject({ status: 404, text: 'Not found' });
    expect((await mother.get(url)).status).toBe(404);
  });

  test('concerns are computed from the current household', async () => {
    const mother = await signUp();
    const ingredients = [{ name: '2 tbsp peanut butter' }, { name: '1 chicken breast' }];
    const { json: recipe } = await mother.post(path, { ...soup, ingredients });
    expect(recipe.ingredients[0].contains).toEqual(['peanuts']);
    expect(recipe.concerns).toEqual([]);
    const child = { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'], dietaryRestrictions: ['Vegetarian'] };
    const { json: mia } = await mother.post('/api/children', child);
    await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
    const about = { memberId: mia.id, name: 'Mia' };
    expect((await mother.get(`${path}/${recipe.id}`)).json.concerns).toEqual([
      { ...about, about: 'Peanuts', kind: 'allergy', ingredient: '2 tbsp peanut butter' },
      { ...about, about: 'Vegetarian', kind: 'diet', ingredient: '1 chicken breast' },
    ]);
  });

  test('a recipe lists where it is used', async () => {
    const mother = await signUp();
    const { json } = await mother.post(path, soup);
    const uses = `${path}/${json.id}/uses`;
    expect(await mother.get(uses)).toMatchObject({ status: 200, json: [] });
    await mother.post('/api/preferences', { favoriteWeekNightMeals: [{ mealName: ' tomato SOUP' }] });
    expect((await mother.get(uses)).json).toEqual([{ place: 'Your favorite weeknight meals', path: '/profile' }]);
  });
});

describe("the family's correction of a shop category", () => {
  const foods = '/api/food-categories';

  test('overrides the built-in category in every recipe until it is deleted', async () => {
    const mother = await signUp();
    const { json: recipe } = await mother.post(path, {
      ...soup,
      ingredients: [{ name: 'scallions' }, { name: 'rice' }],
    });
    const categories = async () =>
      (await mother.get(`${path}/${recipe.id}`)).json.ingredients.map(({ category }: { category: string }) => category);
    const ours = await categories();
    const set = await mother.post(foods, { food: 'Green onion', category: 'Frozen' });
    expect(set).toMatchObject({ status: 201, json: { food: 'Green onion', category: 'Frozen' } });
    expect(await categories()).toEqual(['Frozen', ours[1]]);
    const again = await mother.post(foods, { food: 'scallions', category: 'Bakery' });
    expect(again).toMatchObject({ status: 200, json: { id: set.json.id, food: 'scallions', category: 'Bakery' } });
    expect((await mother.get(foods)).json).toEqual([again.json]);
    expect((await mother.remove(`${foods}/${set.json.id}`)).status).toBe(204);
    expect(await categories()).toEqual(ours);
  });

  test('accepts only existing categories', async () => {
    const mother = await signUp();
    expect(await mother.post(foods, { food: ' ', category: 'Attic' })).toMatchObject({
      status: 400,
      text: `Food is required. Category must be one of ${shopCategories.join(', ')}`,
    });
  });
});

test('recipes require a session', async () => {
  expect(await visitor.get(path)).toMatchObject({ status: 401, text: 'Please sign in first' });
});

test("a recipe has a concern for each of the family's shared diets it breaks", async () => {
  const mother = await signUp();
  await mother.post('/api/meal-planning-preferences', { dietaryRestrictions: ['vegetarian'] });
  const body = { name: 'Stew', mealType: 'dinner', ingredients: [{ name: '1 lb beef' }, { name: '2 carrots' }] };
  const { json: stew } = await mother.post('/api/recipes', body);
  const found = { memberId: null, name: 'Family', about: 'Vegetarian', kind: 'diet', ingredient: '1 lb beef' };
  expect(stew.concerns).toEqual([found]);
  expect((await mother.get('/api/recipes')).json[0].concerns).toEqual([found]);
  const starters: { name: string; concerns: object[] }[] = (await mother.get('/api/starter-recipes')).json;
  const roast = starters.find(({ name }) => name === 'Sunday Roast Chicken');
  expect(roast?.concerns[0]).toMatchObject({ memberId: null, name: 'Family', about: 'Vegetarian' });
});
