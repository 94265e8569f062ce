import Fraction from 'fraction.js';
import { fractionSigns } from '../fractions.ts';

/** Fractions marked on measuring cups. */
export const cupParts: readonly string[] = [...fractionSigns.keys()];
/** Fractions that spoons and scales can measure. */
export const kitchenParts = cupParts.slice(0, 6);

/** Allows a rounding error of up to 5 percent. */
export const isClose = (rounded: Fraction, value: Fraction): boolean => rounded.sub(value).abs().lte(value.div(20));

/** The nearest whole or mixed number with one of the given fractions; may be zero. */
export function nearestPart(value: Fraction, parts: readonly string[]): Fraction {
  const whole = value.floor();
  let nearest = whole;
  for (const candidate of [...parts.map((part) => whole.add(part)), whole.add(1)])
    if (candidate.sub(value).abs().lt(nearest.sub(value).abs())) nearest = candidate;
  return nearest;
}

/** Rounds to significant digits. Counts digits instead of using logarithms, so that numbers of any size work. */
export function significant(value: Fraction, digits: number): Fraction {
  if (value.equals(0)) return value;
  const size = value.gte(1) ? value.floor().toString().length : 1 - value.inverse().floor().toString().length;
  return value.roundTo(new Fraction(10).pow(size - digits));
}

/** The library's default of 15 would print tiny amounts as 0. */
const decimalPlaces = 99;

export const decimalText = (value: Fraction): string => value.toString(decimalPlaces);

/** '1½' if there is a character for the fraction, else decimals. */
export function kitchenText(value: Fraction): string {
  const whole = value.floor();
  const sign = fractionSigns.get(value.sub(whole).toFraction());
  if (sign === undefined) return decimalText(value);
  return whole.equals(0) ? sign : `${whole.toString()}${sign}`;
}
