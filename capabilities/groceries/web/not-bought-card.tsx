import { BareMealsCard } from '#capabilities/recipes/web/bare-meals-card.tsx';
import { failed } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { useGenerateList } from './hooks.ts';

/** The meals of the plan for which nothing is on the list. What one of them is given goes on the list at once. */
export function NotBoughtCard({
  list: { weekStartDate, items, withoutIngredients, mealNotes },
}: {
  list: GroceryList;
}) {
  const generate = useGenerateList();
  const follow = () => generate.mutate({ body: { weekStartDate } }, { onError: failed('Error') });
  return (
    <>
      <BareMealsCard
        recipeIds={withoutIngredients.map(({ recipeId }) => recipeId)}
        onChange={follow}
        // In the store, what to buy comes first.
        isFolded={items.length > 0}
      />
      {mealNotes.length > 0 && (
        <p className="text-sm text-ink-soft">Planned as a note, so nothing to buy: {mealNotes.join(', ')}</p>
      )}
    </>
  );
}
