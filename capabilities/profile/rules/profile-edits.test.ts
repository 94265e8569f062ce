import { expect, test } from 'vitest';
import type { Preferences } from '#capabilities/preferences/contract.ts';
import { changeOf, clears, shownText } from './profile-edits.ts';

const stored = {
  name: 'Ana',
  momCategory: null,
  familyPets: 2,
  biggestStressTrigger: 'Other',
  stressTriggerOther: 'Laundry',
  favoriteStoresForKids: ['Old Navy', 'Zara Kids'],
  favoriteInfluencers: [],
} as Partial<Preferences> as Preferences;

test('a field shows what is typed, and what is stored until then', () => {
  expect(shownText(stored, {}, 'familyPets')).toBe('2');
  expect(shownText(stored, {}, 'favoriteStoresForKids')).toBe('Old Navy, Zara Kids');
  expect(shownText(stored, {}, 'momCategory')).toBe('');
  expect(shownText(stored, { name: ' An' }, 'name')).toBe(' An');
  expect(shownText(stored, { name: '' }, 'name')).toBe('');
});

test('only what differs from the stored record is sent', () => {
  expect(changeOf(stored, {})).toEqual({});
  expect(changeOf(stored, { name: 'Ana ', familyPets: '2', favoriteStoresForKids: 'Old Navy,Zara Kids,' })).toEqual({});
  expect(changeOf(stored, { name: 'Anna', momCategory: 'Working Mom' })).toEqual({
    name: 'Anna',
    momCategory: 'Working Mom',
  });
});

test('an empty count and a zero take the answer away, if there is one', () => {
  expect(changeOf(stored, { familyAdults: '0', familyKids: ' ' })).toEqual({});
  for (const typed of ['', ' ', '0', '00'])
    expect(changeOf(stored, { familyPets: typed })).toEqual({ familyPets: null });
  expect(changeOf(stored, { familyAdults: ' 2 ', familyKids: '03' })).toEqual({ familyAdults: 2, familyKids: 3 });
});

test.each(['two', '-1', '1.5', '1e1'])('the count %s is left to the contract to refuse', (typed) => {
  expect(changeOf(stored, { familyKids: typed })).toEqual({ familyKids: typed });
});

test('store and influencer texts are split on commas, trimmed, and empty pieces dropped', () => {
  expect(changeOf(stored, { favoriteStoresForSelf: ' Target ,, Uniqlo,' })).toEqual({
    favoriteStoresForSelf: ['Target', 'Uniqlo'],
  });
});

test('an emptied field is sent as empty, if there is something to take away', () => {
  const change = changeOf(stored, {
    name: '  ',
    momCategory: '',
    favoriteStoresForKids: ' , ',
    favoriteInfluencers: '',
  });
  expect(change).toEqual({ name: null, favoriteStoresForKids: [] });
  expect([clears(change, 'name'), clears(change, 'favoriteStoresForKids')]).toEqual([true, true]);
  expect([clears(change, 'momCategory'), clears({ name: 'Ana' }, 'name')]).toEqual([false, false]);
});

test("her own words go with 'Other', and come with it", () => {
  expect(changeOf(stored, { biggestStressTrigger: 'Meal planning' })).toEqual({
    biggestStressTrigger: 'Meal planning',
    stressTriggerOther: null,
  });
  expect(changeOf(stored, { biggestStressTrigger: '' })).toEqual({
    biggestStressTrigger: null,
    stressTriggerOther: null,
  });
  const calm = { ...stored, biggestStressTrigger: null, stressTriggerOther: null };
  expect(changeOf(calm, { biggestStressTrigger: 'Meal planning', stressTriggerOther: 'Lau' })).toEqual({
    biggestStressTrigger: 'Meal planning',
  });
  expect(changeOf(calm, { biggestStressTrigger: 'Other', stressTriggerOther: 'Laundry' })).toEqual({
    biggestStressTrigger: 'Other',
    stressTriggerOther: 'Laundry',
  });
});
