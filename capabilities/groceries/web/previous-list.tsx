import { ChevronRight, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryListSummary } from '../contract.ts';
import { useRemoveList } from './hooks.ts';

export function PreviousList({ lists }: { lists: readonly GroceryListSummary[] }) {
  const confirmation = useItemOverlay<GroceryListSummary>();
  const remove = useRemoveList();
  const removeList = ({ id }: GroceryListSummary) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: 'Grocery list deleted' }),
        onError: failed('Error'),
        onSettled: confirmation.close,
      },
    );
  return (
    <>
      {lists.length === 0 && <Card className="text-center text-ink-soft">No previous lists yet</Card>}
      <ul className="card divide-y divide-line overflow-hidden empty:hidden">
        {lists.map((list) => (
          <li key={list.id} className="flex items-center pr-2 hover:bg-sunken">
            <Link
              href={`/grocery-lists?list=${list.id}`}
              className="flex min-h-16 min-w-0 flex-1 items-center gap-4 py-3 pl-5 -outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{weekRange(list.weekStartDate)}</span>
                <span className="block text-sm text-ink-soft">Status: {list.status}</span>
              </span>
              <span className="tabular text-sm whitespace-nowrap text-ink-soft">
                {list.itemCount === 1 ? '1 item' : `${list.itemCount} items`}
              </span>
              <ChevronRight aria-hidden size={18} className="text-ink-soft" />
            </Link>
            <IconButton
              danger
              label={`Delete the list of ${weekRange(list.weekStartDate)}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => confirmation.open(list)}
            />
          </li>
        ))}
      </ul>
      <Confirm
        {...confirmation.props}
        title={`Delete the list of ${confirmation.item && weekRange(confirmation.item.weekStartDate)}?`}
        description="Its items, check marks and notes will be deleted for the whole family. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => confirmation.item && removeList(confirmation.item)}
      />
    </>
  );
}
