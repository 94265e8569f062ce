import { categoryWords, matchesIn } from '#food/shelves.ts';
import type { Family } from '../family.ts';
import { lexicon } from '../lexicon.ts';
import { meaningOf } from '../records/find-record.ts';
import { rememberedFor } from '../words/remembered.ts';
import { once, slipsBetween } from '../words/slips.ts';

/** Corrects typos: an unknown word is replaced by a similar word of the lexicon or of the family's records. */

const whenWords =
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december tomorrow tonight today yesterday morning afternoon evening weekend';
const minLength = 5;
/** Meanings whose words are worth correcting: verbs that ask for something, and kinds of records. */
const correctedMeanings = new Set(
  'add book remove callOff skip move dismiss untick remind pause resume unsubscribe groceries meal appointment birthday gift subscription recipe trip pack task calendar'.split(
    ' ',
  ),
);
const correctedWords = lexicon.filter(({ meaning }) => correctedMeanings.has(meaning)).flatMap(({ words }) => words);
const allCorrected = new Set(correctedWords);
/** 'creates' and 'recorded' are more often slips of other words: crates, a recorder. */
const isForm = (word: string) =>
  ['s', 'es', 'd', 'ed'].some((end) => word.endsWith(end) && allCorrected.has(word.slice(0, -end.length)));
/** From this length on, two typos are corrected. */
const minLengthForTwo = 8;

const knownOf = rememberedFor<ReturnType<typeof knownWordsOf>>();
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words that a typo may mean, also by their first letter. */
function knownWordsOf({ household, things }: Family) {
  const all = new Set(
    [
      whenWords,
      ...correctedWords.filter((word) => !isForm(word)),
      ...household.map(({ name }) => name),
      ...things.map(({ title }) => title),
    ]
      .flatMap(wordsIn)
      .filter((word) => word.length >= minLength),
  );
  return { all, meant: Map.groupBy(all, (word) => word.charAt(0)) };
}

const lexiconWords = new Set(lexicon.flatMap(({ words }) => words));

/** Words of the family, of the lexicon and of the kitchen, in singular or plural. */
const isKnown = (word: string, all: ReadonlySet<string>): boolean =>
  [word, `${word}s`, word.replace(/s$/, '')].some((one) => all.has(one) || lexiconWords.has(one)) ||
  matchesIn(categoryWords(word)).length > 0;

/** The message with its typos corrected. `isWord` knows plain English words, which are never typos. */
export function withoutSlips(text: string, family: Family, isWord: (word: string) => boolean): string {
  const { meant, all } = knownOf(family)('', () => knownWordsOf(family));
  return text.replaceAll(/\p{L}+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const isName = /^\p{Lu}/u.test(word) && at > 0 && !lower.endsWith('day');
    if (lower.length < minLength || isName || isKnown(lower, all) || isWord(lower)) return word;
    const hasEnding = meaningOf(lower).some(isWord);
    const allowed = lower.length >= minLengthForTwo ? 2 : 1;
    const near = (meant.get(lower.charAt(0)) ?? [])
      .filter((one) => !lower.startsWith(one) && (!hasEnding || once(one) === once(lower)))
      .map((one) => ({ one, slips: slipsBetween(lower, one, allowed) }))
      .filter(({ slips }) => slips <= allowed)
      .toSorted((a, b) => a.slips - b.slips);
    const [best, next] = near;
    return best && (!next || next.slips > best.slips) ? best.one : word;
  });
}
