import { scaledLine } from '#food/amounts.ts';
import type { Ingredient } from '#food/contract.ts';

interface ScaledLineCardProps {
  ingredient: Ingredient;
  factor: string;
}

/** In a file of its own, because exact fractions are not needed before the servings are changed. */
export function ScaledLineCard({ ingredient, factor }: ScaledLineCardProps) {
  return scaledLine(ingredient.line, ingredient.parsed, factor);
}
