import Fraction from 'fraction.js';
import { gramsPerCup } from '../facts/densities.ts';

const millilitersPerCup = new Fraction('236.5882365');
const gramsOf = new Map(Object.entries(gramsPerCup));

/** Density as an exact fraction in text form, or undefined if unknown. */
export function gramsPerMilliliter(foodKey: string): string | undefined {
  const grams = gramsOf.get(foodKey);
  return grams === undefined ? undefined : new Fraction(grams).div(millilitersPerCup).toFraction();
}
