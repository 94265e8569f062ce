import type { Amount } from '../line/parse-line.ts';
import { exact } from './exact.ts';

/** Of whole numbers, spoons and cups; everything else is written in decimals. */
const denominators = [1, 2, 3, 4, 6, 8, 16];

/** 1.5 -> '1 1/2', from 2 to 3 -> '2-3' */
export const quantityText = ({ quantity, quantityMax }: Pick<Amount, 'quantity' | 'quantityMax'>): string =>
  quantityMax === null || quantityMax === quantity
    ? numberText(quantity)
    : `${numberText(quantity)}-${numberText(quantityMax)}`;

function numberText(quantity: number): string {
  const fraction = exact(quantity);
  return denominators.includes(Number(fraction.d)) ? fraction.toFraction(true) : String(quantity);
}
