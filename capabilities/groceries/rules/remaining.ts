import Fraction from 'fraction.js';
import { amountOf, type ExactAmount, endsOf, sumByUnit } from '#food/amounts.ts';
import { contentOf, type Need } from './needs.ts';

const atLeast = (least: Fraction, value: Fraction) => (value.lt(least) ? least : value);
const nothing = new Fraction(0);

/** Exactly, unit by unit, and never below nothing. */
function lessAmounts(needed: readonly ExactAmount[], held: readonly ExactAmount[]): ExactAmount[] {
  return needed.flatMap((amount) => {
    const same = held.find(({ unit }) => unit === amount.unit);
    if (!same) return [amount];
    const [low, high] = endsOf(amount);
    const [heldLow, heldHigh] = endsOf(same);
    const least = atLeast(nothing, low.sub(heldLow));
    const most = atLeast(least, high.sub(heldHigh));
    return most.equals(0) ? [] : [amountOf([least, most], amount.unit)];
  });
}

function less(need: Need, held: readonly Need[]): Need | undefined {
  const amounts = lessAmounts(need.amounts, sumByUnit(held.flatMap((it) => it.amounts)));
  if (amounts.length === 0) return undefined;
  const known = new Set(held.flatMap(({ sources }) => sources.map(contentOf)));
  const fresh = need.sources.filter((source) => !known.has(contentOf(source)));
  // A meal that has only grown is the one it is bought for.
  return { ...need, amounts, isUncounted: false, sources: fresh.length > 0 ? fresh : need.sources };
}

/**
 * What is needed beyond what other lists of the week hold. A food without an amount that is on one of them is there; what
 * cannot be compared is kept rather than forgotten.
 */
export function remaining(needs: readonly Need[], held: readonly Need[]): Need[] {
  const heldOf = Map.groupBy(held, ({ key }) => key);
  return needs.flatMap((need) => {
    const same = heldOf.get(need.key);
    return (same ? less(need, same) : need) ?? [];
  });
}
