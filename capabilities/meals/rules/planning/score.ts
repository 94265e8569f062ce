/** Scores recipes that pass the hard limits. */

interface ScoreFactors {
  isFavorite: boolean;
  /** The recipe is the family's own and is meant for this meal type. */
  isOwn: boolean;
  /** Someone who eats this meal liked it, and today is a day for liked dinners. */
  isPreferred: boolean;
  /** Someone who eats this meal liked it, and it is already planned in the week before or after. */
  isTooSoon: boolean;
  daysSince: number | undefined;
  /** Days to the nearest meal of this week at which the same rows eat it. */
  distance: number | undefined;
  /** Share of its main foods that are also eaten on the same or an adjacent day. */
  sharedFoods: number;
  /** A dinner recipe for lunch. */
  isSecondChoice: boolean;
  /** It was already suggested, and the user asked for something else. */
  isPassed: boolean;
  /** It would be chosen without the wishes. Keeping it leaves most of the plan unchanged when a wish is made. */
  isKept: boolean;
  /** How many foods more than its fair share it adds to the grocery list. */
  extraLines: number;
  /** How much it misses the wishes: 0 if it is as quick or cheap as possible. */
  missedWishes: number;
  /** Cost divided by the average budget per remaining meal. */
  costRatio: number;
  /** Random number from 0 to 1, derived from the seed. */
  tieBreaker: number;
}

const favoriteBonus = 2;
/** Less than `secondChoicePenalty`, so that a liked dinner doesn't replace a lunch recipe at lunch. */
const preferredBonus = 5;
/** Waiting longer than two months gives no more points; never eaten counts like a month. */
const maxWaitDays = 60;
const waitWeight = 3;
const neverEatenBonus = 1.5;
const tieBreakerWeight = 1.5;
const sharedFoodPenalty = 3;
const overspendPenalty = 3;
const secondChoicePenalty = 6;
const passedPenalty = 8;
/** The family's own dinners come first, but one from last week doesn't beat one they like better. */
const ownBonus = 4;
const keptBonus = 8;
const extraLinePenalty = 1;
/** More than all factors about taste together. */
const missedWishPenalty = 25;
/** More than all other factors together, so that nothing is repeated while there is an alternative. */
const repeatPenalty = 1000;
const bonusPerDayApart = 100;
/** Less than any repetition within the week, and more than everything else. */
const tooSoonPenalty = 300;

export function scoreOf(it: ScoreFactors): number {
  return (
    (it.isFavorite ? favoriteBonus : 0) +
    (it.isOwn ? ownBonus : 0) +
    (it.isKept ? keptBonus : 0) +
    (it.isPreferred ? preferredBonus : 0) +
    (it.daysSince === undefined ? neverEatenBonus : (waitWeight * Math.min(it.daysSince, maxWaitDays)) / maxWaitDays) +
    tieBreakerWeight * it.tieBreaker -
    sharedFoodPenalty * it.sharedFoods -
    (it.isSecondChoice ? secondChoicePenalty : 0) -
    (it.isPassed ? passedPenalty : 0) -
    extraLinePenalty * it.extraLines -
    missedWishPenalty * it.missedWishes -
    (it.isTooSoon ? tooSoonPenalty : 0) -
    Math.min(overspendPenalty * Math.max(0, it.costRatio - 1), bonusPerDayApart / 2) -
    (it.distance === undefined ? 0 : repeatPenalty - bonusPerDayApart * it.distance)
  );
}
