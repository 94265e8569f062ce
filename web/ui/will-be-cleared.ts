/** Hint under a field that the user has emptied. */
export const willBeCleared = 'Will be cleared when you save.';
