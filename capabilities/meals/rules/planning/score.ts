/** Scores recipes that pass the hard limits. */

interface ScoreFactors {
  isFavorite: boolean;
  /** Someone who eats here liked it, and this is a day for liked dinners. */
  isPreferred: boolean;
  /** Someone who eats here liked it, and it is planned in the week before or after. */
  isTooSoon: boolean;
  daysSince: number | undefined;
  /** Days to the nearest meal of this week at which the same rows eat it. */
  distance: number | undefined;
  /** Share of its main foods that are also eaten on the same or an adjacent day. */
  sharedFoods: number;
  /** A dinner recipe for lunch. */
  isSecondChoice: boolean;
  /** It was there before the week was planned again. */
  isPrevious: boolean;
  /** Cost divided by the average budget per remaining meal. */
  costRatio: number;
  /** Random number from 0 to 1, derived from the seed. */
  tieBreaker: number;
}

const favoriteBonus = 2;
/** Less than `secondChoicePenalty`, so that no liked dinner takes the place of a lunch. */
const preferredBonus = 5;
/** Waiting longer than two months gives no more points; never eaten counts like a month. */
const maxWaitDays = 60;
const waitWeight = 3;
const neverEatenBonus = 1.5;
const tieBreakerWeight = 1.5;
const sharedFoodPenalty = 3;
const overspendPenalty = 3;
const secondChoicePenalty = 6;
const previousPenalty = 8;
/** More than all other factors together, so that nothing is repeated while there is an alternative. */
const repeatPenalty = 1000;
const perDayApart = 100;
/** Less than any repetition within the week, and more than everything else. */
const tooSoonPenalty = 300;

export function scoreOf(it: ScoreFactors): number {
  return (
    (it.isFavorite ? favoriteBonus : 0) +
    (it.isPreferred ? preferredBonus : 0) +
    (it.daysSince === undefined ? neverEatenBonus : (waitWeight * Math.min(it.daysSince, maxWaitDays)) / maxWaitDays) +
    tieBreakerWeight * it.tieBreaker -
    sharedFoodPenalty * it.sharedFoods -
    (it.isSecondChoice ? secondChoicePenalty : 0) -
    (it.isPrevious ? previousPenalty : 0) -
    (it.isTooSoon ? tooSoonPenalty : 0) -
    Math.min(overspendPenalty * Math.max(0, it.costRatio - 1), perDayApart / 2) -
    (it.distance === undefined ? 0 : repeatPenalty - perDayApart * it.distance)
  );
}
