/** Higher numbers are mistakes of the page. */
const maxServings = 1000;

const firstNumber = (text: string) => {
  const digits = /\d{1,6}(?:[.,]\d{1,2})?/.exec(text)?.[0];
  const number = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return number > 0 && number <= maxServings ? number : null;
};

/** Servings from all yield texts of a page; a text with words wins ('4 servings' over '4'). */
export function servingsIn(texts: string[]): { servings: number | null; yields: string | null } {
  const withNumber = texts.filter((it) => firstNumber(it) !== null);
  const best = withNumber.find((it) => /\p{L}/u.test(it)) ?? withNumber[0] ?? null;
  return { servings: best === null ? null : firstNumber(best), yields: best };
}
