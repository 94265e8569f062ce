import { scaledLine } from '#food/amounts.ts';
import type { Ingredient } from '#food/contract.ts';

interface ScaledLineCardProps {
  ingredient: Ingredient;
  factor: string;
}

/** Loaded lazily, because the fraction library is needed only after the servings are changed. */
export function ScaledLineCard({ ingredient, factor }: ScaledLineCardProps) {
  return scaledLine(ingredient.line, ingredient.parsed, factor);
}
