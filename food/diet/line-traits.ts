import { type Match, matchBefore } from './food-table.ts';
import { remainingTraits } from './free-from.ts';
import { divider, lineWords } from './line-words.ts';
import { elidedMatches } from './shared-heads.ts';
import type { Trait } from './traits.ts';
import { isOnlyZest } from './zest.ts';

const negations = new Set(['not', 'without']);
/** Words that start a remark, up to `remarkEnds`; foods in a remark aren't ingredients: 'salt for the pasta'. */
const remarkStarters = new Set(['for', 'according', 'depending']);
const remarkEnds = new Set([divider, 'and', 'or', 'plus']);

const dryingWords = new Set(['dried', 'candied', 'glace', 'crystallized', 'crystallised', 'dehydrated']);
const pinchUnits = new Set(['teaspoon', 'tsp', 'pinch', 'teaspoonful']);

function isInRemark(words: readonly string[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !remarkEnds.has(words[index] ?? ''); index--)
    if (remarkStarters.has(words[index] ?? '')) return true;
  return false;
}

/** 'With or without nuts' counts as nuts. */
const isNegated = (words: readonly string[], at: number) =>
  negations.has(words[at - 1] ?? '') && words[at - 2] !== 'or';

const isIngredient = (words: readonly string[], { meaning, from, to }: Match) =>
  !isNegated(words, from) && !isInRemark(words, from) && !(meaning.is.includes('fruit') && isOnlyZest(words, from, to));

/** Matches phrases from the end of the line, longest first, and returns them in line order. */
function matchesIn(words: readonly string[]): Match[] {
  const matches: Match[] = [];
  const replaced: Match[] = [];
  for (let to = words.length; to > 0; ) {
    const match = matchBefore(words, to);
    const isReplaced = replaced.some((elided) => elided.from < to && to <= elided.to);
    to = match?.from ?? to - 1;
    if (!match || isReplaced || !isIngredient(words, match)) continue;
    matches.push(match);
    if (match.meaning.removes) continue;
    for (const { match: elided, replaces } of elidedMatches(words, match)) {
      matches.push(elided);
      if (replaces) replaced.push(elided);
    }
  }
  return matches.toSorted((one, other) => one.from - other.from);
}

/** All known traits of the foods in an ingredient line. */
export function traitsOfLine(line: string): Set<Trait> {
  const words = lineWords(line);
  const traits = new Set(remainingTraits(words, matchesIn(words)));
  if ((traits.has('fruit') || traits.has('berry')) && words.some((word) => dryingWords.has(word)))
    for (const trait of ['carbs', 'sulphites'] as const) traits.add(trait);
  if (traits.has('skin') && traits.has('poultry')) traits.add('fat');
  if (words.some((word) => pinchUnits.has(word))) traits.delete('seed');
  return traits;
}
