import type { Match } from './food-table.ts';
import { pause } from './line-words.ts';
import type { Trait } from './traits.ts';

/** 'Regular or low-fat sour cream' is not low in fat. */
const ordinary = new Set(['regular', 'ordinary', 'normal', 'standard', 'real', 'full']);
const ends = new Set([pause, 'and', 'plus', 'with', 'in']);

/** A remark that is nothing but such words, '(gluten-free)', speaks of the food just before it. */
function isWholeRemark(words: readonly string[], { from, to }: Match): boolean {
  return words[from - 1] === pause && (to === words.length || words[to] === pause);
}

/** The traits of the foods in a line, less what words like 'gluten-free' take from the foods after them. */
export function withoutTaken(words: readonly string[], matches: readonly Match[]): Trait[] {
  const nothingTaken = words.includes('or') && words.some((word) => ordinary.has(word));
  const foods: Trait[][] = [];
  let taken: readonly Trait[] = [];
  let foodSinceTaken = false;
  let position = 0;
  for (const match of matches) {
    for (; position < match.from; position++) {
      const word = words[position] ?? '';
      if (word === 'or' || (foodSinceTaken && ends.has(word))) taken = [];
    }
    position = match.to;
    const { is, takes } = match.meaning;
    const left = (food: readonly Trait[]) => food.filter((trait) => !(takes ?? taken).includes(trait));
    const before = foods.at(-1);
    if (!takes) {
      foods.push(left(is));
      foodSinceTaken = true;
    } else if (!nothingTaken && before && isWholeRemark(words, match)) foods.splice(-1, 1, left(before));
    else if (!nothingTaken) {
      taken = [...taken, ...takes];
      foodSinceTaken = false;
    }
  }
  return foods.flat();
}
