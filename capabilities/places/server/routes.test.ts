import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();

const path = '/api/places';
const dentist = {
  name: 'Dr. Lee',
  category: 'Dental',
  phone: '(555) 010-0142',
  email: 'desk@lee.example',
  website: 'https://lee.example/book',
  preferredWay: 'text',
  length: 45,
  location: '12 Elm Street',
  notes: 'Ask for <b>Rosa</b>',
};
const nothing = { phone: null, email: null, website: null, preferredWay: null, length: null, notes: null };

test('a place is returned in full, and listed by name for its family only', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const added = await mother.post(path, { ...dentist, memberId: mia.id });
  expect(added).toMatchObject({
    status: 201,
    json: { ...dentist, memberId: mia.id, bookingLinkId: null, userId: mother.userId },
  });
  const { json: salon } = await mother.post(path, { name: 'barber' });
  expect(salon).toMatchObject({ name: 'barber', category: null, memberId: null, location: null, ...nothing });
  expect((await mother.get(path)).json).toEqual([salon, added.json]);
  expect((await other.get(path)).json).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [
    { category: 'Plumbing' },
    'What for must be one of Medical - Pediatrician, Medical - Specialist, Dental, Vision, Personal Care, Educational, Other',
  ],
  [{ memberId: 'mia' }, 'For whom must be someone in your household'],
  [{ email: 'lee' }, 'Email must be an address like name@example.com'],
  [{ website: 'javascript:alert(1)' }, 'Booking page must be an address that starts with http:// or https://'],
  [{ preferredWay: 'fax' }, 'How do you book? must be one of page, call, text, email'],
  [{ length: 4 }, 'Length must be a whole number from 5 to 1440'],
  [{ phone: '5'.repeat(51) }, 'Phone is too long (at most 50 characters)'],
  [{ bookingLinkId: 'lee' }, 'Booking link must be one of yours'],
])('adding %j is refused with: %s', async (invalid, sentence) => {
  const answer = await (await signUp()).post(path, { ...dentist, ...invalid });
  expect(answer).toMatchObject({ status: 400, text: sentence });
});

test("another family's member or booking link is refused", async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const { json: mia } = await other.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const { json: link } = await other.post('/api/booking-links', { name: 'Lee', url: 'https://lee.example' });
  const { json: place } = await mother.post(path, dentist);
  for (const [ids, sentence] of [
    [{ memberId: mia.id }, "There's no such member of your household"],
    [{ bookingLinkId: link.id }, "There's no such booking link"],
  ] as const) {
    expect(await mother.post(path, { ...dentist, ...ids })).toMatchObject({ status: 422, text: sentence });
    expect(await mother.patch(`${path}/${place.id}`, ids)).toMatchObject({ status: 422, text: sentence });
  }
});

test('a change updates only the given fields, and a place can be removed once', async () => {
  const mother = await signUp();
  const { json: added } = await mother.post(path, dentist);
  const one = `${path}/${added.id}`;
  const cleared = { phone: '', email: null, website: '', preferredWay: '', length: '', notes: ' ' };
  expect((await mother.patch(one, cleared)).json).toEqual({ ...added, ...nothing, updatedAt: expect.any(String) });
  expect(await mother.patch(one, { name: '' })).toMatchObject({ status: 400, text: 'Name is required' });
  expect((await mother.remove(one)).status).toBe(204);
  expect((await mother.remove(one)).status).toBe(404);
});

test('a place made from a booking link follows its address, until it has one of its own', async () => {
  const mother = await signUp();
  const { json: link } = await mother.post('/api/booking-links', { name: 'Dr. Lee', url: 'https://lee.example/old' });
  const websites = async () => (await mother.get(path)).json.map(({ website }: typeof dentist) => website);
  const { json: follows } = await mother.post(path, { name: 'A', bookingLinkId: link.id });
  const { json: own } = await mother.post(path, { name: 'B', bookingLinkId: link.id, website: 'https://own.example' });
  expect([follows.website, own.website]).toEqual(['https://lee.example/old', 'https://own.example']);

  const { json: linked } = await mother.patch(`/api/booking-links/${link.id}`, { url: 'https://lee.example/new' });
  expect(Object.keys(linked).toSorted()).toEqual(Object.keys(link).toSorted());
  expect(await websites()).toEqual(['https://lee.example/new', 'https://own.example']);

  await mother.remove(`/api/booking-links/${link.id}`);
  expect((await mother.get(path)).json).toMatchObject([
    { bookingLinkId: null, website: 'https://lee.example/new' },
    { bookingLinkId: null, website: 'https://own.example' },
  ]);
});

test('a place stays when the person it is for is deleted', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  await mother.post(path, { ...dentist, memberId: mia.id });
  await mother.remove(`/api/children/${mia.id}`);
  expect((await mother.get(path)).json).toMatchObject([{ name: 'Dr. Lee', memberId: null }]);
});
