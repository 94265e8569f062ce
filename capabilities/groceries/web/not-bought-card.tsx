import { BareMealsCard } from '#capabilities/recipes/web/bare-meals-card.tsx';
import { failed } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { useGenerateList } from './hooks.ts';

/** Planned meals without items on the list. Adding ingredients to one updates the list. */
export function NotBoughtCard({ list: { weekStartDate, items, withoutIngredients } }: { list: GroceryList }) {
  const generate = useGenerateList();
  const updateList = () => generate.mutate({ body: { weekStartDate } }, { onError: failed('Error') });
  return (
    <BareMealsCard
      recipeIds={withoutIngredients.map(({ recipeId }) => recipeId)}
      onChange={updateList}
      // In the store the items to buy matter more.
      startsCollapsed={items.length > 0}
    />
  );
}
