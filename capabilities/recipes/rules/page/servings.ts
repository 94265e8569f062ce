/** A feast for a village: whatever claims to serve more is a slip of the page. */
const most = 1000;

const firstNumber = (text: string) => {
  const digits = /\d{1,6}(?:[.,]\d{1,2})?/.exec(text)?.[0];
  const number = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return number > 0 && number <= most ? number : null;
};

/** How many a recipe serves, from all that a page says about it: the fullest words win ('4 servings' over '4'). */
export function servingsIn(texts: string[]): { servings: number | null; yields: string | null } {
  const telling = texts.filter((it) => firstNumber(it) !== null);
  const fullest = telling.find((it) => /\p{L}/u.test(it)) ?? telling[0] ?? null;
  return { servings: fullest === null ? null : firstNumber(fullest), yields: fullest };
}
