import { describe, expect, test } from 'vitest';
import { addDays, addMonths, birthdayIn, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import { Child, HouseholdMember } from '../contract.ts';

const { signUp, visitor } = await testApp();

const members = '/api/household-members';
const children = '/api/children';
const ana = { memberType: 'adult', name: 'Ana', relationship: 'self' };
const mia = { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' };
const rex = { memberType: 'pet', name: 'Rex', petType: 'dog' };

describe('members of the household', () => {
  test('are returned in full when added, and listed for their family only', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const added = await mother.post(members, {
      ...ana,
      birthdate: '1988-05-31',
      gender: 'Female',
      notes: 'Night shifts',
    });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      id: expect.any(String),
      userId: mother.userId,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.any(String),
      memberType: 'adult',
      name: 'Ana',
      birthdate: '1988-05-31',
      gender: 'Female',
      relationship: 'self',
      petType: null,
      allergies: [],
      notes: 'Night shifts',
    });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(HouseholdMember.shape).toSorted());
    expect((await mother.get(members)).json).toEqual([added.json]);
    expect((await other.get(members)).json).toEqual([]);
  });

  test('can be filtered by adults, children or pets, and children are sorted by age', async () => {
    const mother = await signUp();
    for (const member of [rex, { ...mia, name: 'Noa', birthdate: '2026-01-10' }, ana, mia])
      await mother.post(members, member);
    const names = async (query = '') =>
      (await mother.get(`${members}${query}`)).json.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Ana', 'Mia', 'Noa', 'Rex']);
    expect(await names('?memberType=adult')).toEqual(['Ana']);
    expect(await names('?memberType=child')).toEqual(['Mia', 'Noa']);
    expect(await names('?memberType=pet')).toEqual(['Rex']);
    expect(await mother.get(`${members}?memberType=robot`)).toMatchObject({
      status: 400,
      text: 'Member type must be one of adult, child, pet',
    });
  });

  test.each([
    [{ memberType: 'adult', relationship: 'self' }, 'Name is required'],
    [{ memberType: 'adult', name: 'Ana' }, 'Relationship is required'],
    [{ memberType: 'adult', name: '  ', relationship: '' }, 'Name is required. Relationship is required'],
    [{ ...ana, relationship: 'boss' }, 'Relationship must be one of self, partner, spouse, parent, sibling, other'],
    [{ memberType: 'child', birthdate: '2019-03-04' }, 'Name is required'],
    [{ memberType: 'child', name: 'Mia' }, 'Birthdate is required'],
    [{ ...mia, birthdate: '2019-02-30' }, 'Birthdate must be a date like 2026-05-31'],
    [{ ...mia, allergies: 'peanuts' }, 'Allergies must be a list of texts'],
    [{ memberType: 'pet', petType: 'dog' }, 'Name is required'],
    [{ memberType: 'pet', name: 'Rex' }, 'Pet type is required'],
    [
      { ...rex, petType: 'dragon' },
      'Pet type must be one of dog, cat, bird, fish, rabbit, hamster, guinea pig, reptile, other',
    ],
    [{ name: 'Nobody' }, 'Member type is required'],
    [{ ...ana, memberType: 'robot' }, 'Member type must be one of adult, child, pet'],
    [{ ...ana, name: 'a\u0000b' }, "Name contains a character we can't save"],
  ])('given as %j are refused with: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(members, body)).toMatchObject({ status: 400, text: sentence });
    expect((await mother.get(members)).json).toEqual([]);
  });

  test('keep fields that a change omits, and clear optional ones given as null, blank or empty list', async () => {
    const mother = await signUp();
    const { json: added } = await mother.post(members, {
      ...mia,
      allergies: ['peanuts'],
      shoeSize: '28',
      notes: 'Left-handed',
    });
    const changed = await mother.patch(`${members}/${added.id}`, { shoeSize: '29', notes: '', allergies: [] });
    expect(changed.status).toBe(200);
    expect(changed.json).toEqual({
      ...added,
      shoeSize: '29',
      notes: null,
      allergies: [],
      updatedAt: expect.any(String),
    });
    expect((await mother.patch(`${members}/${added.id}`, {})).json).toMatchObject({ name: 'Mia', shoeSize: '29' });
  });

  test('cannot be changed to lack a field that their type requires', async () => {
    const mother = await signUp();
    const add = async (body: object) => `${members}/${(await mother.post(members, body)).json.id}`;
    const [adult, child, pet] = [await add(ana), await add(mia), await add(rex)];
    expect(await mother.patch(adult, { relationship: null })).toMatchObject({
      status: 400,
      text: 'Relationship is required',
    });
    expect(await mother.patch(adult, { name: '' })).toMatchObject({ status: 400, text: 'Name is required' });
    expect(await mother.patch(child, { birthdate: null })).toMatchObject({
      status: 400,
      text: 'Birthdate is required',
    });
    expect(await mother.patch(pet, { petType: '' })).toMatchObject({ status: 400, text: 'Pet type is required' });
    expect((await mother.patch(adult, { birthdate: '' })).json.birthdate).toBe(null);
    // Adults have allergies too, and meals are planned around them.
    expect((await mother.patch(adult, { allergies: ['Shellfish'] })).json.allergies).toEqual(['Shellfish']);
  });

  test('ignore server-owned fields in a request body', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const { json: added } = await mother.post(members, {
      ...ana,
      id: other.userId,
      userId: other.userId,
      familyId: other.familyId,
    });
    expect(added).toMatchObject({ userId: mother.userId });
    const { json: child } = await mother.post(members, { ...mia, relationship: 'boss' });
    expect(child.relationship).toBe('child');
    const changed = await mother.patch(`${members}/${child.id}`, {
      ...child,
      name: 'Mia Sofia',
      memberType: 'pet',
      relationship: 'self',
      userId: other.userId,
      familyId: other.familyId,
      createdAt: '1999-01-01T00:00:00Z',
    });
    expect(changed.json).toEqual({ ...child, name: 'Mia Sofia', updatedAt: expect.any(String) });
    expect((await other.get(members)).json).toEqual([]);
  });

  test('can be removed once', async () => {
    const mother = await signUp();
    const { json } = await mother.post(members, rex);
    expect(await mother.remove(`${members}/${json.id}`)).toMatchObject({ status: 204, text: '' });
    expect(await mother.remove(`${members}/${json.id}`)).toMatchObject({ status: 404, text: 'Not found' });
    expect((await mother.get(members)).json).toEqual([]);
  });

  test('keep concurrent changes to different fields', async () => {
    const mother = await signUp();
    const { json } = await mother.post(members, mia);
    await Promise.all([
      mother.patch(`${members}/${json.id}`, { shoeSize: '30' }),
      mother.patch(`${members}/${json.id}`, { clothingSize: '122' }),
      mother.patch(`${members}/${json.id}`, { healthNotes: 'Asthma' }),
    ]);
    expect((await mother.get(members)).json).toMatchObject([
      { shoeSize: '30', clothingSize: '122', healthNotes: 'Asthma' },
    ]);
  });
});

describe('children', () => {
  const profile = {
    name: 'Mia',
    birthdate: '2019-03-04',
    preferences: ['dinosaurs'],
    favoriteColors: ['teal'],
    dietaryRestrictions: ['Vegetarian'],
    allergies: ['peanuts', 'sesame'],
    healthNotes: 'Asthma inhaler in the blue bag',
    clothingSize: '122',
    shoeSize: '30',
    schedule: [{ time: '15:30', activity: 'Swimming' }],
  };

  test('have a profile with all its fields and no member fields', async () => {
    const mother = await signUp();
    const added = await mother.post(children, profile);
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ ...profile, userId: mother.userId });
    expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(Child.shape).toSorted());
    expect((await mother.get(children)).json).toEqual([added.json]);
  });

  test('are one record in both views', async () => {
    const mother = await signUp();
    const { json: child } = await mother.post(children, profile);
    const [member] = (await mother.get(`${members}?memberType=child`)).json;
    expect(member).toMatchObject({
      id: child.id,
      name: 'Mia',
      memberType: 'child',
      relationship: 'child',
      shoeSize: '30',
    });
    await mother.patch(`${members}/${child.id}`, { name: 'Mia Sofia', gender: 'Female' });
    await mother.patch(`${children}/${child.id}`, { favoriteColors: ['gold'] });
    expect((await mother.get(children)).json).toMatchObject([
      { name: 'Mia Sofia', favoriteColors: ['gold'], preferences: ['dinosaurs'] },
    ]);
    expect((await mother.get(members)).json).toMatchObject([{ name: 'Mia Sofia', gender: 'Female' }]);
    const { json: sibling } = await mother.post(members, { ...mia, name: 'Leo' });
    expect((await mother.get(children)).json).toHaveLength(2);
    await mother.remove(`${children}/${child.id}`);
    await mother.remove(`${members}/${sibling.id}`);
    expect((await mother.get(members)).json).toEqual([]);
    expect((await mother.get(children)).json).toEqual([]);
  });

  test.each([
    [{ birthdate: '2019-03-04' }, 'Name is required'],
    [{ name: 'Mia' }, 'Birthdate is required'],
    [{ name: 'Mia', birthdate: '' }, 'Birthdate is required'],
    [{ ...profile, schedule: 'swimming' }, 'Schedule must be a list of times and activities'],
    [{ ...profile, schedule: [{ time: '15:30' }] }, 'Activity is required'],
  ])('given as %j are refused with: %s', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(children, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('have optional fields that null and an empty list clear', async () => {
    const mother = await signUp();
    const { json: child } = await mother.post(children, profile);
    const cleared = { schedule: null, allergies: null, preferences: [], healthNotes: '', shoeSize: null };
    expect((await mother.patch(`${children}/${child.id}`, cleared)).json).toMatchObject({
      schedule: [],
      allergies: [],
      preferences: [],
      healthNotes: null,
      shoeSize: null,
      clothingSize: '122',
    });
  });

  test('do not include adults or pets', async () => {
    const mother = await signUp();
    const { json: pet } = await mother.post(members, rex);
    expect((await mother.get(children)).json).toEqual([]);
    expect((await mother.patch(`${children}/${pet.id}`, { name: 'Max' })).status).toBe(404);
    expect((await mother.remove(`${children}/${pet.id}`)).status).toBe(404);
    expect((await mother.get(members)).json).toMatchObject([{ name: 'Rex' }]);
  });

  test('keep text that looks like markup, a template or a formula exactly as typed', async () => {
    const mother = await signUp();
    const odd = `<img src=x onerror=alert(1)> {{7*7}} =1+1 **b** '; drop table users; -- \u202e 👩‍👧`;
    const { json } = await mother.post(children, { ...profile, name: odd, healthNotes: `${odd}\n  two lines ` });
    expect(json).toMatchObject({ name: odd, healthNotes: `${odd}\n  two lines ` });
  });
});

test('requests without a session are refused', async () => {
  expect(await visitor.get(members)).toMatchObject({ status: 401, text: 'Please sign in first' });
  expect((await visitor.post(children, mia)).status).toBe(401);
});

describe('data linked to a child', () => {
  async function familyWithNoa() {
    const mother = await signUp();
    const born = addMonths(today(), -3);
    const { json: noa } = await mother.post(children, { name: 'Noa', birthdate: born });
    await mother.post('/api/appointments', { title: 'Check-up', type: 'Other', date: '2026-12-01', childId: noa.id });
    await mother.post('/api/reminders', { title: 'Sea', category: 'trip', description: 'A week', travelers: ['Noa'] });
    await mother.post('/api/reminders/auto-generate-baby-milestones');
    await mother.post(`/api/birthday-wishlists/generate/${noa.id}`);
    const first = async (path: string) => (await mother.get(path)).json[0];
    const milestone = async () =>
      (await mother.get('/api/reminders')).json.find(
        ({ childAgeMonths }: { childAgeMonths: number }) => childAgeMonths === 6,
      );
    return { mother, noa, born, first, milestone };
  }

  test('follows a new name and a corrected birthdate', async () => {
    const { mother, noa, born, first, milestone } = await familyWithNoa();
    await mother.patch(`${members}/${noa.id}`, { name: 'Noa Sofia' });
    expect((await first('/api/appointments')).childName).toBe('Noa Sofia');
    expect((await first('/api/birthday-wishlists')).childName).toBe('Noa Sofia');
    expect((await milestone()).title).toBe("Noa Sofia's 6-month photo");
    const trip = (await mother.get('/api/reminders')).json.find(({ title }: { title: string }) => title === 'Sea');
    expect(trip.travelers).toEqual(['Noa Sofia']);
    const corrected = addDays(born, -2);
    await mother.patch(`${children}/${noa.id}`, { birthdate: corrected });
    expect((await milestone()).triggerDate).toBe(addMonths(corrected, 6));
    const { birthdayDate, generatedForYear } = await first('/api/birthday-wishlists');
    expect(birthdayDate).toBe(birthdayIn(generatedForYear, corrected));
  });

  test('is deleted with the child, except appointments, which keep the name', async () => {
    const { mother, noa, first, milestone } = await familyWithNoa();
    await mother.remove(`${children}/${noa.id}`);
    expect(await first('/api/appointments')).toMatchObject({ childId: null, childName: 'Noa' });
    expect(await first('/api/birthday-wishlists')).toBeUndefined();
    expect(await milestone()).toBeUndefined();
  });
});

test('people who add themselves are linked with that adult, unless they already have one', async () => {
  const ana = await signUp();
  const add = async (name: string) =>
    (await ana.post('/api/household-members', { memberType: 'adult', name, relationship: 'self' })).json;
  expect((await add('Ana')).isYou).toBe(true);
  expect((await add('Ana again')).isYou).toBe(false);
});
