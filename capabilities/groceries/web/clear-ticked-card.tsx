import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useClearTicked, useRestoreItems } from './hooks.ts';

/** Stays when nothing is ticked any more, because its Undo is still to be heard. */
export function ClearTickedCard({ listId, ticked }: { listId: string; ticked: number }) {
  const clear = useClearTicked();
  const restore = useRestoreItems();
  const params = { id: listId };
  const told = ({ itemIds }: { itemIds: string[] }) => {
    const putBack = () => restore.mutate({ params, body: { itemIds } }, { onError: failed('Error') });
    const count = itemIds.length === 1 ? '1 item' : `${itemIds.length} items`;
    toast({ title: `${count} cleared`, action: { label: 'Undo', onClick: putBack } });
  };
  if (ticked === 0) return null;
  return (
    <Button
      variant="quiet"
      className="-mr-3 shrink-0 px-3"
      aria-disabled={clear.isPending}
      onClick={() => !clear.isPending && clear.mutate({ params }, { onSuccess: told, onError: failed('Error') })}
    >
      Clear ticked
    </Button>
  );
}
