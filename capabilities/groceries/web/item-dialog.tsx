import { useEffect } from 'react';
import { useSetFoodCategory } from '#capabilities/recipes/web/hooks.ts';
import { capitalize } from '#core/capitalize.ts';
import { changedFields } from '#core/changed-fields.ts';
import { type ShopCategory, shopCategories } from '#food/shelves.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { GroceryItem, GroceryItemChange } from '../item-contract.ts';
import type { ListedItem } from '../rules/list-groups.ts';
import { useAddStaple, useChangeItem, useRemoveItem, useRemoveStaple, useRestoreItems } from './hooks.ts';

const ItemForm = lazyPiece(
  () => import('./item-form.tsx').then((module) => module.ItemForm),
  <FormSkeleton fields={5} />,
);

interface ItemDialogProps {
  listId: string;
  item: ListedItem | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const onError = failed('Error');

/** Details of an item. The mutations are here, because Undo must still work after the form has unmounted. */
export function ItemDialog({ listId, item, open, onOpenChange }: ItemDialogProps) {
  const close = () => onOpenChange(false);
  const change = useChangeItem(item?.name ?? '');
  const rememberCategory = useRememberCategory();
  const takeOff = useTakeOffList(listId, item?.name ?? '', close);
  const keepAtHome = useKeepAtHome(close);
  // Preloaded, because there may be no reception in the shop.
  useEffect(() => whenIdle(ItemForm.preload), []);
  if (!item) return null;

  const save = (values: GroceryItemChange) => {
    const onSaved = () => {
      close();
      if (values.category && values.category !== item.category)
        rememberCategory(values.name || item.name, values.category);
    };
    change.mutate(
      { params: { id: listId, itemId: item.id }, body: changedFields(item, values) },
      { onSuccess: onSaved, onError },
    );
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={capitalize(item.name)}>
      <ItemForm
        item={item}
        onSave={save}
        saving={change.isPending}
        onCancel={close}
        onRemove={() => takeOff([item, ...(item.added ?? [])])}
        onRemoveAdded={(added) => takeOff([added])}
        onKeepAtHome={() => keepAtHome(item)}
      />
    </Dialog>
  );
}

const isShopCategory = (category: string): category is ShopCategory =>
  (shopCategories as readonly string[]).includes(category);

function useRememberCategory() {
  const moveFood = useSetFoodCategory();
  return (food: string, category: string) => {
    if (!isShopCategory(category)) return;
    const onSuccess = () =>
      toast({ title: `${capitalize(food)} moved to ${category}`, description: 'Remembered for next time.' });
    moveFood.mutate({ body: { food, category } }, { onSuccess, onError });
  };
}

function useTakeOffList(listId: string, name: string, close: () => void) {
  const remove = useRemoveItem(name);
  const restore = useRestoreItems();
  return (items: readonly GroceryItem[]) => {
    const itemIds = items.map(({ id }) => id);
    const undo = () => restore.mutate({ params: { id: listId }, body: { itemIds } }, { onError });
    const onRemoved = () => {
      close();
      toast({ title: `${capitalize(name)} removed`, action: { label: 'Undo', onClick: undo } });
    };
    const removals = itemIds.map((itemId) => remove.mutateAsync({ params: { id: listId, itemId } }));
    Promise.all(removals).then(onRemoved, onError);
  };
}

function useKeepAtHome(close: () => void) {
  const add = useAddStaple();
  const remove = useRemoveStaple();
  return (item: GroceryItem) => {
    const food = item.food ?? item.name;
    const onSuccess = ({ id }: { id: string }) => {
      const undo = () => remove.mutate({ params: { id } }, { onError });
      close();
      toast({
        title: `${capitalize(food)} is always at home`,
        description: "We'll leave it off your lists from now on.",
        action: { label: 'Undo', onClick: undo },
      });
    };
    add.mutate({ body: { food } }, { onSuccess, onError });
  };
}
