/** Under a field that she has emptied. */
export const willBeCleared = 'Will be cleared when you save.';
