import type { Habits } from '#core/habits.ts';
import { amountOf, type ExactAmount, endsOf, foodAmountText, measureOf } from '#food/amounts.ts';
import type { Need } from './needs.ts';

/** Rounds counts up to whole pieces, because nobody sells 1.9 cucumbers. */
function roundUpCount(amount: ExactAmount): ExactAmount {
  if (measureOf(amount.unit)) return amount;
  const [low, high] = endsOf(amount);
  return amountOf([low.ceil(), high.ceil()], amount.unit);
}

/** Display text of the quantity to buy, in the family's units if none are given. Exact amounts stay in the need. */
export const boughtQuantity = (need: Need, units?: Habits['units']): string =>
  foodAmountText({ ...need, amounts: need.amounts.map(roundUpCount) }, units);
