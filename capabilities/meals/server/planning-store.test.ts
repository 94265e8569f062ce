import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { mergeFilled } from '../rules/placed.ts';
import { mondayOf } from '../rules/week.ts';

const { signUp } = await testApp();
const weekStartDate = mondayOf(addDays(today('UTC'), 7));

const dinners = (client: Client, ...lines: string[]) =>
  Promise.all(
    lines.map(async (line) => {
      const recipe = { name: line, mealType: 'dinner', ingredients: [{ name: line }], totalTime: 20 };
      return (await client.post('/api/recipes', recipe)).json.id as string;
    }),
  );
const onlyDinners = (client: Client, more: object = {}) =>
  client.post('/api/meal-planning-preferences', { enabledMealTypes: ['dinner'], ...more });
const planWeek = (client: Client, more: object = {}) =>
  client.post('/api/meal-plans/plan-week', { weekStartDate, ...more });
const cellsOf = async (client: Client) => {
  const { json } = await client.get(`/api/meal-plans/week?weekStartDate=${weekStartDate}`);
  // biome-ignore lint/suspicious/noExplicitAny: the assertions check the shape
  return json.rows.flatMap((row: any) => row.cells.map((cell: any) => ({ ...cell, planId: row.planId })));
};

describe('plan my week', () => {
  test('fills empty meals with reasons, only once for concurrent requests, and can be undone', async () => {
    const ana = await signUp();
    await onlyDinners(ana);
    expect((await planWeek(ana)).json).toEqual({
      filled: [],
      remarks: ["There's no dinner to choose from yet. Add a recipe or the starter cookbook."],
    });
    const [soup] = await dinners(ana, 'carrot', 'rice', 'leek', 'potato', 'kale', 'beets', 'corn', 'lentils');
    await ana.post('/api/meal-plans/assign', {
      weekStartDate,
      assignedTo: ['family'],
      days: ['tuesday'],
      mealType: 'dinner',
      recipeId: soup,
    });

    const taps = await Promise.all([planWeek(ana, { seed: 1 }), planWeek(ana, { seed: 2 })]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = taps.map(({ json }) => json).toSorted((a, b) => b.filled.length - a.filled.length);
    expect([first.filled.length, second.filled.length]).toEqual([6, 0]);
    expect(second.remarks).toEqual(['There are no empty meals left this week.']);

    const cells = await cellsOf(ana);
    expect(new Set(cells.map((cell: { recipeId: string }) => cell.recipeId)).size).toBe(7);
    expect(cells.map((cell: { reason: string | null }) => cell.reason).toSorted()).toEqual([
      ...Array(6).fill('New to your plan, ready in 20 minutes'),
      null,
    ]);
    expect((await ana.post('/api/meal-plans/take-back', { cells: first.filled })).json).toEqual({ taken: 6 });
    expect((await cellsOf(ana)).map((cell: { recipeId: string }) => cell.recipeId)).toEqual([soup]);
  });

  test('gives nobody a meal they must not eat; planning again clears misfits and keeps locked meals', async () => {
    const ana = await signUp();
    await onlyDinners(ana, { dietaryRestrictions: ['Vegetarian'] });
    const [satay] = await dinners(ana, '2 tbsp peanut butter', '500 g beef');
    expect(new Set((await planWeek(ana)).json.filled.map((it: { recipeId: string }) => it.recipeId))).toEqual(
      new Set([satay]),
    );
    const [{ planId }] = await cellsOf(ana);
    const cellPath = `/api/meal-plans/${planId}/cells/monday/dinner`;
    await ana.patch(cellPath, { locked: true });
    expect(await ana.post(`${cellPath}/reroll`)).toMatchObject({ status: 409, text: 'This meal is locked' });

    const mia = { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] };
    expect((await ana.post('/api/children', mia)).status).toBe(201);
    const again = (await planWeek(ana, { again: true })).json;
    expect(again.filled.map((it: { recipeId: string | null }) => it.recipeId)).toEqual(Array(6).fill(null));
    expect(again.remarks).toEqual([
      'No dinner fits Mia (Peanuts) and Family (Vegetarian). Add a recipe or the starter cookbook.',
    ]);
    expect((await cellsOf(ana)).map((cell: { day: string }) => cell.day)).toEqual(['monday']);
  });

  test('offers another recipe each time until all were offered', async () => {
    const ana = await signUp();
    await onlyDinners(ana);
    const ids = await dinners(ana, 'carrot', 'rice', 'leek');
    const plan = (await ana.post('/api/meal-plans', { weekStartDate, assignedTo: 'family' })).json;
    const cellPath = `/api/meal-plans/${plan.id}/cells/friday/dinner`;
    const offered: string[] = [];
    for (let n = 0; n < 4; n++) offered.push((await ana.post(`${cellPath}/reroll`)).json.filled[0].recipeId);
    expect(new Set(offered.slice(0, 3))).toEqual(new Set(ids));
    expect(offered[3]).toBe(offered[0]);

    await ana.patch(cellPath, { recipeId: ids[0] === offered[3] ? ids[1] : ids[0] });
    expect((await ana.post(`${cellPath}/reroll`)).json).toEqual({
      filled: [],
      remarks: ['You planned this meal yourself. Clear it to get ideas.'],
    });
    const stranger = await signUp();
    expect((await stranger.post(`${cellPath}/reroll`)).status).toBe(404);
  });

  test('prefers recipes that were not eaten in the last weeks', async () => {
    const ana = await signUp();
    await onlyDinners(ana);
    const [recent, longAgo] = await dinners(ana, 'carrot', 'rice');
    const eaten = (weeks: number, recipeId: string | undefined) =>
      ana.post('/api/meal-plans', {
        weekStartDate: addDays(weekStartDate, -7 * weeks),
        assignedTo: 'family',
        schedule: { sunday: { dinner: recipeId } },
      });
    await eaten(1, recent);
    await eaten(20, longAgo);
    const [monday] = (await planWeek(ana)).json.filled;
    expect(monday).toMatchObject({ day: 'monday', recipeId: longAgo });
    const reason = (await cellsOf(ana)).find((cell: { day: string }) => cell.day === 'monday').reason;
    expect(reason).toBe("You haven't had this in four months, ready in 20 minutes");
  });
});

describe('asking again', () => {
  test('replaces only unchanged meals of the plan, follows the wishes, and is undone at once', async () => {
    const ana = await signUp();
    await onlyDinners(ana);
    const foods = [
      'carrots',
      'rice',
      'leek',
      'potatoes',
      'kale',
      'beets',
      'corn',
      'lentils',
      'salmon',
      'cod',
      'tuna',
      'trout',
    ];
    await dinners(ana, ...foods);
    const first = (await planWeek(ana, { seed: 3 })).json.filled;
    expect(first).toHaveLength(7);
    const place = ({ planId, day, mealType }: (typeof first)[number]) => `${planId}/cells/${day}/${mealType}`;
    const [locked, own, cleared] = first;
    await ana.patch(`/api/meal-plans/${place(locked)}`, { locked: true });
    await ana.patch(`/api/meal-plans/${place(own)}`, { recipeId: cleared.recipeId });
    await ana.patch(`/api/meal-plans/${place(cleared)}`, { recipeId: null });

    const again = await planWeek(ana, { seed: 3, instead: first, wishes: ['no fish', 'quicker'] });
    expect(again.json.filled.map(place).toSorted()).toEqual(first.slice(3).map(place).toSorted());
    const chosen = again.json.filled.map(place);
    const cells: ((typeof first)[number] & { recipeName: string })[] = await cellsOf(ana);
    const dishes = cells.filter((cell) => chosen.includes(place(cell))).map(({ recipeName }) => recipeName);
    expect(dishes).toHaveLength(chosen.length);
    expect(dishes.filter((dish) => /salmon|cod|tuna|trout/.test(dish))).toEqual([]);

    const passed = again.json.filled.map(({ recipeId }: { recipeId: string }) => recipeId);
    const other = await planWeek(ana, { seed: 3, instead: again.json.filled, passed });
    const otherIds = other.json.filled.map(({ recipeId }: { recipeId: string }) => recipeId);
    expect(otherIds.filter((id: string) => passed.includes(id)).length).toBeLessThan(passed.length);
    await ana.post('/api/meal-plans/take-back', {
      cells: mergeFilled(mergeFilled(first, again.json.filled), other.json.filled),
    });
    expect((await cellsOf(ana)).map(place).toSorted()).toEqual([locked, own].map(place).toSorted());
  });

  test('plans the requested meals', async () => {
    const ana = await signUp();
    await dinners(ana, 'carrots', 'rice', 'leek', 'potatoes', 'kale', 'beets', 'corn', 'lentils');
    const { filled } = (await planWeek(ana, { mealTypes: ['lunch'] })).json;
    expect(new Set(filled.map(({ mealType }: { mealType: string }) => mealType))).toEqual(new Set(['lunch']));
    for (const [body, message] of [
      [{ mealTypes: [] }, 'Choose at least one meal'],
      [{ mealTypes: ['brunch'] }, 'Meal must be one of breakfast, lunch, dinner, snack'],
      [{ wishes: ['no cooking'] }, 'Wish must be one of quicker, cheaper, no fish, no meat'],
      [{ passed: ['soup'] }, "Recipe isn't valid"],
    ] as const)
      expect(await planWeek(ana, body)).toMatchObject({ status: 400, text: expect.stringContaining(message) });
  });
});

test('leftovers of the plan are bought with the dinner they come from, and cooked once that is gone', async () => {
  const ana = await signUp();
  await onlyDinners(ana);
  await ana.post('/api/preferences', { familyAdults: 2, familyKids: 2 });
  for (const name of ['Carrot Soup', 'Bean Stew', 'Leek Soup', 'Rice Bake', 'Beet Curry', 'Corn Soup', 'Kale Stew'])
    await ana.post('/api/recipes', { name, mealType: 'dinner', ingredients: [{ name: '100 g carrots' }], servings: 4 });
  const { filled } = (await planWeek(ana)).json;
  const isLeftover = ({ leftover }: { leftover: boolean }) => leftover;
  const [leftovers, ...others] = (await cellsOf(ana)).filter(isLeftover);
  expect(others).toEqual([]);
  expect(leftovers).toMatchObject({ day: 'wednesday', reason: 'Leftovers from Monday' });
  const quantity = async () => {
    await ana.post('/api/grocery-lists/generate', { weekStartDate, weekEndDate: addDays(weekStartDate, 6) });
    return (await ana.get(`/api/grocery-lists?weekStartDate=${weekStartDate}`)).json[0].items[0];
  };
  expect((await quantity()).sources).toHaveLength(6);
  expect((await quantity()).amounts[0]).toMatchObject({ unit: 'gram', quantity: '700' });

  await ana.patch(`/api/meal-plans/${leftovers.planId}/cells/monday/dinner`, { recipeId: null });
  const fresh = (await cellsOf(ana)).find(({ day }: { day: string }) => day === 'wednesday');
  expect(fresh).toMatchObject({ leftover: false, reason: 'Cook this one: the meal it was left over from changed' });
  expect((await quantity()).sources).toHaveLength(6);
  await ana.patch(`/api/meal-plans/${leftovers.planId}/cells/monday/dinner`, { recipeId: leftovers.recipeId });
  expect((await cellsOf(ana)).filter(isLeftover)).toHaveLength(1);
  await ana.post('/api/meal-plans/take-back', { cells: filled });
});

test('bare meals are planned, and the remarks say that they were not checked', async () => {
  const ana = await signUp();
  await onlyDinners(ana, { cookingTimePreference: 'quick' });
  await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Fish'] });
  const meals = [{ mealName: 'Tacos' }, { mealName: 'Fish sticks' }];
  await ana.post('/api/preferences', { favoriteWeekNightMeals: meals });
  const { json } = await planWeek(ana);
  expect(json.remarks).toEqual(["Tacos has no ingredients yet, so we couldn't check it for Mia (Fish)."]);
  const cells = await cellsOf(ana);
  expect(new Set(cells.map((cell: { recipeName: string }) => cell.recipeName))).toEqual(new Set(['Tacos']));
  expect(cells[0]).toMatchObject({ lacksIngredients: true, isSearched: false });
  expect(cells[0].reason).toMatch(/Not checked for Mia \(Fish\): no ingredients yet$/);
  await ana.post('/api/meal-plans/assign', {
    weekStartDate,
    assignedTo: ['family'],
    days: ['monday'],
    mealType: 'dinner',
    recipeId: cells[0].recipeId,
    leftover: true,
  });
  expect((await cellsOf(ana))[0]).toMatchObject({ leftover: true, lacksIngredients: false });
});
