import { marks, needs, type Saying } from './deeds.ts';

/** Between the words of a saying: 'is almost gone'. */
export const adverbs = new Set(
  'almost nearly already just all completely totally really actually definitely pretty about very super quite now finally basically still also so getting'.split(
    ' ',
  ),
);

/** Where sayings stand, by the first words of all that there are. */
export function placesIn(lower: readonly string[]): Place[] {
  return lower.flatMap((word, from) =>
    (byFirstWord.get(word) ?? []).flatMap((ranked) => {
      const to = endOf(ranked.saying.words, lower, from);
      return to === undefined ? [] : [{ ...ranked, from, to }];
    }),
  );
}

interface Ranked {
  saying: Saying;
  /** Which of two that stand in the same place comes first. */
  rank: number;
}
interface Place extends Ranked {
  from: number;
  to: number;
}

const byFirstWord = Map.groupBy(
  [...needs, ...marks].map((saying, rank): Ranked => ({ saying, rank })),
  ({ saying }) => saying.words[0] ?? '',
);

function endOf(words: readonly string[], lower: readonly string[], from: number): number | undefined {
  let at = from;
  for (const [index, word] of words.entries()) {
    while (index > 0 && lower[at] !== word && adverbs.has(lower[at] ?? '')) at++;
    if (lower[at] !== word) return undefined;
    at++;
  }
  return at;
}
