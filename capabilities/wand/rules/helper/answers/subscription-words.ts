import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import { smallWords } from '../lexicon.ts';
import { meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import { plainWords } from './question-words.ts';

/** Subscriptions by the names that are said. */

/** What nearly everybody knows as something to subscribe to: 'add hulu'. */
export const isService = (text: string) =>
  says(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .join(' '),
    'services',
  );
export const isStreaming = (serviceName: string) => says(plainWords(serviceName).join(' '), 'streams');
/** 'coteries' is Coterie. */
const root = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

interface Named<T> {
  /** Those who are spoken of; more than one where nothing tells them apart. */
  found: T[];
  /** Whether each of them was named on its own: 'coterie and thrive market'. */
  isEach: boolean;
  /** The words beside their names. */
  rest: string;
}

/** Those whose name has a word of what she says: 'coterie', 'the play kits', 'hello fresh'. */
export function subscriptionsIn<T extends Pick<Subscription, 'serviceName'>>(
  subscriptions: readonly T[],
  text: string,
): Named<T> {
  const words = text.split(/[\s,;.!?]+/).filter(Boolean);
  const hitsOf = ({ serviceName }: T) => {
    const names = meaningOf(serviceName);
    const isName = (word: string) => meaningOf(word).some((one) => names.some((name) => root(name) === root(one)));
    return words.flatMap((word, at) => {
      const joined = `${word}${words[at + 1] ?? ''}`;
      if (names.some((name) => meaningOf(joined).includes(name)) && !isName(word)) return [at, at + 1];
      return isName(word) ? [at] : [];
    });
  };
  const hits = subscriptions
    .map((one) => ({ one, at: hitsOf(one) }))
    .filter(({ at }) => at.some((place) => !smallWords.has((words[place] ?? '').toLowerCase())));
  const shares = (a: readonly number[], b: readonly number[]) => a.some((place) => b.includes(place));
  const best = hits.filter(({ at }) => !hits.some((other) => shares(at, other.at) && other.at.length > at.length));
  const all = new Set(best.flatMap(({ at }) => at));
  return {
    found: best.map(({ one }) => one),
    isEach: best.every((one, index) => !best.slice(index + 1).some((other) => shares(one.at, other.at))),
    rest: words.filter((_, at) => !all.has(at)).join(' '),
  };
}
