import { expect, test } from 'vitest';
import { acrossFamilies, scopeFor } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import { fillCells } from './cell-store.ts';
import { dishesOf, ensurePlan } from './store.ts';

const { database, signUp } = await testApp();

const weekStartDate = '2026-11-16';

async function familyWith(...names: string[]) {
  const mother = await signUp();
  const ids: string[] = [];
  for (const name of names) {
    const body = { memberType: 'child', name, birthdate: '2019-03-04', allergies: [`${name}'s`] };
    ids.push((await mother.post('/api/household-members', body)).json.id);
  }
  const { json: soup } = await mother.post('/api/recipes', { name: 'Soup', mealType: 'dinner', servings: 2 });
  return {
    mother,
    ids,
    soup: soup.id as string,
    scope: scopeFor(acrossFamilies(database), { ...mother, role: 'owner' }),
  };
}

test('a meal of several rows is cooked once; leftovers and notes are not cooked', async () => {
  const { mother, ids, soup, scope } = await familyWith('Mia', 'Leo');
  const meal = { weekStartDate, assignedTo: ids, mealType: 'dinner' };
  const guests = [{ name: 'Oma', allergies: ['Fish'], dietaryRestrictions: [] }];
  const { json: plans } = await mother.post('/api/meal-plans/assign', {
    ...meal,
    days: ['sunday'],
    recipeId: soup,
    guests,
  });
  await mother.post('/api/meal-plans/assign', { ...meal, days: ['monday'], recipeId: soup, leftover: true });
  await mother.post('/api/meal-plans/assign', { ...meal, days: ['friday'], note: "at Grandma's" });
  const cooked = await dishesOf(scope, weekStartDate);
  expect(cooked).toMatchObject([{ recipe: { id: soup }, date: '2026-11-22', mealType: 'dinner', factor: '3/2' }]);
  expect(cooked[0]?.people.toSorted()).toEqual(['Leo', 'Mia', 'Oma']);
  expect(cooked[0]?.eaters.flatMap(({ allergies }) => allergies).toSorted()).toEqual(['Fish', "Leo's", "Mia's"]);
  expect(cooked[0]?.planIds.toSorted()).toEqual(plans.map(({ id }: { id: string }) => id).toSorted());

  for (const { id } of plans) await mother.patch(`/api/meal-plans/${id}`, { isActive: false });
  expect(await dishesOf(scope, weekStartDate)).toEqual([]);
});

test('without household members, the numbers from onboarding are used', async () => {
  const { mother, soup, scope } = await familyWith();
  await mother.post('/api/meal-plans', { weekStartDate, assignedTo: 'family', schedule: { monday: { dinner: soup } } });
  expect(await dishesOf(scope, weekStartDate)).toMatchObject([{ factor: '1', people: ['Family'] }]);
  await mother.post('/api/preferences', { familyAdults: 2, familyKids: 3 });
  expect(await dishesOf(scope, weekStartDate)).toMatchObject([{ factor: '5/2', memberIds: [] }]);
});

test('filled meals can be replaced and undone, but not those that a user chose or locked', async () => {
  const { mother, soup, scope } = await familyWith();
  const { id: planId } = await ensurePlan(scope, weekStartDate, 'family');
  const stew = (await mother.post('/api/recipes', { name: 'Stew', mealType: 'dinner' })).json.id;
  const place = { planId, day: 'monday', mealType: 'dinner' } as const;
  const url = `/api/meal-plans/${planId}/cells/monday/dinner`;
  const shown = async () => (await mother.get('/api/meal-plans')).json[0].cells[0];
  await fillCells(scope, [{ ...place, recipeId: soup, reason: 'A favorite' }]);
  await mother.patch(url, { note: 'mild' });

  const refilled = await fillCells(scope, [{ ...place, recipeId: stew, reason: 'Quick' }]);
  expect(refilled).toMatchObject([{ recipeId: stew, note: 'mild', formerRecipeId: soup, formerReason: 'A favorite' }]);
  expect((await mother.post('/api/meal-plans/take-back', { cells: refilled })).json).toEqual({ taken: 1 });
  expect(await shown()).toMatchObject({ recipeId: soup, note: 'mild', reason: 'A favorite' });

  await mother.patch(url, { locked: true });
  expect(await fillCells(scope, [{ ...place, recipeId: stew }])).toEqual([]);
  await mother.patch(url, { locked: false, recipeId: stew });
  expect(await shown()).toMatchObject({ recipeId: stew, reason: null });
  expect(await fillCells(scope, [{ ...place, recipeId: soup }])).toEqual([]);
});

test('the planner can clear its own choice, which can be undone, too', async () => {
  const { mother, soup, scope } = await familyWith();
  const { id: planId } = await ensurePlan(scope, weekStartDate, 'family');
  const place = { planId, day: 'monday', mealType: 'dinner' } as const;
  await fillCells(scope, [{ ...place, recipeId: soup, reason: 'A favorite' }]);
  const emptied = await fillCells(scope, [{ ...place, recipeId: null }]);
  expect((await mother.get('/api/meal-plans')).json[0].cells).toEqual([]);
  expect((await mother.post('/api/meal-plans/take-back', { cells: emptied })).json).toEqual({ taken: 1 });
  expect((await mother.get('/api/meal-plans')).json[0].schedule).toEqual({ monday: { dinner: soup } });
});

test('plans follow the name of their person and are deleted with them', async () => {
  const { mother, ids, scope } = await familyWith('Mia');
  const [mia = ''] = ids;
  await ensurePlan(scope, weekStartDate, mia);
  await mother.patch(`/api/children/${mia}`, { name: 'Mia Rosa' });
  expect((await ensurePlan(scope, weekStartDate, mia)).assignedToName).toBe('Mia Rosa');
  await mother.remove(`/api/children/${mia}`);
  expect((await mother.get('/api/meal-plans')).json).toEqual([]);
});
