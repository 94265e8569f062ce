import type { Found, Span } from '../find/found.ts';
import { type Draft, take } from './draft.ts';
import { endsAt } from './signs.ts';

/** Runs: adjacent words that no slot has used yet, which become titles, notes and places. */

/** Adjacent unused words, without small words at the ends. `lead` is the word before them. */
export interface Run extends Span {
  text: string;
  lead: string;
}

/** All runs. Small words within a run stay; punctuation or a used word ends it. */
export function runsOf(draft: Draft): Run[] {
  const { words, text, meanings } = draft.found;
  const runs: Run[] = [];
  let first = -1;
  // The 'thank you' of 'thank you notes' is more than politeness.
  const named = meanings.filter(({ meaning }) => meaning === 'oneName');
  const isTrimmed = (at: number) => isEdge(words[at]) && !named.some((one) => one.first <= at && at < one.next);
  const end = (next: number) => {
    if (first < 0) return;
    let [from, to] = [first, next];
    while (from < to && isTrimmed(from)) from++;
    while (to > from && isTrimmed(to - 1)) to--;
    if (from < to)
      runs.push({
        first: from,
        next: to,
        text: text.slice(words[from]?.from, words[to - 1]?.to),
        lead: words[from - 1]?.word ?? '',
      });
    first = -1;
  };
  words.forEach((_, at) => {
    if (draft.used.has(at) || endsAt(draft, at)) end(at);
    else if (first < 0) first = at;
  });
  end(words.length);
  return runs;
}

const isEdge = (word?: Found['words'][number]) => Boolean(word?.isSmall && !/^\d/.test(word.word));

export const takeRun = (draft: Draft, run: Span | undefined) => run && take(draft, run);
