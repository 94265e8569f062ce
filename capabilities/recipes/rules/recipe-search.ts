import { isSearched } from '#food/diets.ts';
import type { Recipe } from '../contract.ts';
import { minutesOf } from './times.ts';

/** What she looks for among the recipes. Empty means: does not matter. */
export interface RecipeFilter {
  words: string;
  mealType: string;
  favorites: boolean;
  quick: boolean;
  /** A diet: recipes with an ingredient found to break it are left out, and those we cannot search. */
  fits: string;
  /** An allergen: the same for recipes with an ingredient found to contain it. */
  without: string;
}

/** 'quick' as the specification counts it: under 30 minutes. */
const quickMinutes = 30;

/** Letters without their marks, so that 'creme' finds 'Crème'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Findable {
  recipe: Recipe;
  text: string;
}

/** Prepared once for a list, so that each letter typed costs little. */
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

export function matching(recipes: readonly Findable[], filter: RecipeFilter): Recipe[] {
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
