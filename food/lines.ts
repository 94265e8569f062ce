export {
  ingredientOfLine,
  ingredientsFrom,
  ingredientsOf,
  linesIn,
  type StoredIngredient,
  textOf,
} from './line/ingredient.ts';
export type { ParsedLine } from './line/parse-line.ts';
