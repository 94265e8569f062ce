import Fraction from 'fraction.js';
import type { Amount } from '../line/parse-line.ts';

/** An amount as the engine keeps it: quantities are exact fractions as text ('7/3'), so that they survive any storage. */
export interface ExactAmount {
  quantity: string;
  quantityMax: string | null;
  unit: string;
}

/** A fraction, a whole number, or the text of one ('1/2'). */
export type Factor = Fraction | number | string;

/** Denominators that decimals cannot say, with how many decimals must be there before we read one out of them. */
const roundedDenominators = [
  [3, 2],
  [6, 3],
  [9, 4],
  [7, 4],
] as const;

/** The fraction that was meant: 0.33 and 0.333333 are a third, 0.3 stays three tenths. */
export function exact(quantity: number): Fraction {
  const [digits = '', exponent] = String(quantity).split('e');
  if (exponent !== undefined) return new Fraction(digits).mul(new Fraction(10).pow(Number(exponent)));
  const decimals = digits.length - (`${digits}.`.indexOf('.') + 1);
  const step = 10 ** -Math.min(decimals, 9);
  for (const [denominator, enough] of roundedDenominators) {
    const numerator = Math.round(quantity * denominator);
    const missing = numerator / denominator - quantity;
    if (decimals >= enough && missing < step && missing > -step / 2) return new Fraction(numerator, denominator);
  }
  return new Fraction(digits);
}

export const fractionOf = (factor: Factor): Fraction =>
  typeof factor === 'number' ? exact(factor) : new Fraction(factor);

export const exactAmount = ({ quantity, quantityMax, unit }: Amount): ExactAmount => ({
  quantity: exact(quantity).toFraction(),
  quantityMax: quantityMax === null ? null : exact(quantityMax).toFraction(),
  unit,
});

/** Exactly: scaling by any p/q and then by q/p gives the same amount again. */
export const scaled = ({ quantity, quantityMax, unit }: ExactAmount, factor: Factor): ExactAmount => ({
  quantity: fractionOf(factor).mul(quantity).toFraction(),
  quantityMax: quantityMax === null ? null : fractionOf(factor).mul(quantityMax).toFraction(),
  unit,
});

/** Both ends of a range; one and the same where there is none. */
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
