import { useState } from 'react';
import type { Ingredient } from '#food/contract.ts';
import type { Recipe } from '../contract.ts';
import { IngredientLineCard } from './ingredient-line-card.tsx';

export interface IngredientListProps {
  ingredients: readonly Ingredient[];
  /** See `servingsFactor`. */
  factor: string | undefined;
  ticked: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** '6/4' for 6 servings of a recipe for 4; undefined if the servings are unchanged. */
export const servingsFactor = (servings: number, recipe: Recipe) =>
  servings === recipe.servings ? undefined : `${servings}/${recipe.servings}`;

/** Checked ingredients, kept only while the page is open. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const onToggle = (index: number) => {
    const next = new Set(ticked);
    if (!next.delete(index)) next.add(index);
    setTicked(next);
  };
  return { ticked, onToggle };
}

/** Ingredients in recipe order, by group. */
export function IngredientList({ ingredients, factor, ticked, onToggle }: IngredientListProps) {
  const indexed = ingredients.map((ingredient, index) => ({ ingredient, index }));
  const groups = [...Map.groupBy(indexed, ({ ingredient }) => ingredient.group ?? '')];
  return (
    <div className="space-y-4 print:space-y-2">
      {groups.map(([group, lines]) => (
        <section key={group}>
          {group && <h3 className="mb-1 text-base">{group}</h3>}
          <ul>
            {lines.map(({ ingredient, index }) => (
              <li key={index}>
                <IngredientLineCard
                  ingredient={ingredient}
                  factor={factor}
                  ticked={ticked.has(index)}
                  onToggle={() => onToggle(index)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
