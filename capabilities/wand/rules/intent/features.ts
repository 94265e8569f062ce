import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { categoryWords, matchesIn } from '#food/shelves.ts';
import { type Piece, piecesOf } from '../helper/likeness/pieces.ts';
import { meaningOf } from '../helper/records/find-record.ts';
import type { TitleKind, Titles } from '../helper/records/titles.ts';
import { withoutPoliteness } from '../helper/words/polite.ts';
import type { Clock } from '../tools/tool.ts';

/**
 * Extracts the features of a sentence from which its intent is predicted. Names, dates and record titles are replaced
 * with their kind ('<child>', '<day>'), because every family has different ones.
 */

/** For each word in a record title, the kinds of those records. */
export type WordKinds = ReadonlyMap<string, ReadonlySet<TitleKind>>;

/** Action and direction words name no record: 'we are out of milk' isn't about the task 'Take the trash out'. */
const actionWords = new Set(
  meaningOf(
    `remind remember forget tell ask let take bring get give call text email pick drop put make do go send pay buy need want have find start finish feed walk
    watch see use try keep look know help wear up out off over back down away into by before after until not no every day daily new more some`,
  ),
);

export function wordKindsOf(titles: Titles): WordKinds {
  const kinds = new Map<string, Set<TitleKind>>();
  for (const { title, kind } of titles.values())
    if (kind !== 'member')
      for (const word of meaningOf(title))
        if (!actionWords.has(word)) kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  return kinds;
}

export interface FeatureContext {
  household: readonly HouseholdMember[];
  clock: Clock;
  kinds: WordKinds;
}

const money = /^\$|^\d{1,6}[.,]\d\d$/;

export function featuresOf(sentence: string, { household, clock, kinds }: FeatureContext): string[] {
  const features = new Set<string>();
  const sequence = piecesOf(withoutPoliteness(sentence), { household, clock, names: [] }).map((piece) => {
    const placeholder = placeholderFor(piece, household);
    if (placeholder) return placeholder;
    const word = piece.text.toLowerCase();
    const [meaning = word] = meaningOf(word);
    const recordKinds = [...(kinds.get(meaning) ?? [])];
    if (matchesIn(categoryWords(word)).length > 0) features.add('is food');
    for (const kind of recordKinds) features.add(`is ${kind}`);
    if (recordKinds.length > 0) return `<${recordKinds.length === 1 ? recordKinds[0] : 'kept'}>`;
    features.add(`means ${meaning}`);
    return word;
  });
  const framed = ['^', ...sequence, '$'];
  for (const word of sequence) features.add(word);
  framed.forEach((word, index) => {
    if (index + 1 < framed.length) features.add(`${word} ${framed[index + 1]}`);
    if (index + 2 < framed.length) features.add(`${word} _ ${framed[index + 2]}`);
  });
  if (sentence.trimEnd().endsWith('?')) features.add('is asked');
  return [...features];
}

function placeholderFor({ kind, text }: Piece, household: readonly HouseholdMember[]): string | undefined {
  if (kind === 'day' || kind === 'time') return `<${kind}>`;
  if (money.test(text)) return '<money>';
  if (kind === 'amount' || /^\d/.test(text)) return '<number>';
  if (kind !== 'person') return undefined;
  const named = household.find(({ name }) => text.toLowerCase().startsWith(name.toLowerCase()));
  return `<${named?.memberType ?? 'somebody'}>`;
}
