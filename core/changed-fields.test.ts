import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('returns only the fields that differ, compared by value and not by identity', () => {
  const before = { name: 'Mia', allergies: ['eggs'], notes: null, shoeSize: '28' };
  const after = { name: 'Mia', allergies: ['eggs'], notes: undefined, shoeSize: null };
  expect(changedFields(before, after)).toEqual({ shoeSize: null });
  expect(changedFields(before, { ...before, allergies: ['eggs', 'milk'] })).toEqual({ allergies: ['eggs', 'milk'] });
});
