import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, startTransition, useOptimistic, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { PackingItem } from '../packing-contract.ts';
import { useAddPackingItem, useChangePackingItem, useRemovePackingItem } from './hooks.ts';

interface PackingBagCardProps {
  tripId: string;
  /** null for the shared bag. */
  traveler: string | null;
  items: readonly PackingItem[];
  /** Whether the rows show buttons that remove them. */
  isEditing: boolean;
}

export function PackingBagCard({ tripId, traveler, items, isEditing }: PackingBagCardProps) {
  const add = useAddPackingItem();
  const remove = useRemovePackingItem();
  const [name, setName] = useState('');
  const rows = useRef<HTMLUListElement>(null);

  const addItem = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || add.isPending) return;
    const body = { traveler, name };
    add.mutate(
      { params: { id: tripId }, body },
      { onSuccess: () => setName(''), onError: failed('Error adding item') },
    );
  };
  const removeItem = (item: PackingItem) => {
    const { name: removedName, isPacked } = item;
    const undoRemoval = () =>
      add.mutate(
        { params: { id: tripId }, body: { traveler, name: removedName, isPacked } },
        { onError: failed('Error adding item') },
      );
    remove.mutate(
      { params: { id: tripId, itemId: item.id } },
      {
        onSuccess: () => {
          rows.current?.focus({ preventScroll: true });
          toast({ title: `${removedName} removed`, action: { label: 'Undo', onClick: undoRemoval } });
        },
        onError: failed('Error removing item'),
      },
    );
  };

  return (
    <>
      <form onSubmit={addItem} className="flex items-center gap-1">
        <input
          className="control min-w-0 flex-1"
          aria-label={traveler ? `Add something for ${traveler}` : 'Add something shared'}
          placeholder="Add something"
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <IconButton
          type="submit"
          label={traveler ? `Add for ${traveler}` : 'Add to the shared things'}
          icon={<Plus aria-hidden size={18} />}
          className="-mr-2.5"
        />
      </form>
      <ul ref={rows} tabIndex={-1} className="mt-2 gap-x-8 outline-none sm:columns-2">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 break-inside-avoid items-center gap-1">
            <PackedCheckbox item={item} />
            {isEditing && (
              <IconButton
                danger
                label={`Remove ${item.name}`}
                icon={<Trash2 aria-hidden size={18} />}
                className="-mr-2.5"
                onClick={() => removeItem(item)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Updates optimistically, and reverts if saving fails. */
function PackedCheckbox({ item: { id, tripId, name, isPacked: isPackedSaved } }: { item: PackingItem }) {
  const change = useChangePackingItem();
  const [isPacked, setIsPacked] = useOptimistic(isPackedSaved);
  const toggle = () =>
    startTransition(async () => {
      setIsPacked(!isPacked);
      const write = { params: { id: tripId, itemId: id }, body: { isPacked: !isPacked } };
      await change.mutateAsync(write).catch(failed('Error updating item'));
    });
  return (
    <label className="flex min-h-11 min-w-0 flex-1 pointer-fine:min-h-10 items-center gap-3 py-1.5 leading-snug">
      <input type="checkbox" className="check" checked={isPacked} onChange={toggle} />
      <span className={classNames('min-w-0', isPacked && 'text-ink-soft line-through')}>{name}</span>
    </label>
  );
}
