import { type Match, matchBefore } from './food-table.ts';
import { lineWords, pause } from './line-words.ts';
import { elidedBefore } from './shared-heads.ts';
import { withoutTaken } from './taken-away.ts';
import type { Trait } from './traits.ts';
import { isOnlyZest } from './zest.ts';

const negations = new Set(['not', 'without']);
/** What follows these speaks of something else than the ingredient, up to an end: 'salt for the pasta'. */
const remarks = new Set(['for', 'according', 'depending']);
const ends = new Set([pause, 'and', 'or', 'plus']);

const drying = new Set(['dried', 'candied', 'glace', 'crystallized', 'crystallised', 'dehydrated']);
const pinches = new Set(['teaspoon', 'tsp', 'pinch', 'teaspoonful']);

function isRemark(words: readonly string[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !ends.has(words[index] ?? ''); index--)
    if (remarks.has(words[index] ?? '')) return true;
  return false;
}

/** 'With or without nuts' means nuts. */
const isNegated = (words: readonly string[], at: number) =>
  negations.has(words[at - 1] ?? '') && words[at - 2] !== 'or';

const isMeant = (words: readonly string[], { meaning, from, to }: Match) =>
  !isNegated(words, from) && !isRemark(words, from) && !(meaning.is.includes('fruit') && isOnlyZest(words, from, to));

/** From the end of the line to its start, the longest phrase first; in the order of the line. */
function matchesIn(words: readonly string[]): Match[] {
  const matches: Match[] = [];
  const replaced: Match[] = [];
  for (let to = words.length; to > 0; ) {
    const match = matchBefore(words, to);
    const hidden = replaced.some((elided) => elided.from < to && to <= elided.to);
    to = match?.from ?? to - 1;
    if (!match || hidden || !isMeant(words, match)) continue;
    matches.push(match);
    if (match.meaning.takes) continue;
    for (const { match: elided, replaces } of elidedBefore(words, match)) {
      matches.push(elided);
      if (replaces) replaced.push(elided);
    }
  }
  return matches.toSorted((one, other) => one.from - other.from);
}

/** Everything we know of what stands in an ingredient line. */
export function traitsOfLine(line: string): Set<Trait> {
  const words = lineWords(line);
  const traits = new Set(withoutTaken(words, matchesIn(words)));
  if ((traits.has('fruit') || traits.has('berry')) && words.some((word) => drying.has(word)))
    for (const trait of ['carbs', 'sulphites'] as const) traits.add(trait);
  if (traits.has('skin') && traits.has('poultry')) traits.add('fat');
  if (words.some((word) => pinches.has(word))) traits.delete('seed');
  return traits;
}
