/** The fractions of measuring cups and spoons, as characters. */
export const fractionSigns = new Map([
  ['1/8', '⅛'],
  ['1/4', '¼'],
  ['1/3', '⅓'],
  ['1/2', '½'],
  ['2/3', '⅔'],
  ['3/4', '¾'],
  ['3/8', '⅜'],
  ['5/8', '⅝'],
  ['7/8', '⅞'],
]);

/** '1 1/4 cups' -> '1¼ cups', for a text that is only shown. */
export const withFractionSigns = (text: string) =>
  text
    .replace(/(?<![\d/.,])\d\/\d(?![\d/])/g, (fraction) => fractionSigns.get(fraction) ?? fraction)
    .replace(/(?<=\d) (?=[⅛¼⅓½⅔¾⅜⅝⅞])/g, '');
