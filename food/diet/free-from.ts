import type { Match } from './food-table.ts';
import { divider } from './line-words.ts';
import type { Trait } from './traits.ts';

/** Words that make a free-from word optional: 'regular or low-fat sour cream' may be full-fat. */
const regularWords = new Set(['regular', 'ordinary', 'normal', 'standard', 'real', 'full']);
/** Words after a food that end the effect of a free-from word before it. */
const scopeEnds = new Set([divider, 'and', 'plus', 'with', 'in']);

/** Whether a match fills a whole remark, such as '(gluten-free)'; it then applies to the food just before it. */
function isWholeRemark(words: readonly string[], { from, to }: Match): boolean {
  return words[from - 1] === divider && (to === words.length || words[to] === divider);
}

/** The traits of the foods in a line, minus those that words like 'gluten-free' remove from the foods after them. */
export function remainingTraits(words: readonly string[], matches: readonly Match[]): Trait[] {
  const isFreeFromOptional = words.includes('or') && words.some((word) => regularWords.has(word));
  const foods: Trait[][] = [];
  let removed: readonly Trait[] = [];
  let foodSinceRemoval = false;
  let position = 0;
  for (const match of matches) {
    for (; position < match.from; position++) {
      const word = words[position] ?? '';
      if (word === 'or' || (foodSinceRemoval && scopeEnds.has(word))) removed = [];
    }
    position = match.to;
    const { is, removes } = match.meaning;
    const withoutRemoved = (food: readonly Trait[]) => food.filter((trait) => !(removes ?? removed).includes(trait));
    const previousFood = foods.at(-1);
    if (!removes) {
      foods.push(withoutRemoved(is));
      foodSinceRemoval = true;
    } else if (!isFreeFromOptional && previousFood && isWholeRemark(words, match))
      foods.splice(-1, 1, withoutRemoved(previousFood));
    else if (!isFreeFromOptional) {
      removed = [...removed, ...removes];
      foodSinceRemoval = false;
    }
  }
  return foods.flat();
}
