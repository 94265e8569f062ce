import type { Found, Span } from '../find/found.ts';
import { type Draft, take } from './draft.ts';
import { endsAt } from './signs.ts';

/** Words in a row that no slot took yet: titles, notes and places are made of them. */

/** Words in a row that nobody took, without small words at the ends. `lead` is the word before them. */
export interface Run extends Span {
  text: string;
  lead: string;
}

/** The runs of what nobody took. Small words within a run stay; a sign or a taken word ends it. */
export function runsOf(draft: Draft): Run[] {
  const { words, text, meanings } = draft.found;
  const runs: Run[] = [];
  let first = -1;
  // 'thank you' of 'thank you notes' says something.
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
