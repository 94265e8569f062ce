import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userSignups } from '#capabilities/preferences/server/tables.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { families, familyMembers } from '#server/database/tenants.ts';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp, visitor, database } = await testApp();
const db = acrossFamilies(database);
const path = '/api/preferences';
type Person = Awaited<ReturnType<typeof signUp>>;

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
      'Partner email must be an address like name@example.com',
    ],
    [{ kids: [{ name: ' ', birthdate: '2019-03-04' }] }, "What's their name? We'll keep the birthday with it"],
    [{ kids: [{ name: 'Mia', birthdate: '2019-02-30' }] }, 'Birthdate must be a date like 2026-05-31'],
    [{ kids: Array(13).fill({ name: 'Mia' }) }, 'Kids has too many entries (at most 12)'],
    [{ adult: { id: 'me' } }, 'Please pick who you are'],
    [{ onboardingCompleted: 'yes' }, 'Onboarding completed must be true or false'],
    [{ timeZone: 'Mars/Phobos' }, "We don't know that time zone"],
    [
      { name: 7, familyKids: 'two', invitePartner: true, partnerEmail: 'nope' },
      'Name must be text. Kids must be a whole number from 0 to 99. Partner email must be an address like name@example.com',
    ],
    [{ name: 'Ana', invitePartner: true, partnerEmail: 7 }, 'Partner email must be text'],
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

describe('kids named in the onboarding', () => {
  const kids = [{ name: ' Mia ', birthdate: '2019-03-04' }, { name: 'Leo' }];
  const childrenOf = async (person: Person) =>
    (await person.get('/api/children')).json.map(({ name, birthdate }: Record<string, string>) => [name, birthdate]);
  const both = [
    ['Leo', ''],
    ['Mia', '2019-03-04'],
  ];

  test('become children of the household when the onboarding is completed', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    await mother.post(path, { kids });
    expect(await childrenOf(mother)).toEqual([]);
    await mother.post(path, { kids, onboardingCompleted: true });
    expect(await childrenOf(mother)).toEqual(both);
    expect(await childrenOf(other)).toEqual([]);
    expect((await signupOf(mother))?.fullResponse).not.toHaveProperty('kids');
  });

  test('are added once, in several tabs and after a removal', async () => {
    const mother = await signUp();
    const body = { kids, onboardingCompleted: true };
    await Promise.all([1, 2, 3].map(() => mother.post(path, body)));
    expect(await childrenOf(mother)).toEqual(both);
    for (const { id } of (await mother.get('/api/children')).json) await mother.remove(`/api/children/${id}`);
    await mother.post(path, body);
    expect(await childrenOf(mother)).toEqual([]);
  });

  test('are not added beside a child of the same name, or twice under one name', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2018-01-01' });
    await mother.post(path, { kids: [{ name: 'mia' }, { name: 'Leo' }, { name: 'LEO ' }], onboardingCompleted: true });
    expect(await childrenOf(mother)).toEqual([
      ['Leo', ''],
      ['Mia', '2018-01-01'],
    ]);
  });

  test('can be changed without a birthdate, and appear on every screen that lists children', async () => {
    const mother = await signUp();
    await mother.post(path, { kids: [{ name: 'Leo' }], onboardingCompleted: true });
    const [{ id }] = (await mother.get('/api/children')).json;
    const changed = await mother.patch(`/api/household-members/${id}`, { allergies: ['Peanuts'] });
    expect(changed).toMatchObject({ status: 200, json: { name: 'Leo', birthdate: null, allergies: ['Peanuts'] } });
    expect((await mother.get('/api/dashboard')).json.children).toMatchObject([{ name: 'Leo', birthdate: '' }]);
    expect((await mother.get('/api/calendar?from=2026-01-01&to=2026-12-31')).status).toBe(200);
  });
});

describe('the adult record of a person', () => {
  const adultsOf = async (person: Person): Promise<{ id: string; name: string; linkedUserId: string | null }[]> =>
    (await person.get('/api/household-members?memberType=adult')).json;
  const linksOf = async (person: Person) =>
    (await adultsOf(person)).map(({ name, linkedUserId }) => [name, linkedUserId]);
  const addAdult = async (person: Person, name: string) =>
    (await person.post('/api/household-members', { memberType: 'adult', name, relationship: 'partner' })).json;

  async function couple() {
    const [mother, father] = [await signUp(), await signUp()];
    await joinFamily(father, mother);
    return { mother, father };
  }

  test('an invited person picks an adult on record', async () => {
    const { mother, father } = await couple();
    expect((await mother.get('/api/auth/user')).json.isInvited).toBe(false);
    expect((await father.get('/api/auth/user')).json.isInvited).toBe(true);
    const { id } = await addAdult(mother, 'David');
    const answer = await father.post(path, { name: 'Dave', adult: { id }, onboardingCompleted: true });
    expect(answer).toMatchObject({ status: 200, json: { name: 'Dave', onboardingCompleted: true } });
    expect(await linksOf(mother)).toEqual([['David', father.userId]]);
  });

  test('an invited person becomes a new adult, once in several tabs', async () => {
    const { mother, father } = await couple();
    const body = { name: 'David', adult: { relationship: 'spouse' }, onboardingCompleted: true };
    await Promise.all([1, 2, 3].map(() => father.post(path, body)));
    expect(await adultsOf(mother)).toMatchObject([
      { name: 'David', relationship: 'spouse', linkedUserId: father.userId },
    ]);
  });

  test('nobody takes an adult of another person, of another family, or a child', async () => {
    const { mother, father } = await couple();
    const stranger = await signUp();
    const { id: taken } = await addAdult(mother, 'Ana');
    await mother.post(path, { name: 'Ana', onboardingCompleted: true });
    const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const { id: foreign } = await addAdult(stranger, 'Zoe');
    const pick = (id: string) => father.post(path, { name: 'David', adult: { id }, onboardingCompleted: true });
    expect(await pick(taken)).toMatchObject({
      status: 409,
      text: 'Ana already has a login. Please pick someone else',
    });
    expect(await pick(foreign)).toMatchObject({ status: 422, text: "There's no such adult" });
    expect(await pick(mia.id)).toMatchObject({ status: 422, text: "There's no such adult" });
    expect((await father.get(path)).json.onboardingCompleted).toBe(false);
  });

  test('an owner is linked with the adult of exactly the same name, and no record is created unasked', async () => {
    const [ana, eva] = [await signUp(), await signUp()];
    for (const name of ['Ana', 'Anabel']) await addAdult(ana, name);
    await ana.post(path, { name: 'Ana', adult: { relationship: 'self' }, onboardingCompleted: true });
    expect(await linksOf(ana)).toEqual([
      ['Ana', ana.userId],
      ['Anabel', null],
    ]);
    for (const _ of [1, 2]) await addAdult(eva, 'Eva');
    await eva.post(path, { name: 'Eva', adult: { relationship: 'self' }, onboardingCompleted: true });
    expect(await linksOf(eva)).toEqual([
      ['Eva', null],
      ['Eva', null],
    ]);
    const rosa = await signUp();
    await rosa.post(path, { name: 'Rosa', onboardingCompleted: true });
    expect(await linksOf(rosa)).toEqual([]);
  });

  test('an owner who asks for it becomes the first adult of the household', async () => {
    const eva = await signUp();
    for (const _ of ['once', 'in another tab'])
      await eva.post(path, { name: 'Eva', adult: { relationship: 'self' }, onboardingCompleted: true });
    expect(await linksOf(eva)).toEqual([['Eva', eva.userId]]);
    expect(await adultsOf(eva)).toMatchObject([{ relationship: 'self' }]);
  });

  test('the link cannot be written by a request, and ends when the person leaves or is removed', async () => {
    const { mother, father } = await couple();
    const { id } = await addAdult(mother, 'David');
    await mother.patch(`/api/household-members/${id}`, { linkedUserId: mother.userId });
    expect(await linksOf(mother)).toEqual([['David', null]]);
    await father.post(path, { name: 'David', adult: { id }, onboardingCompleted: true });
    expect((await mother.remove(`/api/family/members/${father.userId}`)).status).toBe(204);
    expect(await linksOf(mother)).toEqual([['David', null]]);

    const nanny = await signUp();
    await joinFamily(nanny, mother);
    await nanny.post(path, { name: 'David', adult: { id }, onboardingCompleted: true });
    expect(await linksOf(mother)).toEqual([['David', nanny.userId]]);
    expect((await nanny.post('/api/family/leave')).status).toBe(204);
    expect(await linksOf(mother)).toEqual([['David', null]]);
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

  test('without a link become copies of a close match in the cookbook, under their own name, unless declined', async () => {
    const mother = await signUp();
    const recipeUrl = 'https://example.com/lasagna';
    await mother.post(path, {
      favoriteWeekNightMeals: [{ mealName: 'Lentil soup' }, { mealName: 'Lasagna', recipeUrl }],
    });
    const [lasagna, soup] = (await mother.get(recipes)).json;
    expect(lasagna).toMatchObject({ name: 'Lasagna', ingredients: [], sourceUrl: recipeUrl });
    expect(soup).toMatchObject({ name: 'Lentil soup', mealType: 'dinner', sourceName: 'Mothership starter cookbook' });
    expect(soup.ingredients.length).toBeGreaterThan(3);
    // The cookbook doesn't offer the same recipe under its own name again.
    const { json: starters } = await mother.get('/api/starter-recipes');
    const isThere = ({ name }: { name: string }) => starters.find((it: { name: string }) => it.name === name).isThere;
    expect(isThere({ name: 'Red Lentil Soup' })).toBe(true);

    const other = await signUp();
    await other.post(path, { favoriteWeekNightMeals: [{ mealName: 'Lentil soup', usesCookbook: false }] });
    expect((await other.get(recipes)).json).toMatchObject([{ name: 'Lentil soup', ingredients: [] }]);
  });

  test('that match loosely use the best match only after a yes, and two can use the same one', async () => {
    const mother = await signUp();
    const tacos = ['Tacos', 'Taco Tuesday'].map((mealName) => ({ mealName, usesCookbook: true }));
    const meals = [...tacos, { mealName: 'Stir fry' }];
    expect((await mother.post(path, { favoriteWeekNightMeals: meals })).json.favoriteWeekNightMeals).toEqual(meals);
    const stored = (await mother.get(recipes)).json.map((it: { name: string; ingredients: [] }) => [
      it.name,
      it.ingredients.length > 0,
    ]);
    expect(stored).toEqual([
      ['Stir fry', false],
      ['Taco Tuesday', true],
      ['Tacos', true],
    ]);
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
