import { ArrowLeftRight } from 'lucide-react';
import { type ShopCategory, shopCategories } from '#food/shelves.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { useSetFoodCategory } from './hooks.ts';
import { IngredientLineCard } from './ingredient-line-card.tsx';
import type { IngredientListProps } from './ingredient-list.tsx';

/** Ingredients by shop category, in walking order. A food can be moved to another category permanently. */
export function ShopList({ ingredients, factor, ticked, onToggle }: IngredientListProps) {
  const indexed = ingredients.map((ingredient, index) => ({ ingredient, index }));
  const byCategory = Map.groupBy(indexed, ({ ingredient }) => ingredient.category);
  const moveFood = useSetFoodCategory();
  const move = (food: string, category: ShopCategory) =>
    moveFood.mutate(
      { body: { food, category } },
      {
        onSuccess: () => toast({ title: `${food} moved to ${category}`, description: 'Remembered for next time.' }),
        onError: failed('Failed to move ingredient'),
      },
    );
  return (
    <div className="space-y-4">
      {shopCategories
        .filter((category) => byCategory.has(category))
        .map((category) => (
          <section key={category}>
            <h3 className="mb-1 text-base">{category}</h3>
            <ul>
              {byCategory.get(category)?.map(({ ingredient, index }) => (
                <li key={index} className="flex items-start justify-between gap-2">
                  <IngredientLineCard
                    ingredient={ingredient}
                    factor={factor}
                    ticked={ticked.has(index)}
                    onToggle={() => onToggle(index)}
                  />
                  <CategorySelect food={ingredient.bought} category={category} onMove={move} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface CategorySelectProps {
  food: string;
  category: ShopCategory;
  onMove: (food: string, category: ShopCategory) => void;
}

/** An invisible select over an icon; the current category is already shown in the heading. */
function CategorySelect({ food, category, onMove }: CategorySelectProps) {
  return (
    <span className="icon-button relative has-focus-visible:outline-3 has-focus-visible:outline-primary print:hidden">
      <ArrowLeftRight aria-hidden size={16} />
      <select
        aria-label={`Aisle for ${food}`}
        title="Move to another aisle"
        value={category}
        onChange={(event) => onMove(food, event.target.value as ShopCategory)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {shopCategories.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </span>
  );
}
