import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { categoryWords, matchesIn } from '#food/shelves.ts';
import { type Piece, piecesOf } from '../helper/likeness/pieces.ts';
import { meaningOf } from '../helper/records/find-record.ts';
import type { TitleKind, Titles } from '../helper/records/titles.ts';
import { withoutPoliteness } from '../helper/words/polite.ts';
import type { Clock } from '../tools/tool.ts';

/** What of a sentence tells what it asks for. Names, days and what a family keeps count by their kind alone: another family has others. */

/** For each word that means something kept the kinds of what it may mean. */
export type WordKinds = ReadonlyMap<string, ReadonlySet<TitleKind>>;

/** What says what to do, or whither, names nothing, though a title holds it: 'we are out of milk' is not about 'Take the trash out'. */
const nameless = new Set(
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
        if (!nameless.has(word)) kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  return kinds;
}

export interface Surroundings {
  household: readonly HouseholdMember[];
  clock: Clock;
  kinds: WordKinds;
}

const money = /^\$|^\d{1,6}[.,]\d\d$/;

export function featuresOf(said: string, { household, clock, kinds }: Surroundings): string[] {
  const features = new Set<string>();
  const sequence = piecesOf(withoutPoliteness(said), { household, clock, names: [] }).map((piece) => {
    const plain = plainKind(piece, household);
    if (plain) return plain;
    const word = piece.text.toLowerCase();
    const [meaning = word] = meaningOf(word);
    const meant = [...(kinds.get(meaning) ?? [])];
    if (matchesIn(categoryWords(word)).length > 0) features.add('is food');
    for (const kind of meant) features.add(`is ${kind}`);
    if (meant.length > 0) return `<${meant.length === 1 ? meant[0] : 'kept'}>`;
    features.add(`means ${meaning}`);
    return word;
  });
  const framed = ['^', ...sequence, '$'];
  for (const word of sequence) features.add(word);
  framed.forEach((word, index) => {
    if (index + 1 < framed.length) features.add(`${word} ${framed[index + 1]}`);
    if (index + 2 < framed.length) features.add(`${word} _ ${framed[index + 2]}`);
  });
  if (said.trimEnd().endsWith('?')) features.add('is asked');
  return [...features];
}

function plainKind({ kind, text }: Piece, household: readonly HouseholdMember[]): string | undefined {
  if (kind === 'day' || kind === 'time') return `<${kind}>`;
  if (money.test(text)) return '<money>';
  if (kind === 'amount' || /^\d/.test(text)) return '<number>';
  if (kind !== 'person') return undefined;
  const named = household.find(({ name }) => text.toLowerCase().startsWith(name.toLowerCase()));
  return `<${named?.memberType ?? 'somebody'}>`;
}
