import { expect, test } from 'vitest';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import { Birthday } from '../contract.ts';

const { signUp } = await testApp();

const birthdays = '/api/birthdays';
const rosa = {
  name: 'Rosa',
  date: '1956-11-20',
  relationship: 'family',
  wishlistLink: 'https://wishes.example/rosa',
  notes: 'Likes peonies',
  giftIdeas: [' A scarf, the blue one ', '', 'Theatre tickets'],
  partyDate: '2026-11-21',
  partyTime: '15:30',
  partyLocation: 'Our garden',
};

test('an added birthday is returned in full and listed for its family only', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const added = await mother.post(birthdays, rosa);
  expect(added.status).toBe(201);
  expect(added.json).toMatchObject({
    ...rosa,
    giftIdeas: ['A scarf, the blue one', 'Theatre tickets'],
    userId: mother.userId,
  });
  expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(Birthday.shape).toSorted());
  expect((await mother.get(birthdays)).json).toEqual([added.json]);
  expect((await other.get(birthdays)).json).toEqual([]);
});

test('the list is sorted by next birthday', async () => {
  const mother = await signUp();
  const now = today('UTC');
  const born = (days: number) => birthdayIn(dateParts(now).year - 32, addDays(now, days));
  for (const days of [-3, 20, 2])
    await mother.post(birthdays, { name: `${days}`, date: born(days), relationship: 'friend' });
  expect((await mother.get(birthdays)).json.map(({ name }: Birthday) => name)).toEqual(['2', '20', '-3']);
});

test("the children's birthdays are not listed", async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  expect((await mother.get(birthdays)).json).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ date: '' }, 'Date is required'],
  [{ date: '2025-02-29' }, 'Date must be a date like 2026-05-31'],
  [{ relationship: 'boss' }, 'Relationship must be family or friend'],
  [{ relationship: undefined }, 'Relationship must be family or friend'],
  [{ wishlistLink: 'javascript:alert(1)' }, 'Wishlist link must be an address that starts with http:// or https://'],
  [{ partyDate: 'soon' }, 'Party date must be a date like 2026-05-31'],
  [{ partyTime: '25:00' }, 'Party time must be a time like 16:30'],
  [{ giftIdeas: 'A scarf' }, 'Gift ideas must be a list of texts'],
])('adding %j is refused with: %s', async (invalid, sentence) => {
  const mother = await signUp();
  expect(await mother.post(birthdays, { ...rosa, ...invalid })).toMatchObject({ status: 400, text: sentence });
});

test('a change updates only the given fields, and may be a whole record', async () => {
  const mother = await signUp();
  const { json: added } = await mother.post(birthdays, rosa);
  const path = `${birthdays}/${added.id}`;
  const cleared = { wishlistLink: '', notes: null, giftIdeas: [], partyDate: '', partyTime: null, partyLocation: ' ' };
  const { json: changed } = await mother.patch(path, cleared);
  const nothing = { wishlistLink: null, notes: null, partyDate: null, partyTime: null, partyLocation: null };
  expect(changed).toEqual({ ...added, ...nothing, giftIdeas: [], updatedAt: expect.any(String) });
  expect(await mother.patch(path, { ...added, relationship: 'friend' })).toMatchObject({
    status: 200,
    json: { ...added, relationship: 'friend', updatedAt: expect.any(String) },
  });
  expect(await mother.patch(path, { name: '' })).toMatchObject({ status: 400, text: 'Name is required' });
});

test('a birthday can be removed once', async () => {
  const mother = await signUp();
  const { json } = await mother.post(birthdays, rosa);
  expect(await mother.remove(`${birthdays}/${json.id}`)).toMatchObject({ status: 204 });
  expect(await mother.remove(`${birthdays}/${json.id}`)).toMatchObject({ status: 404, text: 'Not found' });
});
