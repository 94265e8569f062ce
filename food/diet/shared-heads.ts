import { type Match, matchBefore } from './food-table.ts';
import { divider } from './line-words.ts';

/** Last words that change the meaning of all alternatives: 'red wine or sherry vinegar' contains no wine. */
const meaningChangingHeads = new Set(
  'vinegar oil zest peel rind mushroom extract essence leaf tomato pepper shallot bean flour lettuce squash'.split(' '),
);
const conjunctions = new Set(['or', 'and']);
/** Words allowed between a food and the conjunction before it. */
const maxWordsBetween = 2;
/** More than any real recipe has. Bounds the work for a line that consists of alternatives only. */
const maxAlternatives = 12;

export interface Elided {
  match: Match;
  /** Whether this match replaces the meaning of the words on their own. */
  replaces: boolean;
}

/** End index of the alternative before `from`. Commas count only in a chain with 'or': 'corn, canola, or olive oil'. */
function endOfAlternative(words: readonly string[], from: number, inChain: boolean): number | undefined {
  for (let at = from - 1; at > 0 && at >= from - 1 - maxWordsBetween; at--) {
    const word = words[at] ?? '';
    if (conjunctions.has(word)) return words[at - 1] === divider || conjunctions.has(words[at - 1] ?? '') ? at - 1 : at;
    if (word === divider) return inChain ? at : undefined;
  }
  return undefined;
}

/** Foods whose last word is elided because the last alternative has it: 'egg or rice noodles' includes egg noodles. */
export function elidedMatches(words: readonly string[], last: Match): Elided[] {
  const found: Elided[] = [];
  const replaces = meaningChangingHeads.has(words[last.to - 1] ?? '');
  let end = endOfAlternative(words, last.from, false);
  const isChain = end !== undefined && words.slice(end, last.from).includes('or');
  for (let seen = 0; end !== undefined && end > 0 && seen < maxAlternatives; seen++) {
    let elided: Match | undefined;
    for (let start = last.from; start < last.to && !elided; start++)
      elided = matchBefore(words, end, words.slice(start, last.to));
    if (elided && !elided.meaning.removes) found.push({ match: elided, replaces });
    end = endOfAlternative(words, elided?.from ?? end, isChain);
  }
  return found;
}
