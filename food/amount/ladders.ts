import type Fraction from 'fraction.js';
import { cupParts, kitchenParts, nearestPart, significant } from './kitchen-number.ts';

export type System = 'US' | 'metric';
/** 'converted': US amounts in metric units, with spoons for small volumes. */
export type Ladder = System | 'converted';

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

/** Rounds like a cookbook, by at most 5 percent: to 5 from 50 on, to 10 and to 50 from the given sizes on. */
const roundConverted = (tensFrom: number, fiftiesFrom: number) => (value: Fraction) =>
  value.lt(50) ? roundToDigits(2)(value) : value.roundTo(value.lt(tensFrom) ? 5 : value.lt(fiftiesFrom) ? 10 : 50);
const roundToTenths = (value: Fraction) => value.roundTo('1/10');

const quarters = ['1/4', '1/2', '3/4'];
const withoutEighths = kitchenParts.slice(1);

/** A quarter cup, in milliliters. */
export const spoonsBelow = '59';

/** Display units from largest to smallest; together they cover every amount down to zero. */
export const ladders: Record<Ladder, Record<'mass' | 'volume', readonly Rung[]>> = {
  US: {
    mass: [
      { unit: 'pound', from: '1', round: roundToParts(withoutEighths) },
      { unit: 'ounce', from: '0', upTo: '32', round: roundToParts(quarters) },
    ],
    volume: [
      { unit: 'quart', from: '4', round: roundToParts(quarters) },
      { unit: 'cup', from: '1/4', round: roundToParts(cupParts) },
      { unit: 'tablespoon', from: '1', upTo: '16', round: roundToParts(quarters) },
      { unit: 'teaspoon', from: '0', upTo: '12', round: roundToParts(cupParts) },
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
  converted: {
    mass: [
      { unit: 'kilogram', from: '0.975', round: roundToTenths },
      // 15 ounces are 425 g, a pound 450 g, 2 pounds 900 g.
      { unit: 'gram', from: '0', upTo: '975', round: roundConverted(450, 600) },
    ],
    volume: [
      { unit: 'liter', from: '0.975', round: roundToTenths },
      // Half a cup is 120 ml, a cup 240 ml, a quart 950 ml.
      { unit: 'milliliter', from: spoonsBelow, upTo: '975', round: roundConverted(200, 500) },
      { unit: 'tablespoon', from: '1', upTo: '4', round: roundToParts(quarters) },
      { unit: 'teaspoon', from: '0', upTo: '12', round: roundToParts(cupParts) },
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
