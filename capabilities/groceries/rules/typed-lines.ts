const markOfList = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*)?/;

/** Each line is a thing to buy; the marks that notes and messages put before one are none of it. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(markOfList, '').trim())
    .filter(Boolean);
