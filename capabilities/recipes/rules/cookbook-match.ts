import { plainLetters, singular } from '#food/names.ts';

/** Finds starter recipes for a meal that is only a name. Matches generously, because the user makes the choice. */

const ignoredWords = new Set(
  'a an and n the in on of for with my our your mom dad grandma grandpa easy quick simple homemade favorite family style best classic night day breakfast lunch dinner supper meal snack sunday monday tuesday wednesday thursday friday saturday leftover'.split(
    ' ',
  ),
);
const synonyms = new Map([
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
    // Also turns 'moms' (from "Mom's") into the ignored word 'mom'.
    .map((word) => singular(word))
    .filter((word) => word !== '' && !ignoredWords.has(word))
    .map((word) => synonyms.get(word) ?? word);

/** The word that names the dish itself: 'Beef lasagna with salad' -> 'lasagna'. */
const headOf = (name: string) => wordsOf(name.split(/\bwith\b/i, 1)[0] ?? '').at(-1);

const maxOffers = 3;
/** A word in at most this many recipes is distinctive, such as 'bolognese', unlike 'cheese'. */
const maxDistinctiveUses = 2;

interface Idea {
  mealType: string;
  minutes: number;
  concerns: readonly unknown[];
}

/** The quickest entries for a meal that conflict with nobody, while nothing is typed. */
export const quickest = <Entry extends Idea>(entries: readonly Entry[], mealType: string): Entry[] =>
  entries
    .filter((entry) => entry.mealType === mealType && entry.concerns.length === 0)
    .toSorted((a, b) => a.minutes - b.minutes)
    .slice(0, maxOffers);

export interface Match<Entry> {
  entry: Entry;
  /** Whether the name can only mean this recipe, so that it is used unless the user declines. */
  isClose: boolean;
}

export function createMatcher<Entry extends { name: string }>(entries: readonly Entry[]) {
  const indexed = entries.map((entry) => ({ entry, words: new Set(wordsOf(entry.name)), head: headOf(entry.name) }));
  const isDistinctive = (word: string) => indexed.filter(({ words }) => words.has(word)).length <= maxDistinctiveUses;

  /** Entries whose words contain those of the name or vice versa, or that share a distinctive word; best first. */
  return (name: string): Match<Entry>[] => {
    const nameWords = new Set(wordsOf(name));
    const head = headOf(name);
    if (nameWords.size === 0) return [];
    const namedAlike = indexed.filter((it) => it.head === head && nameWords.isSubsetOf(it.words));
    return indexed
      .map(({ entry, words }) => {
        const shared = words.intersection(nameWords).size;
        const isSubset = shared > 0 && (shared === words.size || shared === nameWords.size);
        const isSameDish = head !== undefined && words.has(head) && isDistinctive(head);
        return { entry, similarity: isSubset || isSameDish ? shared / words.union(nameWords).size : 0 };
      })
      .filter(({ similarity }) => similarity > 0)
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, maxOffers)
      .map(({ entry, similarity }) => ({
        entry,
        isClose: similarity >= 0.5 && namedAlike.length === 1 && namedAlike[0]?.entry === entry,
      }));
  };
}

/** Matches the name of a weeknight meal with the dinners of the cookbook. */
export const createDinnerMatcher = <Entry extends { name: string; mealType: string }>(entries: readonly Entry[]) =>
  createMatcher(entries.filter(({ mealType }) => mealType === 'dinner'));
