import Fraction from 'fraction.js';
import type { Habits } from '#core/habits.ts';
import { gramsPerMilliliter } from '../foods/density.ts';
import { amountText } from './display-amount.ts';
import { type ExactAmount, scaled } from './exact.ts';
import { inFamilyUnits } from './family-units.ts';
import { type System, systemOf } from './ladders.ts';
import { type MergedFood, sumByUnit, type Tally } from './merge.ts';
import { measureOf } from './units.ts';

type Summed = Pick<MergedFood<unknown>, 'key' | 'amounts' | 'units'>;

const countLines = (units: Tally, matches: (unit: string) => boolean) =>
  units.reduce((sum, [unit, lines]) => sum + (matches(unit) ? lines : 0), 0);

const dimensionOf = (unit: string) => measureOf(unit)?.dimension;

/**
 * The amounts to buy of a food. Weight and volume are combined if the density is known, in the dimension that most
 * lines use. This happens after merging, so that the order of merging can't matter.
 */
export function totals({ key, amounts, units }: Summed): ExactAmount[] {
  const density = gramsPerMilliliter(key);
  const hasBoth = amounts.filter(({ unit }) => measureOf(unit)).length === 2;
  if (density === undefined || !hasBoth) return amounts;
  const byVolume =
    countLines(units, (unit) => dimensionOf(unit) === 'volume') >
    countLines(units, (unit) => dimensionOf(unit) === 'mass');
  return sumByUnit(
    amounts.map((amount) => {
      if (byVolume && amount.unit === 'gram')
        return { ...scaled(amount, new Fraction(1).div(density)), unit: 'milliliter' };
      if (!byVolume && amount.unit === 'milliliter') return { ...scaled(amount, density), unit: 'gram' };
      return amount;
    }),
  );
}

/** The system that most lines of this dimension use; US wins a tie. */
function mostUsedSystem(units: Tally, dimension: string | undefined): System {
  const ofDimension = units.filter(([unit]) => dimensionOf(unit) === dimension);
  const linesUsing = (system: System) => countLines(ofDimension, (unit) => systemOf(unit) === system);
  return linesUsing('metric') > linesUsing('US') ? 'metric' : 'US';
}

/** Text of the total amounts of a food, in the family's units or those of most lines: '1½ cups', '2 cans, 300 g'. */
export const foodAmountText = (food: Summed, units?: Habits['units']): string =>
  totals(food)
    .map((total) => {
      const system = mostUsedSystem(food.units, dimensionOf(total.unit));
      const shown = inFamilyUnits(total, food.key, { system, units });
      return amountText(shown.amount, shown.system);
    })
    .join(', ');
