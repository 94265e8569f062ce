import { plainLetters, singular } from '#food/names.ts';

/** 'Kites & a Böx' -> ['kite', 'a', 'box'] */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

/** Words that start a qualifier and end the name of the thing: 'Kite with a long tail'. */
const qualifierWords = new Set('with without for of in on to from that about and made'.split(' '));
const stopWords = new Set([
  ...qualifierWords,
  ...'a an the set kit first own new small big large little their your'.split(' '),
]);
/** Too general to identify an idea alone. */
const generalWords = new Set(
  'book game puzzle toy card class lesson ticket bag box model shoe shirt clothe gift doll art craft lego'.split(' '),
);
const minSimilarity = 0.6;

/** The noun that names the thing: 'Two-wheel kick scooter' -> 'scooter'. */
function headOf(words: readonly string[]) {
  const end = words.findIndex((word, index) => index > 0 && qualifierWords.has(word));
  return words.slice(0, end < 0 ? undefined : end).findLast((word) => !stopWords.has(word));
}

interface ParsedTitle {
  text: string;
  words: ReadonlySet<string>;
  head: string | undefined;
}

function parseTitle(title: string): ParsedTitle {
  const words = wordsOf(title);
  return { text: words.join(' '), words: new Set(words.filter((word) => !stopWords.has(word))), head: headOf(words) };
}

function isSame(one: ParsedTitle, other: ParsedTitle): boolean {
  if (one.text === other.text) return true;
  const [fewer, more] = one.words.size < other.words.size ? [one, other] : [other, one];
  if (fewer.words.size === 0) return false;
  const shared = [...fewer.words].filter((word) => more.words.has(word)).length;
  if (shared / (fewer.words.size + more.words.size - shared) >= minSimilarity) return true;
  const isMoreSpecific = shared === fewer.words.size && [...fewer.words].some((word) => !generalWords.has(word));
  return isMoreSpecific && one.head === other.head;
}

/** Whether two titles mean the same gift: most words are shared, or one title is more specific. */
export const isSameIdea = (one: string, other: string) => isSame(parseTitle(one), parseTitle(other));

/** Returns a function that tells whether a title is the same idea as any of these. */
export function matchesAnyIdea(titles: readonly string[]): (title: string) => boolean {
  const all = titles.map(parseTitle);
  return (title) => {
    const parsed = parseTitle(title);
    return all.some((one) => isSame(one, parsed));
  };
}
