/** Hint under a field that the user has emptied. */
export const willBeClearedHint = 'Will be cleared when you save.';
