import { describe, expect, test } from 'vitest';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyMembers } from '#server/database/tenants.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await testApp();
const db = acrossFamilies(database);
const path = '/api/preferences';

/** Answers as the onboarding saves them. */
const onboardingAnswers = {
  name: 'Ana',
  familyPets: 2,
  householdSize: 5,
  wishForApp: 'Remember everything',
  favoriteStoresForKids: ['Carters'],
  favoriteInfluencers: ['Busy Toddler'],
  favoriteWeekNightMeals: [{ mealName: 'Soup', recipeUrl: null }],
  deliveryServicePreference: 'uber-eats',
  favoriteHoliday: 'Thanksgiving',
};

test('the record exists from the first sign-in, with the specified defaults', async () => {
  const mother = await signUp();
  const { status, json } = await mother.get(path);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    id: expect.any(String),
    userId: mother.userId,
    createdAt: expect.any(String),
    name: null,
    familyKids: null,
    favoriteStoresForSelf: [],
    favoriteWeekNightMeals: [],
    deliveryServicePreference: null,
    invitePartner: false,
    onboardingCompleted: false,
    aiProvider: 'openai',
    defaultDashboard: 'home',
    enabledDashboards: ['home', 'kids'],
  });
});

describe('changing answers', () => {
  test('keeps absent fields, and clears fields given as null, empty text or empty list', async () => {
    const mother = await signUp();
    const { json: before } = await mother.post(path, onboardingAnswers);
    const change = {
      name: 'Anna',
      familyPets: null,
      householdSize: '',
      wishForApp: '  ',
      favoriteStoresForKids: [],
      favoriteInfluencers: null,
      favoriteWeekNightMeals: [],
      deliveryServicePreference: '',
      favoriteStoresForSelf: ['one', 'two', 'three', 'four'],
    };
    const { status, json: after } = await mother.patch(`${path}/${before.id}`, change);
    expect(status).toBe(200);
    const { invitation: _, ...stored } = before;
    expect(after).toEqual({
      ...stored,
      updatedAt: expect.any(String),
      name: 'Anna',
      familyPets: null,
      householdSize: null,
      wishForApp: null,
      favoriteStoresForKids: [],
      favoriteInfluencers: [],
      favoriteWeekNightMeals: [],
      deliveryServicePreference: null,
      favoriteStoresForSelf: ['one', 'two', 'three', 'four'],
    });
  });

  test.each([
    [{ defaultDashboard: null }, 'Default dashboard is required'],
    [{ aiProvider: '' }, 'AI provider is required'],
    [{ aiProvider: 'evil' }, 'AI provider must be one of gemini, openai, compatible, builtin'],
    [{ momCategory: 'evil' }, 'Category must be one of Working Mom, Full Time Mom, Part-Time Working Mom'],
    [{ techSavvyLevel: 'evil' }, 'Tech savvy level must be one of Beginner, Comfortable, Expert'],
    [
      { biggestStressTrigger: 'evil' },
      'Biggest stress trigger must be one of Forgetting important dates, Meal planning, Coordinating schedules, Managing the mental load, Other',
    ],
    [
      { favoriteHoliday: 'evil' },
      'Favorite holiday must be one of Christmas, Thanksgiving, Halloween, Easter, 4th of July, Other',
    ],
    [{ familyKids: 100 }, 'Kids must be a whole number from 0 to 99'],
    [{ name: 'a'.repeat(201) }, 'Name is too long (at most 200 characters)'],
  ])('refuses %j with: %s', async (body, sentence) => {
    const mother = await signUp();
    const { json: mine } = await mother.get(path);
    expect(await mother.patch(`${path}/${mine.id}`, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('of another person is a 404, even within one family', async () => {
    const [mother, father] = [await signUp(), await signUp()];
    await db.insert(familyMembers).values({ familyId: mother.familyId, userId: father.userId, role: 'owner' });
    const { json: ofMother } = await mother.post(path, { name: 'Ana' });
    expect((await father.patch(`${path}/${ofMother.id}`, { name: 'Eve' })).status).toBe(404);
    expect((await mother.get(path)).json.name).toBe('Ana');
  });

  test('cannot complete the onboarding', async () => {
    const mother = await signUp();
    const { json: mine } = await mother.get(path);
    const { json } = await mother.patch(`${path}/${mine.id}`, { onboardingCompleted: true, userId: 'x', name: 'Ana' });
    expect(json).toMatchObject({ name: 'Ana', onboardingCompleted: false, userId: mother.userId });
  });
});

test('reading preferences without a session is refused', async () => {
  expect(await visitor.get(path)).toMatchObject({ status: 401, text: 'Please sign in first' });
});
