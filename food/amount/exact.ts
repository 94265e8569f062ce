import Fraction from 'fraction.js';
import type { Amount } from '../line/parse-line.ts';

/** An amount for calculations. Quantities are exact fractions as strings ('7/3'), so JSON storage loses nothing. */
export interface ExactAmount {
  quantity: string;
  quantityMax: string | null;
  unit: string;
}

/** A fraction, a number, or either as a string ('1/2'). */
export type Factor = Fraction | number | string;

/** Denominators without a finite decimal form, each with the minimum number of decimals to recognize it. */
const roundedDenominators = [
  [3, 2],
  [6, 3],
  [9, 4],
  [7, 4],
] as const;

/** The intended fraction: 0.33 and 0.333333 become 1/3, while 0.3 stays 3/10. */
export function exactFraction(quantity: number): Fraction {
  const [digits = '', exponent] = String(quantity).split('e');
  if (exponent !== undefined) return new Fraction(digits).mul(new Fraction(10).pow(Number(exponent)));
  const decimals = digits.length - (`${digits}.`.indexOf('.') + 1);
  const step = 10 ** -Math.min(decimals, 9);
  for (const [denominator, minDecimals] of roundedDenominators) {
    const numerator = Math.round(quantity * denominator);
    const difference = numerator / denominator - quantity;
    if (decimals >= minDecimals && difference < step && difference > -step / 2)
      return new Fraction(numerator, denominator);
  }
  return new Fraction(digits);
}

export const fractionOf = (factor: Factor): Fraction =>
  typeof factor === 'number' ? exactFraction(factor) : new Fraction(factor);

export const exactAmount = ({ quantity, quantityMax, unit }: Amount): ExactAmount => ({
  quantity: exactFraction(quantity).toFraction(),
  quantityMax: quantityMax === null ? null : exactFraction(quantityMax).toFraction(),
  unit,
});

/** Scales without rounding: scaling by p/q and then by q/p returns the original amount. */
export const scaled = ({ quantity, quantityMax, unit }: ExactAmount, factor: Factor): ExactAmount => ({
  quantity: fractionOf(factor).mul(quantity).toFraction(),
  quantityMax: quantityMax === null ? null : fractionOf(factor).mul(quantityMax).toFraction(),
  unit,
});

/** Both ends of a range; equal for a single quantity. */
export type Ends = readonly [low: Fraction, high: Fraction];

export const endsOf = ({ quantity, quantityMax }: ExactAmount): Ends => [
  new Fraction(quantity),
  new Fraction(quantityMax ?? quantity),
];

export const amountOf = ([low, high]: Ends, unit: string): ExactAmount => ({
  quantity: low.toFraction(),
  quantityMax: high.equals(low) ? null : high.toFraction(),
  unit,
});
