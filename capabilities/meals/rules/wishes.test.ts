import { expect, test } from 'vitest';
import { withoutWords } from './wishes.ts';

test('excluded foods are named in one phrase', () => {
  expect(withoutWords(['quicker'])).toBeUndefined();
  expect(withoutWords(['quicker', 'no fish'])).toBe('without fish');
  expect(withoutWords(['no fish', 'no meat'])).toBe('without fish or meat');
});
