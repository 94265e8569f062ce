import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { today } from '#core/dates.ts';
import { readOptions, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { linesOfRecipe } from '../rules/recipe-lines.ts';
import { staplesApi } from '../shop-contract.ts';

interface AddToListCardProps {
  recipe: Recipe;
  servings: number;
}

/** Puts what to buy for a recipe on this week's list. */
export function AddToListCard({ recipe, servings }: AddToListCardProps) {
  const { add, isPending } = useAddToList(recipe, servings);
  return (
    <Button variant="outline" aria-disabled={isPending} onClick={() => !isPending && add()}>
      <ShoppingBasket aria-hidden size={18} />
      Add to list
    </Button>
  );
}

function useAddToList(recipe: Recipe, servings: number) {
  const client = useQueryClient();
  const addLines = useWrite(groceriesApi.addLines);
  const takeOff = useWrite(groceriesApi.takeOff);
  const onError = failed("We couldn't add that to your list");
  const thisWeeksItems = async () => {
    const query = { weekStartDate: mondayOf(today()) };
    const lists = await client.fetchQuery(readOptions(groceriesApi.list, { query }));
    return lists.flatMap(({ items }) => items);
  };

  const addAll = async (itemsBefore: readonly GroceryItem[]) => {
    const staples = await client.fetchQuery(readOptions(staplesApi.list, {}));
    const lines = linesOfRecipe(
      recipe,
      servings,
      staples.map(({ food }) => food),
    );
    const list = await addLines.mutateAsync({ body: { lines, today: today() } });
    const known = new Set(itemsBefore.map(({ id }) => id));
    const itemIds = list.items.flatMap(({ id, isManual }) => (isManual && !known.has(id) ? [id] : []));
    const undo = () => takeOff.mutateAsync({ params: { id: list.id }, body: { itemIds } }).catch(onError);
    toast({
      title: `${itemIds.length} ${itemIds.length === 1 ? 'item is' : 'items are'} on your list`,
      description: recipe.name,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };
  const adding = useMutation({
    mutationFn: async (again: boolean) => {
      const items = await thisWeeksItems();
      const isPlanned = items.some(({ sources }) => sources.some(({ recipeId }) => recipeId === recipe.id));
      if (again || !isPlanned) return addAll(items);
      toast({
        title: 'Already on your list',
        description: "This week's plan has it.",
        action: { label: 'Add again', onClick: () => adding.mutate(true) },
      });
    },
    onError,
  });
  return { add: () => adding.mutate(false), isPending: adding.isPending };
}
