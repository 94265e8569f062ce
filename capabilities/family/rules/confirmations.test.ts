import { expect, test } from 'vitest';
import { accountConfirmation, askToType, familyConfirmation, isConfirmed } from './confirmations.ts';

test('the words count, not their case nor the blanks around them', () => {
  expect(isConfirmed('delete our family', familyConfirmation)).toBe(true);
  expect(isConfirmed(' Delete My Account\n', accountConfirmation)).toBe(true);
});

test('anything else is not meant', () => {
  for (const typed of ['', 'delete', 'deleteourfamily', accountConfirmation, 'yes'])
    expect(isConfirmed(typed, familyConfirmation)).toBe(false);
  expect(askToType(familyConfirmation)).toBe('Please type "delete our family" to confirm');
});
