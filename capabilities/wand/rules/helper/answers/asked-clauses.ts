import { says } from '../words/says.ts';
import { plainWords } from './question-words.ts';

/** Where remarks around a question are cut off: only at punctuation, or also before words that begin a remark. */
export type Cut = 'at signs' | 'at words';

/** The stretches that may be the question: 'I'm in the store, what's Leo wear' -> 'what's Leo wear', the longest first. */
export function clausesAsked(text: string, cut: Cut) {
  const words = text.split(/\s+/);
  const plain = words.map((word) => plainWords(word).join(''));
  const isAfterSign = (at: number) => /[.,;:?!…–—-]$/.test(words[at - 1] ?? '');
  const isBegun = (at: number) => isAfterSign(at) || says(plain[at - 1] ?? '', 'joinsQuestion');
  const isAsking = (at: number) =>
    (cut === 'at words' && says(plain[at] ?? '', 'questionWord')) ||
    ((at === 0 || isBegun(at)) && says(plain.slice(at).join(' ').trim(), 'asking'));
  const isEnd = (at: number) => isAfterSign(at) || (cut === 'at words' && says(plain[at] ?? '', 'beginsRemark'));
  const places = words.map((_, at) => at);
  const ends = [...places.filter(isEnd), words.length].reverse();
  const asking = places.filter(isAsking);
  // A beginning that asks nothing is a remark if a question follows.
  const first = cut === 'at signs' ? plain.findIndex((word) => says(word, 'questionWord')) : -1;
  const starts = first < 0 ? [...new Set([...asking, 0])] : asking.filter((at) => at <= first);
  return starts.flatMap((from) =>
    ends
      .filter((to) => to > from + 1)
      .map((to) => ({ text: words.slice(from, to).join(' '), rest: words.slice(to).join(' ') })),
  );
}
