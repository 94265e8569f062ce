import { randomFrom } from '../../train/random.ts';

export type Dice = ReturnType<typeof diceFrom>;

/**
 * Seeded random choices. Every habit has its own random sequence, so that an answer to one suggestion hardly changes
 * the rest of a family's life. Two versions of the rules are then compared on the same families.
 */
export function diceFrom(seed: number, index = 0) {
  const next = randomFrom(seed * 7_919 + index * 104_729);
  return {
    chance: (share: number) => next() < share,
    /** A whole number, both ends included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    /** A bell curve around 0 with a standard deviation of 1, cut off at 3. */
    deviation: () => (next() + next() + next() - 1.5) * 2,
    /** Mostly small, sometimes several times the mean. */
    delay: (mean: number) => -Math.log(1 - next()) * mean,
  };
}
