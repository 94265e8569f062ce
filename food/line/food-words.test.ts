import { expect, test } from 'vitest';
import { foodRole } from './food-words.ts';

test('the role of a word depends on its position in known food names', () => {
  const [unknown, named, describing] = ['zzyzx', 'oil', 'sesame'].map(foodRole);
  expect(new Set([unknown, named, describing]).size).toBe(3);
  expect(foodRole('another-zzyzx')).toBe(unknown);
});

test('accents and parts before a hyphen do not change the role', () => {
  expect(foodRole('jalapeño')).toBe(foodRole('jalapeno'));
  expect(foodRole('hot-oil')).toBe(foodRole('oil'));
});
