import type { Values } from '../../tools/tool.ts';
import type { Span } from '../when/tokens.ts';
import { clausesOf, textOf } from './clauses.ts';
import { type Draft, says, take, takeMeanings } from './draft.ts';
import { meaningAt } from './meanings.ts';

const letterSizePattern = /^(?:xxs|xs|s|m|l|xl|xxl|small|medium|large)$/;

const sizeUnitPattern = /^(?:t|y|m|k|months?|years?|month)$/;

/** The words of a size that begins here: '5T', '18 months', '6-9 months', 'size M'. */
function sizeAt({ found: { words, when } }: Draft, at: number): Span | undefined {
  const word = words[at]?.word ?? '';
  const before = words[at - 1]?.word ?? '';
  if (letterSizePattern.test(word) && (word.length > 1 || before === 'size')) return { first: at, next: at + 1 };
  const isOfDay = when.some((one) => one.kind === 'day' && one.first <= at && at < one.next);
  if (!/^\d/.test(word) || /^(?:19|20)\d\d$/.test(word) || isOfDay) return undefined;
  let next = at + 1;
  if (words[next]?.word === '-' && /^\d/.test(words[next + 1]?.word ?? '')) next += 2;
  if (words[next]?.word === '½') next++;
  if (sizeUnitPattern.test(words[next]?.word ?? '')) next++;
  return { first: at, next };
}

/** The old size: 'from 26', 'the 122 stuff is too short'. */
const isOld = (draft: Draft, { first, next }: Span) =>
  [first - 1, first - 2].some((at) => meaningAt(draft, at, 'sizeOld')) ||
  [next, next + 1, next + 2, next + 3].some((at) => meaningAt(draft, at, 'tooSmall'));

/** The distance to the nearest word with this meaning. */
function distanceToMeaning({ found }: Draft, { first }: Span, clause: Span, name: string): number {
  const all = found.meanings.filter(({ meaning }) => meaning === name);
  const far = (one: Span) =>
    Math.abs(one.first - first) + (one.first >= clause.first && one.first < clause.next ? 0 : 20);
  return Math.min(100, ...all.map(far));
}

function fieldOf(draft: Draft, size: Span, clause: Span): 'shoeSize' | 'clothingSize' {
  const shoe = distanceToMeaning(draft, size, clause, 'sizeShoe');
  const cloth = distanceToMeaning(draft, size, clause, 'sizeCloth');
  if (shoe !== cloth) return shoe < cloth ? 'shoeSize' : 'clothingSize';
  const text = textOf(draft, size).toLowerCase();
  return /[a-z]/.test(text) || Number(text) > 49 ? 'clothingSize' : 'shoeSize';
}

/** The sizes of one person: those in the words about them, if several people are named. */
export function takeSizes(
  draft: Draft,
  within: Span = { first: 0, next: draft.found.words.length },
): Values | undefined {
  if (!says(draft, 'size', 'sizeShoe', 'sizeCloth', 'sizeOld')) return undefined;
  const values: Values = {};
  for (const clause of clausesOf(draft))
    for (let at = clause.first; at < clause.next; at++) {
      const size = at >= within.first && at < within.next ? sizeAt(draft, at) : undefined;
      if (!size) continue;
      take(draft, size);
      at = size.next - 1;
      if (isOld(draft, size)) continue;
      const text = textOf(draft, size);
      const field = fieldOf(draft, size, clause);
      const other = field === 'shoeSize' ? 'clothingSize' : 'shoeSize';
      // 'wears a 10 now, shoes 4': the second word for a kind is about the second size.
      if (values[field] !== undefined && values[other] === undefined) values[other] = values[field];
      values[field] = /^\d+ ?[a-z]$/i.test(text) ? text.toUpperCase().replace(' ', '') : text;
    }
  if (Object.keys(values).length === 0) return undefined;
  takeMeanings(draft, 'size sizeShoe sizeCloth sizeOld tooSmall change add not member chatter knowing noteWords likes');
  return values;
}
