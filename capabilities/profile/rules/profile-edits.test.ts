import { expect, test } from 'vitest';
import type { Preferences } from '../contract.ts';
import { changeOf, keepsStored, shownText } from './profile-edits.ts';

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
  expect(shownText(stored, { name: null }, 'name')).toBe('');
});

test('only what differs from the stored record is sent', () => {
  expect(changeOf(stored, {})).toEqual({});
  expect(changeOf(stored, { name: 'Ana ', familyPets: '2', favoriteStoresForKids: 'Old Navy,Zara Kids,' })).toEqual({});
  expect(changeOf(stored, { name: 'Anna', momCategory: 'Working Mom' })).toEqual({
    name: 'Anna',
    momCategory: 'Working Mom',
  });
});

test('zero and empty counts are omitted', () => {
  expect(changeOf(stored, { familyAdults: '0', familyKids: ' ', familyPets: '' })).toEqual({});
  expect(changeOf(stored, { familyAdults: ' 2 ', familyKids: '03' })).toEqual({ familyAdults: 2, familyKids: 3 });
});

test.each(['two', '-1', '1.5', '1e1'])('the count %s is left to the contract to refuse', (typed) => {
  expect(changeOf(stored, { familyKids: typed })).toEqual({ familyKids: typed });
});

test('store and influencer texts are split on commas, trimmed, empty pieces dropped, and omitted if empty', () => {
  expect(changeOf(stored, { favoriteStoresForSelf: ' Target ,, Uniqlo,' })).toEqual({
    favoriteStoresForSelf: ['Target', 'Uniqlo'],
  });
  expect(changeOf(stored, { favoriteStoresForKids: ' , ', favoriteInfluencers: '' })).toEqual({});
});

test('an emptied text keeps its stored answer', () => {
  expect(changeOf(stored, { name: '  ' })).toEqual({});
  expect(keepsStored(stored, { name: '  ' }, 'name')).toBe(true);
  expect(keepsStored(stored, { familyPets: '0' }, 'familyPets')).toBe(true);
  expect(keepsStored(stored, { momCategory: '' }, 'momCategory')).toBe(false);
  expect(keepsStored(stored, {}, 'name')).toBe(false);
});

test('a cleared field is sent as empty, if there is something to clear', () => {
  expect(
    changeOf(stored, {
      name: null,
      momCategory: null,
      familyPets: null,
      favoriteStoresForKids: null,
      favoriteInfluencers: null,
    }),
  ).toEqual({ name: null, familyPets: null, favoriteStoresForKids: [] });
});

test("her own words go with 'Other', and come with it", () => {
  expect(changeOf(stored, { biggestStressTrigger: 'Meal planning' })).toEqual({
    biggestStressTrigger: 'Meal planning',
    stressTriggerOther: null,
  });
  expect(changeOf(stored, { biggestStressTrigger: null })).toEqual({
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
