import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useClearTicked, useRestoreItems } from './hooks.ts';

/** Stays mounted without ticked items, because its Undo needs the mutation hooks. */
export function ClearTickedCard({ listId, tickedCount }: { listId: string; tickedCount: number }) {
  const clear = useClearTicked();
  const restore = useRestoreItems();
  const params = { id: listId };
  const onCleared = ({ itemIds }: { itemIds: string[] }) => {
    const undo = () => restore.mutate({ params, body: { itemIds } }, { onError: failed('Error') });
    const count = itemIds.length === 1 ? '1 item' : `${itemIds.length} items`;
    toast({ title: `${count} cleared`, action: { label: 'Undo', onClick: undo } });
  };
  if (tickedCount === 0) return null;
  return (
    <Button
      variant="quiet"
      className="-mr-3 shrink-0 px-3"
      aria-disabled={clear.isPending}
      onClick={() => !clear.isPending && clear.mutate({ params }, { onSuccess: onCleared, onError: failed('Error') })}
    >
      Clear checked
    </Button>
  );
}
