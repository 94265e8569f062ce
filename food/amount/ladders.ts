import type Fraction from 'fraction.js';
import { cupParts, kitchenParts, nearestPart, significant } from './kitchen-number.ts';

export type System = 'US' | 'metric';

/** A unit to show a measure in, from so many of it and up to so many; `round` gives what one can measure with it. */
export interface Rung {
  unit: string;
  from: string;
  upTo?: string;
  round(value: Fraction): Fraction;
}

const byParts = (parts: readonly string[]) => (value: Fraction) => nearestPart(value, parts);
const byDigits = (digits: number) => (value: Fraction) => (value.d === 1n ? value : significant(value, digits));
/** Scales show whole grams; from 100 on, nobody weighs an odd result more finely than to 5. */
const byScale = (value: Fraction) => (value.gte(100) && value.d !== 1n ? value.roundTo(5) : byDigits(2)(value));

const quarters = ['1/4', '1/2', '3/4'];
const withoutEighths = kitchenParts.slice(1);

/** From the largest unit to the smallest, without a gap down to zero. */
export const ladders: Record<System, Record<'mass' | 'volume', readonly Rung[]>> = {
  US: {
    mass: [
      { unit: 'pound', from: '1', round: byParts(withoutEighths) },
      { unit: 'ounce', from: '0', upTo: '32', round: byParts(quarters) },
    ],
    volume: [
      { unit: 'quart', from: '4', round: byParts(quarters) },
      { unit: 'cup', from: '1/4', round: byParts(cupParts) },
      { unit: 'tablespoon', from: '1', upTo: '16', round: byParts(['1/2']) },
      { unit: 'teaspoon', from: '0', upTo: '12', round: byParts(kitchenParts) },
    ],
  },
  metric: {
    mass: [
      { unit: 'kilogram', from: '1', round: byDigits(3) },
      { unit: 'gram', from: '0', upTo: '1000', round: byScale },
    ],
    volume: [
      { unit: 'liter', from: '1', round: byDigits(3) },
      { unit: 'milliliter', from: '0', upTo: '1000', round: byScale },
    ],
  },
};

const metricUnits = new Set('milligram gram kilogram milliliter centiliter deciliter liter'.split(' '));
const spoons = new Set(['teaspoon', 'tablespoon']);

/** Spoons belong to both systems and say nothing. */
export function systemOf(unit: string): System | undefined {
  if (metricUnits.has(unit)) return 'metric';
  return spoons.has(unit) ? undefined : 'US';
}
