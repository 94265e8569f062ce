import { expect, test } from 'vitest';
import type { Preferences } from '#capabilities/preferences/contract.ts';
import { sectionWords } from './section-words.ts';

const stored = {
  name: 'Ana',
  momCategory: 'Working Mom',
  techSavvyLevel: 'Comfortable',
  familyAdults: 2,
  familyKids: 1,
  familyPets: null,
  biggestStressTrigger: 'Other',
  stressTriggerOther: 'Laundry',
  deliveryServicePreference: 'doordash',
  favoriteStoresForKids: ['Old Navy', 'Zara Kids'],
} as Partial<Preferences> as Preferences;

test('a section is described by the answers in it', () => {
  expect(sectionWords(stored, {})).toEqual({
    personal: [
      { label: 'Name', text: 'Ana' },
      { label: 'Category', text: 'Working Mom' },
      { label: 'Tech', text: 'Comfortable' },
    ],
    household: [{ text: '2 adults · 1 kid' }],
    interests: [{ label: 'Stress', text: 'Laundry' }],
    favorites: [
      { label: "Kids' stores", text: 'Old Navy, Zara Kids' },
      { label: 'Delivery', text: 'DoorDash' },
    ],
  });
});

test('typed input counts before it is saved, unless it is not a number', () => {
  const words = sectionWords(stored, {
    familyPets: '3',
    familyKids: 'two',
    wishForApp: ' A nap ',
    stressTriggerOther: '',
  });
  expect(words).toMatchObject({
    household: [{ text: '2 adults · 3 pets' }],
    interests: [
      { label: 'Stress', text: 'Other' },
      { label: 'Wish', text: 'A nap' },
    ],
  });
});
