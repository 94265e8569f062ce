import type { Wish } from '../wishes.ts';
import { priceForComparing } from './price-class.ts';
import type { PlanRecipe } from './week-input.ts';

/**
 * How much a recipe misses the wishes for something quicker or cheaper. The other wishes exclude recipes (`isWanted`).
 */

/** A bare meal without a time is assumed to take as long as the average. */
const minutesOf = ({ minutes, isNameOnly }: PlanRecipe) => minutes ?? (isNameOnly ? 40 : Number.POSITIVE_INFINITY);

const stepsAbove = (value: number, steps: readonly number[]) => steps.filter((step) => value > step).length;

export function missedWishes(recipe: PlanRecipe, wishes: readonly Wish[]): number {
  const slowness = wishes.includes('quicker') ? stepsAbove(minutesOf(recipe), [20, 30, 45]) : 0;
  const dearness = wishes.includes('cheaper') ? stepsAbove(priceForComparing(recipe), [175, 275, 400]) : 0;
  return slowness + dearness;
}
