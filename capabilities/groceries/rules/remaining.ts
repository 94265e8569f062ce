import Fraction from 'fraction.js';
import { amountOf, type ExactAmount, endsOf, sumByUnit } from '#food/amounts.ts';
import { canonicalJson, type Need } from './needs.ts';

const atLeast = (least: Fraction, value: Fraction) => (value.lt(least) ? least : value);
const zero = new Fraction(0);

/** Subtracts exactly, unit by unit, and never below zero. */
function subtractAmounts(needed: readonly ExactAmount[], ordered: readonly ExactAmount[]): ExactAmount[] {
  return needed.flatMap((amount) => {
    const same = ordered.find(({ unit }) => unit === amount.unit);
    if (!same) return [amount];
    const [low, high] = endsOf(amount);
    const [orderedLow, orderedHigh] = endsOf(same);
    const lowLeft = atLeast(zero, low.sub(orderedLow));
    const highLeft = atLeast(lowLeft, high.sub(orderedHigh));
    return highLeft.equals(0) ? [] : [amountOf([lowLeft, highLeft], amount.unit)];
  });
}

function subtractNeed(need: Need, ordered: readonly Need[]): Need | undefined {
  const amounts = subtractAmounts(need.amounts, sumByUnit(ordered.flatMap((it) => it.amounts)));
  if (amounts.length === 0) return undefined;
  const orderedSources = new Set(ordered.flatMap(({ sources }) => sources.map(canonicalJson)));
  const newSources = need.sources.filter((source) => !orderedSources.has(canonicalJson(source)));
  // Without a new source, a meal that was ordered for needs more now, so all sources are kept.
  return { ...need, amounts, isUncounted: false, sources: newSources.length > 0 ? newSources : need.sources };
}

/**
 * What a week needs beyond its lists that were already ordered (bought). A food without an amount is covered if it's on one of
 * them; needs in units that can't be compared are kept.
 */
export function remainingNeeds(needs: readonly Need[], ordered: readonly Need[]): Need[] {
  const orderedByKey = Map.groupBy(ordered, ({ key }) => key);
  return needs.flatMap((need) => {
    const same = orderedByKey.get(need.key);
    return (same ? subtractNeed(need, same) : need) ?? [];
  });
}
