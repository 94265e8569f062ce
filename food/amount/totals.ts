import Fraction from 'fraction.js';
import { gramsPerMilliliter } from '../foods/density.ts';
import { type ExactAmount, scaled } from './exact.ts';
import { type System, systemOf } from './ladders.ts';
import { type MergedFood, summed, type Tally } from './merge.ts';
import { shownAmount } from './shown.ts';
import { measureOf } from './units.ts';

type Summed = Pick<MergedFood<unknown>, 'key' | 'amounts' | 'units'>;

const linesIn = (units: Tally, isCounted: (unit: string) => boolean) =>
  units.reduce((sum, [unit, lines]) => sum + (isCounted(unit) ? lines : 0), 0);

const dimensionOf = (unit: string) => measureOf(unit)?.dimension;

/**
 * What to buy of a food: weight and volume become one where a density is known, in the kind that most lines use, and stand side
 * by side where it is not. Done last, and not while merging, so that the order of merging cannot matter.
 */
export function totals({ key, amounts, units }: Summed): ExactAmount[] {
  const density = gramsPerMilliliter(key);
  const hasBoth = amounts.filter(({ unit }) => measureOf(unit)).length === 2;
  if (density === undefined || !hasBoth) return amounts;
  const byVolume =
    linesIn(units, (unit) => dimensionOf(unit) === 'volume') > linesIn(units, (unit) => dimensionOf(unit) === 'mass');
  return summed(
    amounts.map((amount) => {
      if (byVolume && amount.unit === 'gram')
        return { ...scaled(amount, new Fraction(1).div(density)), unit: 'milliliter' };
      if (!byVolume && amount.unit === 'milliliter') return { ...scaled(amount, density), unit: 'gram' };
      return amount;
    }),
  );
}

/** The system that most lines of this dimension use; spoons belong to both, and cups win a tie. */
function usedSystem(units: Tally, dimension: string | undefined): System {
  const ofDimension = units.filter(([unit]) => dimensionOf(unit) === dimension);
  const linesOf = (system: System) => linesIn(ofDimension, (unit) => systemOf(unit) === system);
  return linesOf('metric') > linesOf('US') ? 'metric' : 'US';
}

/** All that is to be bought of a food, in the given system or the one its lines use: '1½ cups', '2 cans, 300 g'. */
export const shownFood = (food: Summed, system?: System): string =>
  totals(food)
    .map((amount) => shownAmount(amount, system ?? usedSystem(food.units, dimensionOf(amount.unit))))
    .join(', ');
