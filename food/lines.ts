export { separateFoods } from './foods/separate-foods.ts';
export {
  formatIngredientText,
  ingredientOfLine,
  linesToParse,
  parseIngredientText,
  type StoredIngredient,
  toStoredIngredients,
} from './line/ingredient.ts';
export type { ParsedLine } from './line/parse-line.ts';
