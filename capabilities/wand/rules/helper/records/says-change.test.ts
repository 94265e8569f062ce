import { expect, test } from 'vitest';
import { saysChange } from './says-change.ts';

test.each([
  ['football at 4', false],
  ['dentist for mia on friday', false],
  ['football is at 4 now', true],
  ['they pushed the concert to dec 11', true],
  ["thursday doesn't work for the dentist", true],
])("'%s': whether something is to be otherwise", (said, isChange) => {
  expect(saysChange(said)).toBe(isChange);
});
