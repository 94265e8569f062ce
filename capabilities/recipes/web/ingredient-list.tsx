import { useState } from 'react';
import type { Ingredient } from '#food/contract.ts';
import type { Recipe } from '../contract.ts';
import { IngredientLineCard } from './ingredient-line-card.tsx';

export interface IngredientListProps {
  ingredients: readonly Ingredient[];
  /** See `servingsFactor`. */
  factor: string | undefined;
  ticked: ReadonlySet<number>;
  onToggle: (place: number) => void;
}

/** For 6 instead of 4: '6/4'. Nothing where the recipe is cooked as written. */
export const servingsFactor = (servings: number, recipe: Recipe) =>
  servings === recipe.servings ? undefined : `${servings}/${recipe.servings}`;

/** What has been put on the table already. Nobody needs to know it tomorrow. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const onToggle = (place: number) => {
    const next = new Set(ticked);
    if (!next.delete(place)) next.add(place);
    setTicked(next);
  };
  return { ticked, onToggle };
}

/** As the recipe has them, in its groups. */
export function IngredientList({ ingredients, factor, ticked, onToggle }: IngredientListProps) {
  const places = ingredients.map((ingredient, place) => ({ ingredient, place }));
  const groups = [...Map.groupBy(places, ({ ingredient }) => ingredient.group ?? '')];
  return (
    <div className="space-y-4">
      {groups.map(([group, lines]) => (
        <section key={group}>
          {group && <h3 className="mb-1 text-base">{group}</h3>}
          <ul className="print:columns-2 print:gap-8">
            {lines.map(({ ingredient, place }) => (
              <li key={place}>
                <IngredientLineCard
                  ingredient={ingredient}
                  factor={factor}
                  ticked={ticked.has(place)}
                  onToggle={() => onToggle(place)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
