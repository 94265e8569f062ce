import { countableFoods } from '../facts/countable-foods.ts';
import { singular } from '../foods/singular.ts';
import { endsOf } from './exact.ts';
import type { MergedFood } from './merge.ts';
import { plural } from './plural.ts';
import { unitOf } from './units.ts';

/** 'Egg' -> 'Eggs' for known countable words; 'tbsp', 'oz.' and words of other languages stay unchanged. */
export function inflect(word: string, isMany: boolean): string {
  const one = singular(word.toLowerCase());
  if (unitOf(word)?.name !== one && !countableFoods.has(one)) return word;
  return word.charAt(0) + (isMany ? plural(one) : one).slice(1);
}

/** The name for a list: 'onion' -> 'onions' if more than one is needed, or one and some cups. */
export function listedName({ food, amounts }: Pick<MergedFood<unknown>, 'food' | 'amounts'>): string {
  const isMany = amounts.length > 1 || amounts.some((amount) => amount.unit === '' && endsOf(amount)[1].gt(1));
  const lastWord = food.lastIndexOf(' ') + 1;
  return isMany ? food.slice(0, lastWord) + inflect(food.slice(lastWord), true) : food;
}
