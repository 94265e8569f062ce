import { productName } from '#core/product.ts';
import type { Diet } from '#food/diets.ts';
import { ingredientOfLine, type ParsedLine } from '#food/lines.ts';
import type { MealType } from '#food/meals.ts';

/** A recipe of the starter cookbook, as it is written down. */
export interface CookbookRecipe {
  key: string;
  name: string;
  mealType: MealType;
  description: string;
  /** One per line, with its amount. */
  ingredients: string;
  /** One step per line. */
  instructions: string;
  servings: number;
  prepTime: number;
  cookTime: number;
  dietaryTags: readonly Diet[];
  suitableForAges: readonly ('Toddlers' | 'Kids')[];
}

export const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const starterSource = `${productName} starter cookbook`;

/** Stands where a recipe from a page keeps its address, which never looks like this: so a family has each of ours once. */
export const starterMark = (key: string) => `starter:${key}`;

/** What a family that takes this recipe keeps: from then on it is hers like any other. */
export const takenRecipe = (recipe: CookbookRecipe, parse: (line: string) => ParsedLine) => ({
  name: recipe.name,
  mealType: recipe.mealType,
  description: recipe.description,
  sourceName: starterSource,
  readFrom: starterMark(recipe.key),
  ingredients: linesOf(recipe.ingredients).map((line) => ingredientOfLine(line, null, parse)),
  instructions: linesOf(recipe.instructions).join('\n'),
  servings: recipe.servings,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  totalTime: recipe.prepTime + recipe.cookTime,
  language: 'en',
  dietaryTags: [...recipe.dietaryTags],
  suitableForAges: [...recipe.suitableForAges],
});
