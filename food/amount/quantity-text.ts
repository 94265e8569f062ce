import type { Amount } from '../line/parse-line.ts';
import { exactFraction } from './exact.ts';

/** Denominators written as fractions; other quantities are written in decimals. */
const denominators = [1, 2, 3, 4, 6, 8, 16];

/** 1.5 -> '1 1/2'; a range from 2 to 3 -> '2-3'. */
export const quantityText = ({ quantity, quantityMax }: Pick<Amount, 'quantity' | 'quantityMax'>): string =>
  quantityMax === null || quantityMax === quantity
    ? numberText(quantity)
    : `${numberText(quantity)}-${numberText(quantityMax)}`;

function numberText(quantity: number): string {
  const fraction = exactFraction(quantity);
  return denominators.includes(Number(fraction.d)) ? fraction.toFraction(true) : String(quantity);
}
