import { plainLetters, singular } from '#food/names.ts';

/** Finds what the starter cookbook has for a meal of which only the name is known. Generous: she sees the name before she takes it. */

const idle = new Set(
  'a an and n the in on of for with my our your mom dad grandma grandpa easy quick simple homemade favorite family style best classic night day breakfast lunch dinner supper meal snack sunday monday tuesday wednesday thursday friday saturday leftover'.split(
    ' ',
  ),
);
const same = new Map([
  ['macaroni', 'mac'],
  ['spaghetti', 'pasta'],
  ['penne', 'pasta'],
  ['hamburger', 'burger'],
  ['cheeseburger', 'burger'],
  ['veggie', 'vegetable'],
]);

const wordsOf = (name: string): string[] =>
  plainLetters(name)
    .split(/[^a-z]+/)
    // "Mom's" has lost its apostrophe.
    .map((word) => singular(word))
    .filter((word) => word !== '' && !idle.has(word))
    .map((word) => same.get(word) ?? word);

/** What a dish is, after what it is made of: 'Beef lasagna with salad' -> 'lasagna'. */
const headOf = (name: string) => wordsOf(name.split(/\bwith\b/i, 1)[0] ?? '').at(-1);

const mostOffers = 3;
/** A word in no more recipes than this tells a dish, like 'bolognese'; 'cheese' does not. */
const tellsDish = 2;

export function createMatcher<Entry extends { name: string }>(entries: readonly Entry[]) {
  const known = entries.map((entry) => ({ entry, words: new Set(wordsOf(entry.name)) }));
  const isTelling = (word: string) => known.filter(({ words }) => words.has(word)).length <= tellsDish;

  /** Those whose words are among hers or hers among theirs, or that are the same uncommon dish; the most alike first. */
  return (name: string): Entry[] => {
    const own = new Set(wordsOf(name));
    const head = headOf(name);
    if (own.size === 0) return [];
    return known
      .map(({ entry, words }) => {
        const shared = words.intersection(own).size;
        const isWithin = shared > 0 && (shared === words.size || shared === own.size);
        const isSameDish = head !== undefined && words.has(head) && isTelling(head);
        return { entry, likeness: isWithin || isSameDish ? shared / words.union(own).size : 0 };
      })
      .filter(({ likeness }) => likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, mostOffers)
      .map(({ entry }) => entry);
  };
}
