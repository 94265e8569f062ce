import { amountOf, type ExactAmount, endsOf, measureOf, foodAmountText } from '#food/amounts.ts';
import type { Need } from './needs.ts';

/** Nobody sells 1.9 cucumbers: what is counted is bought whole. */
function inWholePieces(amount: ExactAmount): ExactAmount {
  if (measureOf(amount.unit)) return amount;
  const [low, high] = endsOf(amount);
  return amountOf([low.ceil(), high.ceil()], amount.unit);
}

/** How much to take from the shelf, as one reads it. What is exact stays with the need. */
export const boughtQuantity = (need: Need): string => foodAmountText({ ...need, amounts: need.amounts.map(inWholePieces) });
