import type { FoundItem } from './found-item.ts';
import { wordSet } from './tokens.ts';

const emptyWords = wordSet(
  'the a an of for to and or in on at by with our your from due day please is are no not new this that school bring send',
);

/** The distinctive words of a title, cut to their beginnings: 'games' and 'game' are the same. */
export const tellingWords = (title: string): Set<string> =>
  new Set(
    [...title.toLowerCase().matchAll(/[\p{L}\d]+/gu)]
      .map(([word]) => word)
      .filter((word) => word.length > 1 && !emptyWords.has(word))
      .map((word) => word.slice(0, 5)),
  );

const haveCommonWord = (first: ReadonlySet<string>, second: ReadonlySet<string>) =>
  [...first].some((word) => second.has(word));
export const shareTellingWord = (a: string, b: string): boolean => haveCommonWord(tellingWords(a), tellingWords(b));

interface ItemWithWords {
  item: FoundItem;
  words: ReadonlySet<string>;
}

const isSame = ({ item: a, words }: ItemWithWords, { item: b, words: others }: ItemWithWords) =>
  a.date === b.date &&
  (a.kind === 'task') === (b.kind === 'task') &&
  (a.time === b.time || !a.time || !b.time) &&
  (a.title === b.title || haveCommonWord(words, others));

/** Merges things that a note mentions twice, with everything that is said about them. */
export function onceEach(items: readonly FoundItem[]): FoundItem[] {
  const kept: ItemWithWords[] = [];
  for (const item of items) {
    const told = { item, words: tellingWords(item.title) };
    const twin = kept.find((other) => isSame(other, told));
    if (!twin) kept.push(told);
    else if (item.time && !twin.item.time) [twin.item, twin.words] = [{ ...twin.item, ...item }, told.words];
    else twin.item = { ...item, ...twin.item };
  }
  return kept.map(({ item }) => item);
}
