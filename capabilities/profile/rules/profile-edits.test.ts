import { expect, test } from 'vitest';
import type { Preferences } from '#capabilities/preferences/contract.ts';
import { changeOf, clearsAnswer, shownText } from './profile-edits.ts';

const stored = {
  name: 'Ana',
  momCategory: null,
  familyPets: 2,
  biggestStressTrigger: 'Other',
  stressTriggerOther: 'Laundry',
  favoriteStoresForKids: ['Old Navy', 'Zara Kids'],
  favoriteInfluencers: [],
} as Partial<Preferences> as Preferences;

test('a field shows the edit, or the stored value without one', () => {
  expect(shownText(stored, {}, 'familyPets')).toBe('2');
  expect(shownText(stored, {}, 'favoriteStoresForKids')).toBe('Old Navy, Zara Kids');
  expect(shownText(stored, {}, 'momCategory')).toBe('');
  expect(shownText(stored, { name: ' An' }, 'name')).toBe(' An');
  expect(shownText(stored, { name: '' }, 'name')).toBe('');
});

test('only fields that differ from the stored record are sent', () => {
  expect(changeOf(stored, {})).toEqual({});
  expect(changeOf(stored, { name: 'Ana ', familyPets: '2', favoriteStoresForKids: 'Old Navy,Zara Kids,' })).toEqual({});
  expect(changeOf(stored, { name: 'Anna', momCategory: 'Working Mom' })).toEqual({
    name: 'Anna',
    momCategory: 'Working Mom',
  });
});

test('an empty count or a zero clears a stored answer', () => {
  expect(changeOf(stored, { familyAdults: '0', familyKids: ' ' })).toEqual({});
  for (const typed of ['', ' ', '0', '00'])
    expect(changeOf(stored, { familyPets: typed })).toEqual({ familyPets: null });
  expect(changeOf(stored, { familyAdults: ' 2 ', familyKids: '03' })).toEqual({ familyAdults: 2, familyKids: 3 });
});

test.each(['two', '-1', '1.5', '1e1'])('the invalid count %s is passed on for the contract to refuse', (typed) => {
  expect(changeOf(stored, { familyKids: typed })).toEqual({ familyKids: typed });
});

test('stores and influencers are split on commas and trimmed, and empty pieces are dropped', () => {
  expect(changeOf(stored, { favoriteStoresForSelf: ' Target ,, Uniqlo,' })).toEqual({
    favoriteStoresForSelf: ['Target', 'Uniqlo'],
  });
});

test('an emptied field is sent only if there is a stored value to clear', () => {
  const change = changeOf(stored, {
    name: '  ',
    momCategory: '',
    favoriteStoresForKids: ' , ',
    favoriteInfluencers: '',
  });
  expect(change).toEqual({ name: null, favoriteStoresForKids: [] });
  expect([clearsAnswer(change, 'name'), clearsAnswer(change, 'favoriteStoresForKids')]).toEqual([true, true]);
  expect([clearsAnswer(change, 'momCategory'), clearsAnswer({ name: 'Ana' }, 'name')]).toEqual([false, false]);
});

test("the person's own words for the stress trigger are saved, and cleared with 'Other'", () => {
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
