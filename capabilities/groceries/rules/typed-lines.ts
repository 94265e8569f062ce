const listMarker = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*)?/;

/** Splits text into items, one per line, without leading bullets and checkboxes. */
export const splitItems = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(listMarker, '').trim())
    .filter(Boolean);
