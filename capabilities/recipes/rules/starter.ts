import { productName } from '#core/product.ts';
import { ingredientOfLine, type ParsedLine } from '#food/lines.ts';
import type { CookbookRecipe } from '../catalogue/starter-cookbook.ts';

const starterSource = `${productName} starter cookbook`;

/** Stored in `readFrom` instead of a page address, so that a family has each starter recipe at most once. */
export const starterSourceKey = (key: string) => `starter:${key}`;

/** Whether a recipe was copied from the cookbook; its lines may have been edited since. */
export const isStarterCopy = ({ readFrom, sourceName }: { readFrom: string | null; sourceName: string | null }) =>
  readFrom?.startsWith(starterSourceKey('')) || sourceName === starterSource;

/** The family's copy of a starter recipe; from then on it's a recipe like any other. */
export const copyForFamily = (recipe: CookbookRecipe, parse: (line: string) => ParsedLine) => ({
  name: recipe.name,
  mealType: recipe.mealType,
  description: recipe.description,
  sourceName: starterSource,
  readFrom: starterSourceKey(recipe.key),
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
