/** What makes one choice better than another, after everything that must not be. */

interface Thoughts {
  isFavorite: boolean;
  daysSince: number | undefined;
  /** How many days away the same rows eat it in this week. */
  distance: number | undefined;
  /** Of its main foods, the part that the same day or the days beside it have too. */
  sameFoods: number;
  /** A dinner for lunch. */
  isSecondChoice: boolean;
  /** What stood there, when she asked for another one. */
  isFormer: boolean;
  /** How many times what a meal may cost if the rest of the week is to be fed as well. */
  timesAllowance: number;
  /** From 0 to 1, by the seed. */
  luck: number;
}

const favorite = 2;
/** After two months anything is as good as it gets; what was never had is worth as much as a month. */
const longestWait = 60;
const waited = 3;
const never = 1.5;
const luckiest = 1.5;
const sameFood = 3;
const overspent = 3;
const secondChoice = 6;
const former = 8;
/** More than all the rest together, so that nothing comes twice while there is anything else. */
const twice = 1000;
const perDayApart = 100;

export function scoreOf(it: Thoughts): number {
  return (
    (it.isFavorite ? favorite : 0) +
    (it.daysSince === undefined ? never : (waited * Math.min(it.daysSince, longestWait)) / longestWait) +
    luckiest * it.luck -
    sameFood * it.sameFoods -
    (it.isSecondChoice ? secondChoice : 0) -
    (it.isFormer ? former : 0) -
    Math.min(overspent * Math.max(0, it.timesAllowance - 1), perDayApart / 2) -
    (it.distance === undefined ? 0 : twice - perDayApart * it.distance)
  );
}
