import { foodKey } from '#capabilities/recipes/rules/food/food-key.ts';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../item-contract.ts';
import { itemLabel } from '../rules/list-text.ts';
import { useAddStaple, useChangeItem, useRemoveStaple, useStaples } from './hooks.ts';

interface AtHomeListProps {
  listId: string;
  items: readonly GroceryItem[];
}

const onError = failed('Error');

/** What is always at home, to be bought this once or from now on. */
export function AtHomeList({ listId, items }: AtHomeListProps) {
  const { data: staples = [] } = useStaples();
  const change = useChangeItem();
  const add = useAddStaple();
  const remove = useRemoveStaple();

  const buyOnce = ({ id: itemId }: GroceryItem) =>
    change.mutate({ params: { id: listId, itemId }, body: { isAtHome: false } }, { onError });
  const buyAlways = ({ id, food }: { id: string; food: string }) => {
    const undo = () => add.mutate({ body: { food } }, { onError });
    const told = () => toast({ title: `${food} is on your lists again`, action: { label: 'Undo', onClick: undo } });
    remove.mutate({ params: { id } }, { onSuccess: told, onError });
  };

  return (
    <ul>
      {items.map((item) => {
        const staple = staples.find(({ food }) => foodKey(food) === foodKey(item.name));
        return (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 text-sm wrap-anywhere text-ink-soft">{itemLabel(item)}</span>
            <span className="-mr-3 ml-auto flex">
              <Button
                variant="quiet"
                className="px-3"
                aria-label={`Buy ${item.name} this once`}
                onClick={() => buyOnce(item)}
              >
                This once
              </Button>
              {staple && (
                <Button
                  variant="quiet"
                  className="px-3"
                  aria-label={`Buy ${item.name} from now on`}
                  onClick={() => buyAlways(staple)}
                >
                  From now on
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
