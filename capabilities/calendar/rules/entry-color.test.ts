import { expect, test } from 'vitest';
import { entryTypes } from '../contract.ts';
import { colorOf, entryColors } from './entry-color.ts';

test('every kind of entry has one of the three colours of the legend, and trips have that of the planner', () => {
  expect(new Set(entryTypes.map(colorOf))).toEqual(new Set(entryColors));
  expect(colorOf('trip')).toBe('planner');
});
