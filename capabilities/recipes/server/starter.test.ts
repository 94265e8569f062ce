import { describe, expect, test } from 'vitest';
import { dateOfDay, mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today, weekdayAndDate } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import { type StarterRecipe, starterCount } from '../starter-contract.ts';

const { signUp, visitor } = await testApp();

const path = '/api/starter-recipes';
const curry = 'coconut-chickpea-curry';
const salmon = 'sheet-pan-salmon-and-broccoli';
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('the cookbook lists concerns and which recipes the family already has', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', {
    name: 'Mia',
    birthdate: '2019-03-04',
    allergies: ['Fish'],
    dietaryRestrictions: ['Gluten-Free'],
  });
  await mother.post('/api/recipes', { name: ' coconut chickpea CURRY', mealType: 'dinner', instructions: 'Stir.' });
  const { status, json } = await mother.get(path);
  const list: StarterRecipe[] = json;
  expect([status, list.length]).toEqual([200, starterCount]);
  expect(list.filter(({ isThere }) => isThere).map(({ key }) => key)).toEqual([curry]);
  const found = list.find(({ key }) => key === salmon);
  expect(found).toMatchObject({ name: 'Sheet-Pan Salmon and Broccoli', mealType: 'dinner', minutes: 23, servings: 4 });
  expect(found?.concerns).toEqual([
    { memberId: mia.id, name: 'Mia', about: 'Fish', kind: 'allergy', ingredient: '4 salmon fillets (5 ounces each)' },
  ]);
  const tagged = list.filter(({ dietaryTags }) => dietaryTags.includes('Gluten-Free'));
  expect(tagged.flatMap(({ concerns }) => concerns).filter(({ about }) => about === 'Gluten-Free')).toEqual([]);
});

test('an added starter recipe becomes a family recipe once, and existing recipes stay', async () => {
  const [mother, stranger] = [await signUp(), await signUp()];
  expect((await mother.post(path, { keys: [salmon, curry, salmon] })).json).toEqual({
    keys: [salmon, curry],
    recipeIds: [expect.any(String), expect.any(String)],
  });
  const { json: recipes } = await mother.get('/api/recipes');
  expect(names(recipes)).toEqual(['Coconut Chickpea Curry', 'Sheet-Pan Salmon and Broccoli']);
  expect(recipes[1]).toMatchObject({
    sourceName: 'Mothership starter cookbook',
    sourceUrl: null,
    prepTime: 8,
    cookTime: 15,
    totalTime: 23,
    language: 'en',
    suitableForAges: ['Toddlers', 'Kids'],
  });
  // A renamed recipe still counts as added.
  await mother.patch(`/api/recipes/${recipes[1].id}`, { name: 'Our salmon' });
  expect((await mother.post(path, { keys: [salmon] })).json).toEqual({ keys: [], recipeIds: [] });
  const both = await Promise.all([mother.post(path), mother.post(path, {})]);
  expect(both.flatMap(({ json }) => json.keys)).toHaveLength(starterCount - 2);
  expect((await mother.get('/api/recipes')).json).toHaveLength(starterCount);
  expect((await stranger.get('/api/recipes')).json).toEqual([]);
});

test('a weeknight meal that is only a name is filled and keeps its id and name', async () => {
  const mother = await signUp();
  const meals = [
    { mealName: 'red lentil soup', usesCookbook: false },
    { mealName: 'Turkey Bolognese', recipeUrl: 'https://example.com/b' },
  ];
  await mother.post('/api/preferences', { favoriteWeekNightMeals: meals });
  const { json: before } = await mother.get('/api/recipes');
  const keys = ['red-lentil-soup', 'turkey-bolognese'];
  const both = await Promise.all([mother.post(path, { keys }), mother.post(path, { keys })]);
  expect(both.flatMap((answer) => answer.json.keys)).toEqual(['red-lentil-soup']);
  const { json: after } = await mother.get('/api/recipes');
  expect(after).toMatchObject([
    { id: before[0].id, name: 'red lentil soup', cookTime: 22, sourceName: 'Mothership starter cookbook' },
    before[1],
  ]);
  expect(after[0].ingredients).toHaveLength(7);
});

test('an unknown starter recipe is refused and nothing is added', async () => {
  const mother = await signUp();
  expect(await mother.post(path, { keys: [curry, 'moon-pie'] })).toMatchObject({
    status: 422,
    text: "There's no such recipe",
  });
  expect((await mother.post(path, { keys: 'all' })).status).toBe(400);
  expect((await mother.get('/api/recipes')).json).toEqual([]);
});

test('undo removes added recipes except those changed or planned since', async () => {
  const [mother, stranger] = [await signUp(), await signUp()];
  const addedKeys = [salmon, curry, 'red-lentil-soup', 'turkey-bolognese'];
  await mother.post(path, { keys: addedKeys });
  await stranger.post(path, { keys: addedKeys });
  const { json: recipes } = await mother.get('/api/recipes');
  const idOf = (name: string) => recipes.find((recipe: { name: string }) => recipe.name === name).id;
  await mother.patch(`/api/recipes/${idOf('Red Lentil Soup')}`, { isFavorite: true });
  await plan(mother, mondayOf(today('UTC')), { friday: { dinner: idOf('Turkey Bolognese') } });
  expect((await mother.post(`${path}/undo`, { keys: [...addedKeys, 'never-taken'] })).json).toEqual({ removed: 2 });
  expect(names((await mother.get('/api/recipes')).json)).toEqual(['Red Lentil Soup', 'Turkey Bolognese']);
  expect((await stranger.get('/api/recipes')).json).toHaveLength(4);
});

type Mother = Awaited<ReturnType<typeof signUp>>;
const plan = async (mother: Mother, weekStartDate: string, schedule: object, assignedTo = 'family') => {
  const body = { weekStartDate, assignedTo, assignedToName: 'Family', schedule };
  expect((await mother.post('/api/meal-plans', body)).status).toBeLessThan(300);
};

describe('a meal without ingredients', () => {
  const bareMealsPath = `${path}/bare-meals`;
  const bolognese = 'turkey-bolognese';
  const addMeal = async (mother: Mother, name: string, more: object = {}): Promise<string> =>
    (await mother.post('/api/recipes', { name, mealType: 'dinner', ...more })).json.id;
  const recipeOf = async (mother: Mother, id: string) => (await mother.get(`/api/recipes/${id}`)).json;

  test('is offered cookbook recipes of similar names, with concerns', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Turkey'] });
    const id = await addMeal(mother, 'Spaghetti Bolognese', { sourceUrl: 'https://example.com/b' });
    await addMeal(mother, 'Mystery');
    await addMeal(mother, 'Soup', { ingredients: [{ name: '1 leek' }] });
    const { status, json } = await mother.get(bareMealsPath);
    expect([status, names(json)]).toEqual([200, ['Mystery', 'Spaghetti Bolognese']]);
    expect(json[0].offers).toEqual([]);
    expect(json[1]).toMatchObject({ recipeId: id, sourceUrl: 'https://example.com/b' });
    expect(json[1].offers).toHaveLength(1);
    expect(json[1].offers[0]).toMatchObject({ key: bolognese, name: 'Turkey Bolognese', servings: expect.any(Number) });
    expect(json[1].offers[0].ingredients.length).toBeGreaterThan(3);
    expect(json[1].offers[0].concerns[0]).toMatchObject({ name: 'Mia', about: 'Turkey' });
    expect((await (await signUp()).get(bareMealsPath)).json).toEqual([]);
  });

  test('is filled without overwriting its own fields, and undo restores it exactly', async () => {
    const [mother, stranger] = [await signUp(), await signUp()];
    const ownFields = { instructions: 'As always.', totalTime: 25, notes: 'Leo likes it', servings: 3 };
    const id = await addMeal(mother, 'Spaghetti Bolognese', ownFields);
    const before = await recipeOf(mother, id);
    const { status, json } = await mother.post(`/api/recipes/${id}/starter`, { key: bolognese });
    expect(status).toBe(200);
    expect(json.recipe).toMatchObject({ id, name: 'Spaghetti Bolognese', ...ownFields, servings: 6, prepTime: null });
    expect(json.recipe.ingredients.length).toBeGreaterThan(3);
    expect((await mother.get(bareMealsPath)).json).toEqual([]);
    expect(await mother.post(`/api/recipes/${id}/starter`, { key: bolognese })).toMatchObject({
      status: 409,
      text: 'This meal already has ingredients',
    });
    const undo = { former: json.former, filledAt: json.recipe.updatedAt };
    expect((await stranger.post(`/api/recipes/${id}/starter/undo`, undo)).status).toBe(404);
    expect((await mother.post(`/api/recipes/${id}/starter/undo`, undo)).status).toBe(200);
    expect(await recipeOf(mother, id)).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  test('is not emptied by undo after another change', async () => {
    const mother = await signUp();
    const id = await addMeal(mother, 'Bolognese');
    const { json } = await mother.post(`/api/recipes/${id}/starter`, { key: bolognese });
    await mother.patch(`/api/recipes/${id}`, { isFavorite: true });
    const undone = await mother.post(`/api/recipes/${id}/starter/undo`, {
      former: json.former,
      filledAt: json.recipe.updatedAt,
    });
    expect(undone).toMatchObject({ status: 409, text: 'This meal has been changed since' });
    expect((await recipeOf(mother, id)).ingredients.length).toBeGreaterThan(3);
  });

  test('cannot be filled from an unknown recipe or by another family', async () => {
    const [mother, stranger] = [await signUp(), await signUp()];
    const id = await addMeal(mother, 'Bolognese');
    expect((await mother.post(`/api/recipes/${id}/starter`, { key: 'moon-pie' })).status).toBe(422);
    expect((await mother.post(`/api/recipes/${id}/starter`, {})).text).toBe('Recipe is required');
    expect((await stranger.post(`/api/recipes/${id}/starter`, { key: bolognese })).status).toBe(404);
    expect((await visitor.post(`/api/recipes/${id}/starter`, { key: bolognese })).status).toBe(401);
  });

  test('is searched for allergens by its name', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Fish'] });
    const found = { name: 'Mia', about: 'Fish', kind: 'allergy', ingredient: 'Fish tacos' };
    expect((await recipeOf(mother, await addMeal(mother, 'Fish tacos'))).concerns).toMatchObject([found]);
  });
});

test('a recipe lists each meal of this week and later where it is planned once', async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', { name: 'Soup', mealType: 'dinner' });
  const uses = async () => (await mother.get(`/api/recipes/${soup.id}/uses`)).json;
  const thisWeek = mondayOf(today('UTC'));
  const nextWeek = addDays(thisWeek, 7);
  await plan(mother, addDays(thisWeek, -7), { monday: { dinner: soup.id } });
  expect(await uses()).toEqual([]);
  await plan(mother, nextWeek, { tuesday: { lunch: soup.id } });
  await plan(mother, thisWeek, { sunday: { dinner: soup.id, breakfast: soup.id } });
  await plan(mother, thisWeek, { sunday: { dinner: soup.id } }, 'kids');
  const sunday = weekdayAndDate(dateOfDay(thisWeek, 'sunday'));
  const expected = [
    { place: `Breakfast on ${sunday}`, path: `/meal-planner?week=${thisWeek}` },
    { place: `Dinner on ${sunday}`, path: `/meal-planner?week=${thisWeek}` },
    { place: `Lunch on ${weekdayAndDate(addDays(nextWeek, 1))}`, path: `/meal-planner?week=${nextWeek}` },
  ];
  expect(await uses()).toEqual(expected);
  const all = { breakfast: soup.id, lunch: soup.id, dinner: soup.id, snack: soup.id };
  await plan(mother, nextWeek, { friday: all });
  expect((await uses()).slice(3)).toEqual([
    { place: expect.stringMatching(/^Breakfast on Friday, /), path: `/meal-planner?week=${nextWeek}` },
    { place: expect.stringMatching(/^Lunch on Friday, /), path: `/meal-planner?week=${nextWeek}` },
    { place: 'and 2 more meals', path: `/meal-planner?week=${nextWeek}` },
  ]);
});
