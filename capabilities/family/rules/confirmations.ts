/** Texts to type before an erasure, so that a stray tap can't erase a family. */
export const familyConfirmation = 'delete our family';
export const accountConfirmationPhrase = 'delete my account';

export const isConfirmed = (typed: string, expected: string) => typed.trim().toLowerCase() === expected;

export const askToType = (expected: string) => `Please type "${expected}" to confirm`;
