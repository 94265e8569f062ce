import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userSignups } from '#capabilities/preferences/server/tables.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { families, familyMembers } from '#server/database/tenants.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await testApp();
const db = acrossFamilies(database);
const path = '/api/preferences';

/** Every field of user_preferences in the specification. */
const everything = {
  name: 'Ana',
  momCategory: 'Working Mom',
  stylePersonality: 'Classic',
  budgetPreference: 'Moderate',
  favoriteRetailers: ['Target'],
  favoriteStoresForSelf: ['Madewell', 'Zara', 'Uniqlo'],
  favoriteStoresForKids: ['Carters'],
  colorPreferences: ['teal', 'apricot'],
  favoriteInfluencers: ['Busy Toddler'],
  influencerNotes: 'For rainy days',
  favoriteHoliday: 'Thanksgiving',
  defaultDashboard: 'kids',
  enabledDashboards: ['kids'],
  householdSize: 5,
  familyAdults: 2,
  familyKids: 3,
  familyPets: 0,
  workSchedule: 'Mornings',
  biggestStressTrigger: 'Other',
  stressTriggerOther: 'Lost shoes',
  techSavvyLevel: 'Comfortable',
  invitePartner: true,
  partnerEmail: 'david@example.com',
  aiProvider: 'gemini',
  favoriteWeekNightMeals: [
    { mealName: 'Tacos', recipeUrl: 'https://example.com/tacos' },
    { mealName: 'Soup', recipeUrl: null },
  ],
  deliveryServicePreference: 'uber-eats',
  wishForApp: 'Remember everything',
  onboardingCompleted: true,
};

const signupOf = async ({ userId }: { userId: string }) => {
  const [signup, ...more] = await db.select().from(userSignups).where(eq(userSignups.userId, userId));
  expect(more).toEqual([]);
  return signup;
};
const timeZoneOf = async ({ familyId }: { familyId: string }) => {
  const [family] = await db.select().from(families).where(eq(families.id, familyId));
  return family?.timeZone;
};
const openInvitations = async (person: Awaited<ReturnType<typeof signUp>>) =>
  (await person.get('/api/family')).json.invitations;

describe('saving answers', () => {
  test('stores every field', async () => {
    const mother = await signUp();
    expect(await mother.post(path, everything)).toMatchObject({ status: 200, json: everything });
    expect((await mother.get(path)).json).toMatchObject(everything);
  });

  test('keeps absent fields and does not create a second record', async () => {
    const mother = await signUp();
    const { json: before } = await mother.post(path, { name: 'Ana', familyKids: 2 });
    const { json: after } = await mother.post(path, { familyPets: 1 });
    expect(after).toMatchObject({ id: before.id, name: 'Ana', familyKids: 2, familyPets: 1, invitation: null });
    expect(after.onboardingCompleted).toBe(false);
    expect(await signupOf(mother)).toBeUndefined();
  });

  test('ignores server-owned fields', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: before } = await mother.get(path);
    const foreign = { id: randomUUID(), userId: other.userId, familyId: other.familyId, createdAt: '2001-01-01' };
    const { json: after } = await mother.post(path, { ...foreign, name: 'Ana', isAdmin: true });
    expect(after).toMatchObject({ id: before.id, userId: mother.userId, createdAt: before.createdAt, name: 'Ana' });
    expect(Object.keys(after)).not.toContain('familyId');
    expect((await other.get(path)).json.name).toBeNull();
  });

  test.each([
    [{ familyKids: 2.5 }, 'Kids must be a whole number from 0 to 99'],
    [{ familyAdults: -1 }, 'Adults must be a whole number from 0 to 99'],
    [{ familyPets: '3' }, 'Pets must be a whole number from 0 to 99'],
    [{ favoriteStoresForSelf: ['a', 'b', 'c', 'd'] }, 'Favorite stores for yourself has too many entries (at most 3)'],
    [{ favoriteStoresForKids: ['a', 'b', 'c', 'd'] }, 'Favorite stores for kids has too many entries (at most 3)'],
    [
      { favoriteWeekNightMeals: Array(4).fill({ mealName: 'Soup' }) },
      'Weeknight meals has too many entries (at most 3)',
    ],
    [{ favoriteWeekNightMeals: [{ mealName: ' ' }] }, 'Meal name is required'],
    [
      { favoriteWeekNightMeals: [{ mealName: 'Tacos', recipeUrl: 'javascript:alert(1)' }] },
      'Recipe link must be an address that starts with http:// or https://',
    ],
    [
      { deliveryServicePreference: 'pigeon' },
      'Delivery service must be one of none, uber-eats, doordash, grubhub, postmates',
    ],
    [
      { invitePartner: true, partnerEmail: 'a@b.example, c@d.example' },
      'Partner e-mail must be an address like name@example.com',
    ],
    [{ onboardingCompleted: 'yes' }, 'Onboarding completed must be true or false'],
    [{ timeZone: 'Mars/Phobos' }, "We don't know that time zone"],
    [
      { name: 7, familyKids: 'two', invitePartner: true, partnerEmail: 'nope' },
      'Name must be text. Kids must be a whole number from 0 to 99. Partner e-mail must be an address like name@example.com',
    ],
    [{ name: 'Ana', invitePartner: true, partnerEmail: 7 }, 'Partner e-mail must be text'],
  ])('refuses %j with: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(path, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(path)).json).toMatchObject({ name: null, onboardingCompleted: false });
  });

  test("checks the partner's email only if the box is checked", async () => {
    const mother = await signUp();
    expect((await mother.post(path, { invitePartner: false, partnerEmail: 'not yet' })).status).toBe(200);
  });
});

describe('completing the onboarding', () => {
  test('creates a signup record, and updates it the second time', async () => {
    const mother = await signUp({ email: 'ana@example.com' });
    await mother.post(path, { ...everything, timeZone: 'Europe/Madrid' });
    const { partnerEmail: _, ...withoutPartner } = everything;
    const first = await signupOf(mother);
    expect(first).toMatchObject({
      email: 'ana@example.com',
      isActive: true,
      lastActiveAt: expect.any(String),
      name: 'Ana',
      familyKids: 3,
      favoriteWeekNightMeals: everything.favoriteWeekNightMeals,
      invitePartner: true,
      partnerEmail: 'david@example.com',
      wishForApp: 'Remember everything',
    });
    expect(first?.fullResponse).toEqual({ ...withoutPartner, timeZone: 'Europe/Madrid' });
    await mother.post(path, { name: 'Anna', onboardingCompleted: true });
    expect(await signupOf(mother)).toMatchObject({ id: first?.id, name: 'Anna', familyKids: 3 });
  });

  test("sets the family's time zone from the browser of an owner", async () => {
    const mother = await signUp();
    expect(await timeZoneOf(mother)).toBe('UTC');
    await mother.post(path, { timeZone: 'Asia/Tokyo' });
    expect(await timeZoneOf(mother)).toBe('UTC');
    await mother.post(path, { timeZone: 'Europe/Madrid', onboardingCompleted: true });
    expect(await timeZoneOf(mother)).toBe('Europe/Madrid');
  });

  test('with the partner box checked creates exactly one invitation with a link', async () => {
    const mother = await signUp();
    const answers = { invitePartner: true, partnerEmail: ' david@example.com ', onboardingCompleted: true };
    const { json } = await mother.post(path, answers);
    expect(json.invitation).toEqual({
      link: expect.stringMatching(/^http:\/\/localhost:3000\/invite\/[\w-]{43}$/),
      email: 'david@example.com',
      isMailed: false,
    });
    expect((await mother.get(path)).json).not.toHaveProperty('invitation');
    expect((await mother.post(path, answers)).json.invitation).toBeNull();
    await mother.post(path, { onboardingCompleted: false });
    expect((await mother.post(path, answers)).json.invitation).toBeNull();
    expect(await openInvitations(mother)).toMatchObject([{ email: 'david@example.com' }]);
  });

  test("creates an invitation link even without the partner's email", async () => {
    const mother = await signUp();
    const { json } = await mother.post(path, { invitePartner: true, onboardingCompleted: true });
    expect(json.invitation).toMatchObject({ email: null, isMailed: false });
  });

  test('in several tabs at once creates one record and one invitation', async () => {
    const mother = await signUp();
    const body = { invitePartner: true, partnerEmail: 'david@example.com', onboardingCompleted: true };
    const answers = await Promise.all([1, 2, 3, 4].map(() => mother.post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ json }) => json.invitation !== null)).toHaveLength(1);
    expect(await openInvitations(mother)).toHaveLength(1);
    expect(await signupOf(mother)).toBeDefined();
  });

  test('as an invited partner changes nothing for the family', async () => {
    const [owner, partner] = [await signUp(), await signUp()];
    const membership = { userId: partner.userId, familyId: partner.familyId };
    await db.insert(familyMembers).values({ familyId: partner.familyId, userId: owner.userId, role: 'owner' });
    await db.update(familyMembers).set({ role: 'member' }).where(eq(familyMembers.userId, partner.userId));
    const answer = await partner.post(path, {
      invitePartner: true,
      partnerEmail: 'eve@example.com',
      timeZone: 'Asia/Tokyo',
      onboardingCompleted: true,
    });
    expect(answer).toMatchObject({ status: 200, json: { invitePartner: true, invitation: null } });
    expect(await timeZoneOf(membership)).toBe('UTC');
    expect(await signupOf(membership)).toBeDefined();
  });
});

describe('weeknight meals', () => {
  const recipes = '/api/recipes';
  const tacos = { mealName: 'Tacos', recipeUrl: 'https://example.com/tacos' };
  const recipeNames = async (person: Awaited<ReturnType<typeof signUp>>) =>
    (await person.get(recipes)).json.map(({ name }: { name: string }) => name);

  test('become recipes, with their links', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    await mother.post(path, { favoriteWeekNightMeals: [tacos, { mealName: 'Soup' }, { mealName: 'soup ' }] });
    expect((await mother.get(recipes)).json).toMatchObject([
      { name: 'Soup', mealType: 'dinner', sourceUrl: null, ingredients: [], instructions: null, servings: 4 },
      { name: 'Tacos', mealType: 'dinner', sourceUrl: 'https://example.com/tacos' },
    ]);
    expect(await recipeNames(other)).toEqual([]);
  });

  test('become recipes only once, not next to one of the same name and not again after deletion', async () => {
    const mother = await signUp();
    await mother.post(recipes, { name: 'TACOS', mealType: 'lunch' });
    const { json: mine } = await mother.post(path, { favoriteWeekNightMeals: [tacos] });
    expect(await recipeNames(mother)).toEqual(['TACOS']);
    const meals = [{ ...tacos, mealName: 'tacos' }, { mealName: 'Soup' }];
    await mother.patch(`${path}/${mine.id}`, { favoriteWeekNightMeals: meals });
    expect(await recipeNames(mother)).toEqual(['Soup', 'TACOS']);
    for (const { id } of (await mother.get(recipes)).json) await mother.remove(`${recipes}/${id}`);
    await mother.patch(`${path}/${mine.id}`, { favoriteWeekNightMeals: meals });
    await mother.post(path, { favoriteWeekNightMeals: meals });
    expect(await recipeNames(mother)).toEqual([]);
  });

  test('saved in several tabs at once become one recipe', async () => {
    const mother = await signUp();
    const { json: mine } = await mother.get(path);
    const save = () => mother.patch(`${path}/${mine.id}`, { favoriteWeekNightMeals: [tacos] });
    await Promise.all([save(), save(), save()]);
    expect(await recipeNames(mother)).toEqual(['Tacos']);
  });
});

test('requests without a session are refused', async () => {
  expect(await visitor.get(path)).toMatchObject({ status: 401, text: 'Please sign in first' });
  expect((await visitor.post(path, everything)).status).toBe(401);
});
