import type { Draft } from './draft.ts';

/** Signs that end what belongs together. */

export const isSign = (word = '') => /^[,;:.!?|()"“”-]$/.test(word);

/** Whether a sign stands between two places. */
export const areApart = ({ found: { words } }: Draft, from: number, to: number) =>
  words
    .slice(Math.min(from, to), Math.max(from, to))
    .some(
      ({ word, isGlued }, at, all) =>
        isSign(word) && !(word === '-' && isGlued) && !(word === '.' && all[at + 1]?.isGlued),
    );
