import { foodKey } from '../foods/food-key.ts';
import { guessedCategory } from './category-guess.ts';
import type { ShopCategory } from './category-list.ts';
import { respelled } from './category-spelling.ts';
import { categoryByTable } from './category-table.ts';
import { categoryWords } from './category-words.ts';

/** The shop category of a food or any other item. The family's corrections, by food key, always win. */
export function shopCategoryOf(food: string, corrections?: ReadonlyMap<string, ShopCategory>): ShopCategory {
  const corrected = corrections?.size ? corrections.get(foodKey(food)) : undefined;
  if (corrected) return corrected;
  const words = categoryWords(food);
  return categoryByTable(words) ?? categoryByTable(words.map(respelled)) ?? guessedCategory(words) ?? 'Other';
}
