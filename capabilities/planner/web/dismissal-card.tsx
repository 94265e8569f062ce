import { failed, toast } from '#web/ui/toast.ts';
import type { PlannerItem } from '../contract.ts';
import { useChangeItem } from './hooks.ts';

/** Dismisses items that were not done, with Undo, and restores them. */
export function useDismissal(afterwards: () => void) {
  const change = useChangeItem();
  const send = ({ id }: PlannerItem, dismissed: boolean, errorTitle: string, onSaved: () => void) =>
    change.mutate(
      { params: { id }, body: { dismissed } },
      {
        onSuccess: () => {
          afterwards();
          onSaved();
        },
        onError: failed(errorTitle),
      },
    );
  const restore = (item: PlannerItem) =>
    send(item, false, 'Error updating item', () => toast({ title: 'Back on your planner', description: item.title }));
  const dismiss = (item: PlannerItem) =>
    send(item, true, 'Error dismissing item', () =>
      toast({ title: 'Dismissed', description: item.title, action: { label: 'Undo', onClick: () => restore(item) } }),
    );
  return { dismiss, restore };
}
