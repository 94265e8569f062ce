import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#capabilities/family/server/clean-up-job.ts';
import { addDays, today } from '#core/dates.ts';
import { dumpFamily } from '#testing/family-dump.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { days } from '../cell-contract.ts';
import { MealRating } from '../rating-contract.ts';
import { dayOf, mondayOf } from '../rules/week.ts';

const { signUp, database } = await testApp();
const path = '/api/meal-ratings';
/** The families of these tests live in UTC. */
const day = today('UTC');

const recipe = async (mother: Client, name: string): Promise<string> =>
  (await mother.post('/api/recipes', { name, mealType: 'dinner', ingredients: [{ name: '1 leek' }] })).json.id;
const child = async (mother: Client, name: string): Promise<string> =>
  (await mother.post('/api/children', { name, birthdate: '2019-03-04' })).json.id;

describe('ratings', () => {
  test('are listed, changed by saying it again, and taken back', async () => {
    const ana = await signUp();
    const [soup, mia] = [await recipe(ana, 'Soup'), await child(ana, 'Mia')];
    const said = { recipeId: soup, date: day, rating: 'liked' };
    const added = await ana.post(path, said);
    expect(added).toMatchObject({
      status: 201,
      json: { ...said, recipeName: 'Soup', memberId: null, memberName: null },
    });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(MealRating.shape).toSorted());
    const changed = await ana.post(path, { ...said, memberId: null, rating: 'all right' });
    expect(changed).toMatchObject({ status: 200, json: { id: added.json.id, rating: 'all right' } });
    const earlier = { ...said, date: addDays(day, -3), memberId: mia, rating: 'not again' };
    expect(await ana.post(path, earlier)).toMatchObject({ status: 201, json: { ...earlier, memberName: 'Mia' } });
    await ana.post(path, { ...said, recipeId: await recipe(ana, 'Stew'), date: addDays(day, -1) });

    const listed = async (query = '') => (await ana.get(path + query)).json.map((it: MealRating) => it.recipeName);
    expect(await listed()).toEqual(['Soup', 'Stew', 'Soup']);
    expect(await listed(`?recipeId=${soup}`)).toEqual(['Soup', 'Soup']);
    expect((await ana.remove(`${path}/${added.json.id}`)).status).toBe(204);
    expect((await ana.remove(`${path}/${added.json.id}`)).status).toBe(404);
    expect(await listed()).toEqual(['Stew', 'Soup']);
    await ana.remove(`/api/children/${mia}`);
    expect(await listed()).toEqual(['Stew']);
  });

  test('that are sent twice at once are kept once', async () => {
    const ana = await signUp();
    const said = { recipeId: await recipe(ana, 'Soup'), date: day, rating: 'liked' };
    const statuses = (await Promise.all([ana.post(path, said), ana.post(path, said)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 201]);
    expect((await ana.get(path)).json).toHaveLength(1);
  });

  test('are refused with a sentence if something is wrong', async () => {
    const ana = await signUp();
    const said = { recipeId: await recipe(ana, 'Soup'), date: day, rating: 'liked' };
    const stranger = await signUp();
    const hers = { recipeId: await recipe(stranger, 'Stew'), memberId: await child(stranger, 'Ben') };
    const cases: [object, number, string][] = [
      [{ rating: 'so so' }, 400, 'Rating must be one of liked, all right, not again'],
      [{ date: 'today' }, 400, 'Date must be a date like 2026-05-31'],
      [{ recipeId: '' }, 400, 'Recipe is required'],
      [{ memberId: 'Mia' }, 400, "Person isn't valid"],
      [{ date: addDays(day, 3) }, 422, 'You can say how it was once you had it'],
      [{ recipeId: randomUUID() }, 422, "There's no such recipe"],
      [{ recipeId: hers.recipeId }, 422, "There's no such recipe"],
      [{ memberId: hers.memberId }, 422, "There's no such person"],
    ];
    for (const [change, status, text] of cases)
      expect(await ana.post(path, { ...said, ...change })).toMatchObject({ status, text });
    expect((await ana.get(`${path}?recipeId=soup`)).status).toBe(400);
    expect((await ana.get(path)).json).toEqual([]);
  });

  test('belong to one family', async () => {
    const [ana, stranger] = [await signUp(), await signUp()];
    const { json } = await ana.post(path, { recipeId: await recipe(ana, 'Soup'), date: day, rating: 'liked' });
    expect((await stranger.get(path)).json).toEqual([]);
    expect((await stranger.remove(`${path}/${json.id}`)).status).toBe(404);
    expect((await ana.get(path)).json).toHaveLength(1);
  });

  test('are kept for three years', async () => {
    const ana = await signUp();
    const recipeId = await recipe(ana, 'Soup');
    for (const date of [addDays(day, -1080), addDays(day, -1110)])
      await ana.post(path, { recipeId, date, rating: 'liked' });
    await cleanUp(database);
    expect((await ana.get(path)).json.map((it: MealRating) => it.date)).toEqual([addDays(day, -1080)]);
  });

  test('decide what is planned, and say so', async () => {
    const ana = await signUp();
    await ana.post('/api/meal-planning-preferences', { enabledMealTypes: ['dinner'] });
    const [soup, stew, tacos] = [await recipe(ana, 'Soup'), await recipe(ana, 'Stew'), await recipe(ana, 'Tacos')];
    const leo = await child(ana, 'Leo');
    await ana.post(path, { recipeId: soup, date: addDays(day, -30), rating: 'not again', memberId: leo });
    await ana.post(path, { recipeId: tacos, date: addDays(day, -30), rating: 'liked' });
    const weekStartDate = mondayOf(addDays(day, 7));
    const { json } = await ana.post('/api/meal-plans/plan-week', { weekStartDate });
    expect(new Set(json.filled.map((it: { recipeId: string }) => it.recipeId))).toEqual(new Set([stew, tacos]));
    const { json: plans } = await ana.get(`/api/meal-plans?weekStartDate=${weekStartDate}`);
    const reasons = plans[0].cells.map((cell: { reason: string }) => cell.reason);
    expect(reasons).toContainEqual(
      expect.stringMatching(/^You liked it, and you haven't had it in (four|five) weeks$/),
    );
  });
});

describe('meals that were planned and not eaten', () => {
  const dropped = async ({ familyId }: { familyId: string }) => {
    const tables = await dumpFamily(database, familyId);
    return (tables.find(({ name }) => name === 'dropped_meals')?.rows ?? []) as { recipe_id: string }[];
  };

  // Counts from the day before on, and still counts if midnight passes meanwhile.
  const tomorrow = addDays(day, 1);

  /** Plans soup for a dinner. */
  async function withSoup(date = tomorrow) {
    const ana = await signUp();
    const [soup, stew] = [await recipe(ana, 'Soup'), await recipe(ana, 'Stew')];
    const place = { weekStartDate: mondayOf(date), days: [dayOf(date)], mealType: 'dinner' };
    const assign = (change: object) =>
      ana.post('/api/meal-plans/assign', { ...place, assignedTo: ['family'], ...change });
    const { json } = await assign({ recipeId: soup });
    const cellPath = `/api/meal-plans/${json[0].id}/cells/${dayOf(date)}/dinner`;
    return { ana, soup, stew, assign, planPath: `/api/meal-plans/${json[0].id}`, cellPath };
  }

  test('are kept as swapped or skipped, until the recipe is back', async () => {
    const { ana, soup, stew, cellPath } = await withSoup();
    await ana.patch(cellPath, { locked: true });
    expect(await dropped(ana)).toEqual([]);
    await ana.patch(cellPath, { recipeId: stew });
    expect(await dropped(ana)).toMatchObject([{ recipe_id: soup, meal_type: 'dinner', kind: 'swapped' }]);
    await ana.patch(cellPath, { recipeId: soup });
    // The stew was planned for a moment, and then not eaten.
    expect(await dropped(ana)).toMatchObject([{ recipe_id: stew }]);
    await ana.patch(cellPath, { recipeId: null });
    expect((await dropped(ana)).find((row) => row.recipe_id === soup)).toMatchObject({ kind: 'skipped' });
  });

  test.each([
    ['assigning', ({ assign, stew }: Awaited<ReturnType<typeof withSoup>>) => assign({ recipeId: stew })],
    ['a schedule', ({ ana, planPath }) => ana.patch(planPath, { schedule: { [dayOf(tomorrow)]: null } })],
    [
      'planning again',
      async ({ ana, stew, cellPath, soup }) => {
        await ana.patch(cellPath, { recipeId: null });
        await ana.post(path, { recipeId: stew, date: addDays(day, -9), rating: 'not again' });
        await ana.post(`${cellPath}/reroll`);
        expect(await dropped(ana)).toEqual([]);
        await ana.post(path, { recipeId: soup, date: addDays(day, -9), rating: 'not again' });
        await ana.post('/api/meal-plans/plan-week', { weekStartDate: mondayOf(tomorrow), again: true });
      },
    ],
  ] as [string, (given: Awaited<ReturnType<typeof withSoup>>) => Promise<unknown>][])(
    'are kept by %s',
    async (_how, change) => {
      const given = await withSoup();
      await change(given);
      expect(await dropped(given.ana)).toMatchObject([{ recipe_id: given.soup }]);
    },
  );

  test('are not kept if they only moved within the week', async () => {
    const { ana, soup, cellPath, planPath } = await withSoup();
    await ana.patch(cellPath, { recipeId: null });
    expect(await dropped(ana)).toHaveLength(1);
    const other = days.find((one) => one !== dayOf(tomorrow)) ?? '';
    await ana.patch(planPath, { schedule: { [other]: { dinner: soup } } });
    expect(await dropped(ana)).toEqual([]);
  });

  test('are not kept for a family that does not want us to learn', async () => {
    const { ana, soup, stew, cellPath } = await withSoup();
    await ana.patch('/api/nudges/settings', { learns: false });
    await ana.patch(cellPath, { recipeId: stew });
    expect(await dropped(ana)).toEqual([]);
    await ana.patch('/api/nudges/settings', { learns: true });
    await ana.patch(cellPath, { recipeId: soup });
    expect(await dropped(ana)).toMatchObject([{ recipe_id: stew }]);
  });

  test('are not kept while the day is still being planned', async () => {
    const { ana, cellPath } = await withSoup(addDays(day, 3));
    await ana.patch(cellPath, { recipeId: null });
    expect(await dropped(ana)).toEqual([]);
  });
});
