import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { capitalize } from '#core/capitalize.ts';
import { foodKey } from '#food/names.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../item-contract.ts';
import type { Staple } from '../shop-contract.ts';
import { FoldCard } from './fold-card.tsx';
import { useAddStaple, useChangeItem, useRemoveStaple, useStaples } from './hooks.ts';

interface AtHomeListProps {
  listId: string;
  /** Staples that the plan of this list needs. */
  items: readonly GroceryItem[];
}

const onError = failed('Error');

/** Staples that the plan needs, which can be put on the list this once; all others are folded below. */
export function AtHomeList({ listId, items }: AtHomeListProps) {
  const staples = useStaples();
  const add = useAddStaple();
  const remove = useRemoveStaple();
  if (!staples.data)
    return staples.isError ? (
      <ErrorState onRetry={staples.refetch}>We couldn't load what you always have</ErrorState>
    ) : (
      <Spinner />
    );

  const removeStaple = ({ id, food }: Staple) => {
    const undo = () => add.mutate({ body: { food } }, { onError });
    const onSuccess = () =>
      toast({ title: `${capitalize(food)} is on your lists again`, action: { label: 'Undo', onClick: undo } });
    remove.mutate({ params: { id } }, { onSuccess, onError });
  };
  const itemByFood = new Map(items.map((item) => [foodKey(item.food ?? item.name), item]));
  const rowOf = (staple: Staple) => {
    const item = itemByFood.get(foodKey(staple.food));
    return (
      <li key={staple.id} className="flex min-h-12 items-center gap-1">
        <span className="min-w-0 flex-1 text-sm">
          <span className="font-medium">{capitalize(staple.food)}</span>
          {item?.quantity && <span className="tabular text-ink-soft">, {item.quantity}</span>}
        </span>
        {item && <BuyOnce listId={listId} item={item} food={staple.food} />}
        <IconButton
          danger
          className="-mr-2.5"
          label={`Remove ${staple.food} from what you always have`}
          icon={<X aria-hidden size={18} />}
          onClick={() => removeStaple(staple)}
        />
      </li>
    );
  };
  const isNeeded = ({ food }: Staple) => itemByFood.has(foodKey(food));
  const others = staples.data.filter((staple) => !isNeeded(staple));
  return (
    <>
      {items.length > 0 && <p className="py-1 text-sm text-ink-soft">This week's meals need these. Still enough?</p>}
      <ul>{staples.data.filter(isNeeded).map(rowOf)}</ul>
      <FoldCard title="Always at home" count={others.length} startsOpen={items.length === 0}>
        <ul>{others.map(rowOf)}</ul>
        <AddStaple />
      </FoldCard>
    </>
  );
}

function BuyOnce({ listId, item, food }: { listId: string; item: GroceryItem; food: string }) {
  const change = useChangeItem(food);
  const buyOnce = () =>
    change.mutate({ params: { id: listId, itemId: item.id }, body: { isAtHome: false } }, { onError });
  return (
    <Button variant="quiet" className="shrink-0 px-3" aria-label={`Buy this once: ${food}`} onClick={buyOnce}>
      Buy this once
    </Button>
  );
}

function AddStaple() {
  const add = useAddStaple();
  const [food, setFood] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (food.trim() === '' || add.isPending) return;
    add.mutate({ body: { food } }, { onSuccess: () => setFood(''), onError });
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 py-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="I always have"
          autoComplete="off"
          maxLength={200}
          value={food}
          onChange={({ target }) => setFood(target.value)}
        />
      </div>
      <Button type="submit" variant="outline" aria-disabled={add.isPending}>
        <Plus aria-hidden size={16} />
        Add
      </Button>
    </form>
  );
}
