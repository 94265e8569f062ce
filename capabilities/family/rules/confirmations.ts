/** What somebody types before everything goes, so that no slip of a finger erases a family. */
export const familyConfirmation = 'delete our family';
export const accountConfirmation = 'delete my account';

export const isConfirmed = (typed: string, wanted: string) => typed.trim().toLowerCase() === wanted;

export const askToType = (wanted: string) => `Please type "${wanted}" to confirm`;
