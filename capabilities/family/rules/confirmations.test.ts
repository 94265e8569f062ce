import { expect, test } from 'vitest';
import { accountConfirmationPhrase, askToType, familyConfirmation, isConfirmed } from './confirmations.ts';

test('the confirmation ignores case and surrounding whitespace', () => {
  expect(isConfirmed('delete our family', familyConfirmation)).toBe(true);
  expect(isConfirmed(' Delete My Account\n', accountConfirmationPhrase)).toBe(true);
});

test('any other text is no confirmation', () => {
  for (const typed of ['', 'delete', 'deleteourfamily', accountConfirmationPhrase, 'yes'])
    expect(isConfirmed(typed, familyConfirmation)).toBe(false);
  expect(askToType(familyConfirmation)).toBe('Please type "delete our family" to confirm');
});
