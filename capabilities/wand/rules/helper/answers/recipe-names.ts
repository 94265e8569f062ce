import type { Recipe } from '#capabilities/recipes/contract.ts';
import { plainLetters, singular } from '#food/names.ts';
import { says } from '../words/says.ts';

/** Recipes by the name that she says. */

const wordsOf = (name: string): string[] =>
  (plainLetters(name.replaceAll("'", '')).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(singular)
    .filter((word) => !says(word, 'recipeNameWords'));

/** One letter more, fewer or other, or two changed over, in a word that is long enough to bear it. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}

const isSame = (one: string, other: string) => one === other || isSlip(one, other);

const isAll = (some: readonly string[], all: readonly string[]) =>
  some.every((word) => all.some((other) => isSame(word, other)));

/** The recipes of exactly this name, small slips of spelling aside. */
export function recipesNamed<T extends Pick<Recipe, 'name'>>(recipes: readonly T[], said: string): T[] {
  const words = wordsOf(said);
  if (words.length === 0) return [];
  const named = recipes.filter(({ name }) => isAll(words, wordsOf(name)) && isAll(wordsOf(name), words));
  const spelled = named.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  return spelled.length > 0 ? spelled : named;
}

/** Also those that she means by a part of their name: 'the soup'. */
export function recipesCalled<T extends Pick<Recipe, 'name'>>(recipes: readonly T[], said: string): T[] {
  const named = recipesNamed(recipes, said);
  const words = wordsOf(said);
  return named.length > 0 || words.length === 0 ? named : recipes.filter(({ name }) => isAll(words, wordsOf(name)));
}

/** Those that are spoken of somewhere in a text: 'the kids adore lemon pasta'. */
export function recipesIn<T extends Pick<Recipe, 'name'>>(recipes: readonly T[], text: string): T[] {
  const words = wordsOf(text);
  return recipes.filter(({ name }) => isAll(wordsOf(name), words));
}

/** Several of them, and nothing else: 'tacos and pancakes'. */
export function recipesListed<T extends Pick<Recipe, 'name'>>(recipes: readonly T[], said: string): T[] {
  const all = recipesIn(recipes, said);
  const words = all.flatMap(({ name }) => wordsOf(name));
  return all.length > 1 && isAll(wordsOf(said), words) ? all : [];
}
