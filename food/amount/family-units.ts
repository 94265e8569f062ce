import { type Habits, habits } from '#core/habits.ts';
import { gramsPerMilliliter } from '../foods/density.ts';
import { type ExactAmount, endsOf, scaled } from './exact.ts';
import { type Ladder, type System, spoonsBelow, systemOf } from './ladders.ts';
import { measureOf } from './units.ts';

/** The last word of foods that are poured and measured by volume, although we know what a cup of them weighs. */
const poured = new Set(
  'water milk buttermilk cream half yogurt oil stock wine beer coffee vinegar juice sauce syrup honey molasses extract ketchup salsa'.split(
    ' ',
  ),
);

/** A metric kitchen weighs what it doesn't pour: more than a few spoons of flour in grams, if we know its density. */
function weighed(amount: ExactAmount, foodKey: string): ExactAmount {
  const measure = measureOf(amount.unit);
  const density = gramsPerMilliliter(foodKey);
  if (measure?.dimension !== 'volume' || !density || poured.has(foodKey.split(' ').at(-1) ?? '')) return amount;
  const milliliters = scaled(amount, measure.factor);
  return endsOf(milliliters)[1].lt(spoonsBelow) ? amount : { ...scaled(milliliters, density), unit: 'gram' };
}

export interface ShownAmount {
  amount: ExactAmount;
  /** The units to show an amount in; undefined keeps its own units. */
  system: Ladder | undefined;
}

/** A computed amount as the family measures it: US amounts are converted for a metric family, and nothing else is. */
export function inFamilyUnits(
  amount: ExactAmount,
  foodKey: string,
  { system, units = habits().units }: { system?: System; units?: Habits['units'] | undefined } = {},
): ShownAmount {
  const written = system ?? systemOf(measureOf(amount.unit)?.name ?? amount.unit);
  if (units === 'us' || written === 'metric') return { amount, system };
  return { amount: weighed(amount, foodKey), system: 'converted' };
}
