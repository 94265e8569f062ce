import { clausesOf, textOf } from './clauses.ts';
import { type Draft, take, takeMeanings } from './draft.ts';
import { endsAt, isWhenAt, startsAt } from './meanings.ts';
import { tidied } from './titles.ts';
import { takeQuoted } from './what-to-keep.ts';

/**
 * The new name of a record. It is read before the record is matched, because its words may also be in the old title.
 */

/** The words from a position up to punctuation or a used word. */
export function takeFrom(draft: Draft, at: number): string | undefined {
  const { words } = draft.found;
  let next = at;
  while (next < words.length && !isEnd(draft, next, at)) next++;
  while (
    next > at &&
    (isTrimmed(draft, next - 1) || draft.used.has(next - 1)) &&
    !/^\d/.test(words[next - 1]?.word ?? '')
  )
    next--;
  if (next <= at) return undefined;
  take(draft, { first: at, next });
  return textOf(draft, { first: at, next });
}

/** A small word at the end of a name, but not in 'rink A' or 'Pump It Up'. */
const isTrimmed = ({ found: { words, text } }: Draft, at: number) =>
  Boolean(words[at]?.isSmall) && !/^\p{Lu}/u.test(text.slice(words[at]?.from));

/** Punctuation, a time or another clause ends a name; the period of 'Mrs.' doesn't. */
function isEnd(draft: Draft, at: number, start: number): boolean {
  if (endsAt(draft, at)) return true;
  const isApart = startsAt(draft, at, 'reason', 'behind', 'not') || clausesOf(draft).some(({ first }) => first === at);
  return (at > start && isApart) || isWhenAt(draft, at);
}

/** 'rename the eye exam to Optometrist' */
export function takeNewName(draft: Draft): string | undefined {
  const { words, meanings } = draft.found;
  const rename = meanings.find(({ meaning }) => meaning === 'rename');
  if (!rename) return undefined;
  take(draft, rename);
  takeMeanings(draft, 'rename');
  const quoted = takeQuoted(draft);
  if (quoted) return quoted;
  const to = words.findIndex(
    ({ word }, at) => at > rename.first && (word === 'to' || word === 'as' || word === 'into'),
  );
  const from = to >= 0 ? to + 1 : meanings.findLast(({ meaning }) => meaning === 'rename')?.next;
  if (from === undefined) return undefined;
  if (to >= 0) take(draft, { first: to, next: to + 1 });
  const named = takeFrom(draft, from);
  return named && tidied(named);
}
