import { expect, test } from 'vitest';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';
import { MealPreferences } from '../contract.ts';
import { mealPlanningPreferences } from './tables.ts';

const { signUp, visitor, database } = await testApp();

const path = '/api/meal-planning-preferences';
const unknownId = '00000000-0000-4000-8000-000000000000';

async function family() {
  const mother = await signUp();
  const member = async (body: object): Promise<string> => (await mother.post('/api/household-members', body)).json.id;
  return {
    mother,
    ana: await member({ memberType: 'adult', name: 'Ana', relationship: 'self' }),
    mia: await member({ memberType: 'child', name: 'Mia', birthdate: '2019-03-04' }),
    rex: await member({ memberType: 'pet', name: 'Rex', petType: 'dog' }),
  };
}

test('before the first save, the defaults are returned without an author', async () => {
  const mother = await signUp();
  const { status, json } = await mother.get(path);
  expect(status).toBe(200);
  expect(json).toEqual({
    id: null,
    userId: null,
    createdAt: null,
    updatedAt: null,
    familyGrouping: 'family',
    customGroups: [],
    enabledMealTypes: ['breakfast', 'lunch', 'dinner'],
    preferAISuggestions: false,
    allowManualEntry: true,
    dietaryRestrictions: [],
    cookingTimePreference: null,
    budgetPerWeek: null,
  });
  expect((await visitor.get(path)).status).toBe(401);
});

test('a save returns everything, keeps fields not sent, clears with null, and affects no other family', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const preferences = {
    familyGrouping: 'parents-children',
    enabledMealTypes: ['snack', 'dinner', 'dinner'],
    preferAISuggestions: true,
    allowManualEntry: false,
    dietaryRestrictions: ['Vegetarian', ' No mushrooms ', 'Vegetarian', ''],
    cookingTimePreference: 'quick',
    budgetPerWeek: 15_050,
  };
  const saved = await mother.post(path, { ...preferences, id: unknownId, userId: other.userId });
  expect(saved.status).toBe(200);
  expect(saved.json).toMatchObject({
    ...preferences,
    userId: mother.userId,
    enabledMealTypes: ['dinner', 'snack'],
    dietaryRestrictions: ['Vegetarian', 'No mushrooms'],
  });
  expect(Object.keys(saved.json).toSorted()).toEqual(Object.keys(MealPreferences.shape).toSorted());
  const cleared = await mother.post(path, { budgetPerWeek: null, cookingTimePreference: '', familyGrouping: null });
  expect(cleared.json).toEqual({
    ...saved.json,
    budgetPerWeek: null,
    cookingTimePreference: null,
    familyGrouping: 'family',
    updatedAt: expect.any(String),
  });
  expect((await mother.get(path)).json).toEqual(cleared.json);
  expect((await other.get(path)).json.id).toBe(null);
});

test('the older values are accepted and converted', async () => {
  const mother = await signUp();
  const olderValues = { familyGrouping: 'individuals', enabledMealTypes: ['breakfast', 'lunch', 'dinner', 'snacks'] };
  expect((await mother.post(path, olderValues)).json).toMatchObject({
    familyGrouping: 'individual',
    enabledMealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
  });
});

test.each([
  [{ enabledMealTypes: [] }, 'Select at least one meal type'],
  [{ enabledMealTypes: ['brunch'] }, 'Meal type must be one of breakfast, lunch, dinner, snack'],
  [{ familyGrouping: 'everyone' }, 'Grouping must be one of individual, parents-children, family, custom, individuals'],
  [{ cookingTimePreference: 'slow' }, 'Cooking time must be one of quick, moderate, elaborate'],
  [{ budgetPerWeek: 12.5 }, 'Budget per week must be a whole number from 0 to 10000000'],
  [{ customGroups: [{ memberIds: [] }] }, 'Group name is required'],
])('%j is refused: %s', async (body, sentence) => {
  const mother = await signUp();
  expect(await mother.post(path, body)).toMatchObject({ status: 400, text: sentence });
  expect((await mother.get(path)).json.id).toBe(null);
});

test('two concurrent saves share one record, and neither loses its changes', async () => {
  const [mother, partner] = [await signUp(), await signUp()];
  await joinFamily(partner, mother);
  const [first, second] = await Promise.all([
    mother.post(path, { budgetPerWeek: 10_000 }),
    partner.post(path, { dietaryRestrictions: ['Halal'] }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.json.id).toBe(second.json.id);
  expect((await mother.get(path)).json).toMatchObject({ budgetPerWeek: 10_000, dietaryRestrictions: ['Halal'] });
});

test('a group contains only current people of this family', async () => {
  const { mother, ana, mia, rex } = await family();
  const stranger = await family();
  for (const memberId of [rex, stranger.mia, unknownId])
    expect(await mother.post(path, { customGroups: [{ name: 'Us', memberIds: [ana, memberId] }] })).toMatchObject({
      status: 422,
      text: "There's no such person",
    });
  const { json } = await mother.post(path, {
    familyGrouping: 'custom',
    customGroups: [{ name: 'Early birds', memberIds: [ana, mia] }],
  });
  expect(json.customGroups).toEqual([{ id: expect.any(String), name: 'Early birds', memberIds: [ana, mia] }]);
  await mother.remove(`/api/children/${mia}`);
  expect((await mother.get(path)).json.customGroups[0].memberIds).toEqual([ana]);
  // A form that was opened before Mia was deleted still contains her.
  expect((await mother.post(path, { customGroups: json.customGroups })).json.customGroups[0].memberIds).toEqual([ana]);
});

test('a renamed group keeps its id and meal plans, and a foreign id is replaced', async () => {
  const { mother, ana, mia } = await family();
  const save = async (customGroups: object[]) => (await mother.post(path, { customGroups })).json.customGroups;
  const [group] = await save([{ name: 'Early birds', memberIds: [ana] }]);
  await mother.post('/api/meal-plans', { weekStartDate: '2026-11-16', assignedTo: group.id });
  const [renamed, foreign] = await save([
    { ...group, name: 'Larks' },
    { id: mia, name: 'Mia', memberIds: [mia] },
  ]);
  expect(renamed).toEqual({ ...group, name: 'Larks' });
  expect((await mother.get('/api/meal-plans')).json).toMatchObject([{ assignedTo: group.id, assignedToName: 'Larks' }]);
  expect(foreign.id).not.toBe(mia);
});

test('a diet is matched to the catalogue ignoring case, in old rows, too', async () => {
  const mother = await signUp();
  const dietsOf = async () => (await mother.get(path)).json.dietaryRestrictions;
  await mother.post(path, { dietaryRestrictions: ['vegan', 'gluten free', 'No Mushrooms', 'no mushrooms'] });
  expect(await dietsOf()).toEqual(['Vegan', 'Gluten-Free', 'No Mushrooms']);
  const scope = scopeFor(acrossFamilies(database), { ...mother, role: 'owner' });
  const stored = ['vegan', 'Vegan', 'nut-free'];
  const rows = familyRows(scope, mealPlanningPreferences);
  for (const { id } of await rows.list()) await rows.change(id, { dietaryRestrictions: stored });
  expect(await dietsOf()).toEqual(['Vegan', 'Nut-Free']);
});
