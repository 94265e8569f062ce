import { expect, test } from 'vitest';
import { entryTypes } from '../contract.ts';
import { colorOf, entryColors } from './entry-color.ts';

test('every entry type has one of the three legend colors, and trips have the planner color', () => {
  expect(new Set(entryTypes.map(colorOf))).toEqual(new Set(entryColors));
  expect(colorOf('trip')).toBe('planner');
});
