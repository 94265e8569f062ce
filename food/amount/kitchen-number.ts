import Fraction from 'fraction.js';

const signs = new Map([
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

/** The parts of a whole that a measuring cup shows. */
export const cupParts: readonly string[] = [...signs.keys()];
/** The parts of a whole that a spoon or a scale shows. */
export const kitchenParts = cupParts.slice(0, 6);

/** A rounded amount may be off by a twentieth and not more. */
export const isClose = (rounded: Fraction, value: Fraction): boolean => rounded.sub(value).abs().lte(value.div(20));

/** The nearest whole number or whole number and part; may be zero, which is close to nothing but zero. */
export function nearestPart(value: Fraction, parts: readonly string[]): Fraction {
  const whole = value.floor();
  let nearest = whole;
  for (const candidate of [...parts.map((part) => whole.add(part)), whole.add(1)])
    if (candidate.sub(value).abs().lt(nearest.sub(value).abs())) nearest = candidate;
  return nearest;
}

/** By counting digits, because a number of any size must survive. */
export function significant(value: Fraction, digits: number): Fraction {
  if (value.equals(0)) return value;
  const size = value.gte(1) ? value.floor().toString().length : 1 - value.inverse().floor().toString().length;
  return value.roundTo(new Fraction(10).pow(size - digits));
}

/** Enough for any amount; the library stops at 15, which is nothing for a tiny one. */
const decimalPlaces = 99;

export const decimalText = (value: Fraction): string => value.toString(decimalPlaces);

/** '1½' where a sign exists for the part, else decimals. */
export function kitchenText(value: Fraction): string {
  const whole = value.floor();
  const sign = signs.get(value.sub(whole).toFraction());
  if (sign === undefined) return decimalText(value);
  return whole.equals(0) ? sign : `${whole.toString()}${sign}`;
}
