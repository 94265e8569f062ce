import { isSearched } from '#food/diets.ts';
import type { Recipe } from '../contract.ts';
import { minutesOf } from './times.ts';

/** Filter of the recipe list; empty values match everything. */
export interface RecipeFilter {
  words: string;
  mealType: string;
  favorites: boolean;
  quick: boolean;
  /** A diet. Leaves out recipes with an ingredient that breaks it, and recipes that can't be searched. */
  fits: string;
  /** An allergen. Leaves out recipes with an ingredient that contains it, and recipes that can't be searched. */
  without: string;
}

/** Quick recipes take less than this, as specified. */
const quickMinutes = 30;

/** Removes accents and case, so that 'creme' finds 'Crème'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Findable {
  recipe: Recipe;
  text: string;
}

/** Prepares the searchable text once per recipe, so that each keystroke is cheap. */
export const findable = (recipe: Recipe): Findable => ({
  recipe,
  text: plain(
    [
      recipe.name,
      recipe.sourceName ?? '',
      ...recipe.dietaryTags,
      ...recipe.ingredients.map(({ line, name }) => line || name),
    ].join('\n'),
  ),
});

const isQuick = (recipe: Recipe) => {
  const minutes = minutesOf(recipe);
  return minutes !== null && minutes < quickMinutes;
};

export function matchingRecipes(recipes: readonly Findable[], filter: RecipeFilter): Recipe[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  const fits = ({ recipe, text }: Findable) =>
    words.every((word) => text.includes(word)) &&
    (!filter.mealType || recipe.mealType === filter.mealType) &&
    (!filter.favorites || recipe.isFavorite) &&
    (!filter.quick || isQuick(recipe)) &&
    ((!filter.fits && !filter.without) || isSearched(recipe)) &&
    !recipe.ingredients.some(
      ({ breaks, contains }) =>
        (breaks as readonly string[]).includes(filter.fits) || (contains as readonly string[]).includes(filter.without),
    );
  return recipes.filter(fits).map(({ recipe }) => recipe);
}

export const newestFirst = (recipes: readonly Recipe[]) =>
  recipes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
