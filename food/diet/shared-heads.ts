import { type Match, matchBefore } from './food-table.ts';
import { pause } from './line-words.ts';

/** With these as their last word two names share it: 'red wine or sherry vinegar' is not wine. */
const changingHeads = new Set(
  'vinegar oil zest peel rind mushroom extract essence leaf tomato pepper shallot bean flour lettuce squash'.split(' '),
);
const joins = new Set(['or', 'and']);
const mostWordsBetween = 2;
/** More than a recipe ever offers; a line of nothing else would be gone through once for each of its words. */
const mostAlternatives = 12;

export interface Elided {
  match: Match;
  /** Whether the words mean this food only, and not what they say alone. */
  replaces: boolean;
}

/** Where the alternative before `from` ends: 'corn, canola, or olive oil' is one chain once an 'or' was seen. */
function endOfAlternative(words: readonly string[], from: number, inChain: boolean): number | undefined {
  for (let at = from - 1; at > 0 && at >= from - 1 - mostWordsBetween; at--) {
    const word = words[at] ?? '';
    if (joins.has(word)) return words[at - 1] === pause || joins.has(words[at - 1] ?? '') ? at - 1 : at;
    if (word === pause) return inChain ? at : undefined;
  }
  return undefined;
}

/** The foods whose last words stand only with the last alternative: 'egg or rice noodles' has egg noodles. */
export function elidedBefore(words: readonly string[], last: Match): Elided[] {
  const found: Elided[] = [];
  const replaces = changingHeads.has(words[last.to - 1] ?? '');
  let end = endOfAlternative(words, last.from, false);
  const isChain = end !== undefined && words.slice(end, last.from).includes('or');
  for (let seen = 0; end !== undefined && end > 0 && seen < mostAlternatives; seen++) {
    let elided: Match | undefined;
    for (let start = last.from; start < last.to && !elided; start++)
      elided = matchBefore(words, end, words.slice(start, last.to));
    if (elided && !elided.meaning.takes) found.push({ match: elided, replaces });
    end = endOfAlternative(words, elided?.from ?? end, isChain);
  }
  return found;
}
