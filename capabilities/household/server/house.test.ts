import { expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';
import { type EmergencyContact, maxContacts } from '../house-contract.ts';

const { signUp } = await testApp();

const contacts = '/api/emergency-contacts';
const notes = '/api/house-notes';
const rosa = { name: 'Rosa', phone: '555-0199', relation: 'Grandma' };

type Mother = Awaited<ReturnType<typeof signUp>>;
const names = async (mother: Mother) => (await mother.get(contacts)).json.map(({ name }: EmergencyContact) => name);

test("an adult has a phone number, which a child's profile does not", async () => {
  const mother = await signUp();
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner', phone: '555-0142' };
  const { json: david } = await mother.post('/api/household-members', adult);
  expect(david).toMatchObject({ phone: '555-0142' });
  expect((await mother.patch(`/api/household-members/${david.id}`, { phone: '' })).json).toMatchObject({ phone: null });
  const child = { memberType: 'child', name: 'Mia', birthdate: '2019-03-04', phone: '555-0143' };
  expect((await mother.post('/api/household-members', child)).json).toMatchObject({ phone: null });
  expect(await mother.post('/api/household-members', { ...adult, phone: '5'.repeat(51) })).toMatchObject({
    status: 400,
    text: 'Phone is too long (at most 50 characters)',
  });
});

test('emergency contacts are listed in the order to call them, and can be moved, changed and removed', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const added = await mother.post(contacts, rosa);
  expect(added).toMatchObject({ status: 201, json: { ...rosa, position: 0 } });
  const { json: neighbor } = await mother.post(contacts, { name: 'Mr. Lee', phone: '555-0111' });
  const { json: doctor } = await mother.post(contacts, { name: 'Dr. Kim', phone: '555-0122' });
  expect(await names(mother)).toEqual(['Rosa', 'Mr. Lee', 'Dr. Kim']);
  expect(await names(other)).toEqual([]);

  expect((await mother.patch(`${contacts}/${doctor.id}`, { position: 0 })).json).toMatchObject({ position: 0 });
  expect(await names(mother)).toEqual(['Dr. Kim', 'Rosa', 'Mr. Lee']);
  await mother.remove(`${contacts}/${added.json.id}`);
  await mother.patch(`${contacts}/${neighbor.id}`, { position: 0, phone: '555-0133' });
  expect((await mother.get(contacts)).json).toMatchObject([
    { name: 'Mr. Lee', phone: '555-0133' },
    { name: 'Dr. Kim' },
  ]);
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ phone: '' }, 'Phone is required'],
])('a contact with %j is refused with: %s', async (invalid, sentence) => {
  const mother = await signUp();
  expect(await mother.post(contacts, { ...rosa, ...invalid })).toMatchObject({ status: 400, text: sentence });
});

test('there are limits', async () => {
  const mother = await signUp();
  for (let count = 0; count < maxContacts; count++) await mother.post(contacts, rosa);
  expect(await mother.post(contacts, rosa)).toMatchObject({
    status: 409,
    text: 'You can save up to 20 emergency contacts',
  });
});

test('house notes belong to the family, and a change keeps the fields not sent', async () => {
  const [mother, partner, other] = [await signUp(), await signUp(), await signUp()];
  await joinFamily(partner, mother);
  const none = { firstAid: null, notes: null, emergencyNumber: null };
  expect((await mother.get(notes)).json).toEqual(none);
  await Promise.all([
    mother.patch(notes, { firstAid: 'Bathroom, top shelf' }),
    partner.patch(notes, { notes: 'The back door sticks' }),
  ]);
  const saved = { ...none, firstAid: 'Bathroom, top shelf', notes: 'The back door sticks' };
  expect((await partner.get(notes)).json).toEqual(saved);
  expect((await mother.patch(notes, { notes: '', emergencyNumber: '112' })).json).toEqual({
    ...saved,
    notes: null,
    emergencyNumber: '112',
  });
  expect((await other.get(notes)).json).toEqual(none);
  expect(await mother.patch(notes, { emergencyNumber: 112 })).toMatchObject({
    status: 400,
    text: 'Emergency number must be text',
  });
});
