import { plainLetters, singular } from '#food/names.ts';

/** 'Kites & a Böx' -> kite, a, box */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

/** What follows these tells more about a thing, and no longer names it: 'Kite with a long tail'. */
const tellingMore = new Set('with without for of in on to from that about and made'.split(' '));
const empty = new Set([
  ...tellingMore,
  ...'a an the set kit first own new small big large little their your'.split(' '),
]);
/** Alone they name so much that nothing is the same yet. */
const general = new Set(
  'book game puzzle toy card class lesson ticket bag box model shoe shirt clothe gift doll art craft lego'.split(' '),
);
const mostlyTheSame = 0.6;

/** The word that names the thing: 'Two-wheel kick scooter' -> scooter. */
function headOf(words: readonly string[]) {
  const end = words.findIndex((word, place) => place > 0 && tellingMore.has(word));
  return words.slice(0, end < 0 ? undefined : end).findLast((word) => !empty.has(word));
}

interface Told {
  text: string;
  words: ReadonlySet<string>;
  head: string | undefined;
}

function told(title: string): Told {
  const words = wordsOf(title);
  return { text: words.join(' '), words: new Set(words.filter((word) => !empty.has(word))), head: headOf(words) };
}

function isSame(one: Told, other: Told): boolean {
  if (one.text === other.text) return true;
  const [fewer, more] = one.words.size < other.words.size ? [one, other] : [other, one];
  if (fewer.words.size === 0) return false;
  const shared = [...fewer.words].filter((word) => more.words.has(word)).length;
  if (shared / (fewer.words.size + more.words.size - shared) >= mostlyTheSame) return true;
  const isToldMoreExactly = shared === fewer.words.size && [...fewer.words].some((word) => !general.has(word));
  return isToldMoreExactly && one.head === other.head;
}

/** Whether two titles mean the same gift: the same words but for a few, or one is the other told more exactly. */
export const isSameIdea = (one: string, other: string) => isSame(told(one), told(other));

/** The same for many titles at once. */
export function amongIdeas(titles: readonly string[]): (title: string) => boolean {
  const all = titles.map(told);
  return (title) => {
    const asked = told(title);
    return all.some((one) => isSame(one, asked));
  };
}
