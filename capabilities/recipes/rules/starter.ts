import { productName } from '#core/product.ts';
import { ingredientOfLine, type ParsedLine } from '#food/lines.ts';
import type { CookbookRecipe } from '../catalogue/starter-cookbook.ts';

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
  ingredients: recipe.ingredients.map((line) => ingredientOfLine(line, null, parse)),
  instructions: recipe.instructions.join('\n'),
  servings: recipe.servings,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  totalTime: recipe.prepTime + recipe.cookTime,
  language: 'en',
  dietaryTags: [...recipe.dietaryTags],
  suitableForAges: [...recipe.suitableForAges],
});
