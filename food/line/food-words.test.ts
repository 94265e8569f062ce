import { expect, test } from 'vitest';
import { foodRole } from './food-words.ts';

test('a word has a role by where it stands in the names of known foods', () => {
  const [unknown, named, describing] = ['zzyzx', 'oil', 'sesame'].map(foodRole);
  expect(new Set([unknown, named, describing]).size).toBe(3);
  expect(foodRole('another-zzyzx')).toBe(unknown);
});

test('accents and the parts before a hyphen do not change a role', () => {
  expect(foodRole('jalapeño')).toBe(foodRole('jalapeno'));
  expect(foodRole('hot-oil')).toBe(foodRole('oil'));
});
