import type { Ingredient } from '#food/contract.ts';
import { plainLetters, singular } from '#food/names.ts';

/** Steps leave these out: 'chicken breasts' are 'the chicken' there. */
const cuts = new Set('breast thigh fillet floret leaf chunk cube chuck cheese'.split(' '));

const wordsOf = (text: string) => (plainLetters(text).match(/\p{L}+/gu) ?? []).map(singular);

/** The words of a food up to the one that steps call it by: 'boneless chicken breasts' -> ['boneless', 'chicken']. */
function nameOf({ parsed, name }: Ingredient): string[] {
  const [food = ''] = (parsed.food || name).split(' in ');
  const words = wordsOf(food);
  const end = words.findLastIndex((word) => !cuts.has(word));
  return end < 0 ? words : words.slice(0, end + 1);
}

/**
 * The ingredients that a step names: 'Stir in the oats' names '2 cups rolled oats'. If several end in the same word, only
 * those with most of their words in the step: 'brown sugar' isn't 'sugar'.
 */
export function ingredientsOfStep(step: string, ingredients: readonly Ingredient[]): Ingredient[] {
  const stepWords = new Set(wordsOf(step));
  const named = ingredients.flatMap((ingredient) => {
    const words = nameOf(ingredient);
    const last = words.at(-1) ?? '';
    return stepWords.has(last) ? [{ ingredient, last, hits: words.filter((word) => stepWords.has(word)).length }] : [];
  });
  return named
    .filter(({ last, hits }) => named.every((other) => other.last !== last || other.hits <= hits))
    .map(({ ingredient }) => ingredient);
}
