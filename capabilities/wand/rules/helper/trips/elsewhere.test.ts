import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { unknownPlaceIn } from './elsewhere.ts';

const household = [{ id: '1', name: 'Mia' }] as HouseholdMember[];

test.each([
  ['pack sunscreen for miami', 'Miami'],
  ['pack a hat for Dallas', 'Dallas'],
  ['add towels to the Miami packing list', 'Miami'],
  ['pack boots for hiking', undefined],
  ['pack snacks for Mia', undefined],
  ['add towels to the packing list', undefined],
])("a place to which no trip goes: '%s'", (words, place) => {
  expect(unknownPlaceIn(words, household)).toBe(place);
});
