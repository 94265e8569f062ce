import type Fraction from 'fraction.js';
import { cupParts, kitchenParts, nearestPart, significant } from './kitchen-number.ts';

export type System = 'US' | 'metric';

/** A unit to display amounts of at least `from` and less than `upTo`; `round` rounds to what it can measure. */
export interface Rung {
  unit: string;
  from: string;
  upTo?: string;
  round(value: Fraction): Fraction;
}

const roundToParts = (parts: readonly string[]) => (value: Fraction) => nearestPart(value, parts);
const roundToDigits = (digits: number) => (value: Fraction) => (value.d === 1n ? value : significant(value, digits));
/** Kitchen scales show whole grams. From 100 g on, fractional results are rounded to 5 g. */
const roundForScale = (value: Fraction) =>
  value.gte(100) && value.d !== 1n ? value.roundTo(5) : roundToDigits(2)(value);

const quarters = ['1/4', '1/2', '3/4'];
const withoutEighths = kitchenParts.slice(1);

/** Display units from largest to smallest; together they cover every amount down to zero. */
export const ladders: Record<System, Record<'mass' | 'volume', readonly Rung[]>> = {
  US: {
    mass: [
      { unit: 'pound', from: '1', round: roundToParts(withoutEighths) },
      { unit: 'ounce', from: '0', upTo: '32', round: roundToParts(quarters) },
    ],
    volume: [
      { unit: 'quart', from: '4', round: roundToParts(quarters) },
      { unit: 'cup', from: '1/4', round: roundToParts(cupParts) },
      { unit: 'tablespoon', from: '1', upTo: '16', round: roundToParts(['1/2']) },
      { unit: 'teaspoon', from: '0', upTo: '12', round: roundToParts(kitchenParts) },
    ],
  },
  metric: {
    mass: [
      { unit: 'kilogram', from: '1', round: roundToDigits(3) },
      { unit: 'gram', from: '0', upTo: '1000', round: roundForScale },
    ],
    volume: [
      { unit: 'liter', from: '1', round: roundToDigits(3) },
      { unit: 'milliliter', from: '0', upTo: '1000', round: roundForScale },
    ],
  },
};

const metricUnits = new Set('milligram gram kilogram milliliter centiliter deciliter liter'.split(' '));
const spoons = new Set(['teaspoon', 'tablespoon']);

/** Undefined for spoons, which belong to both systems. */
export function systemOf(unit: string): System | undefined {
  if (metricUnits.has(unit)) return 'metric';
  return spoons.has(unit) ? undefined : 'US';
}
