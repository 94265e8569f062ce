import { ApiError } from '#web/api/call.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { type NewSubscription, type Subscription, subscriptionsApi } from '../contract.ts';
import { fullName } from '../rules/service.ts';

export const useSubscriptions = () => useRead(subscriptionsApi.list, {});
export const useAddSubscription = () => useWrite(subscriptionsApi.add);
export const useChangeSubscription = () => useWrite(subscriptionsApi.change);

/** Shows an error toast with the server's message, or with `fallback` if it sent none. */
export const showFailure = (fallback: string) => (error: unknown) => {
  const { message } = error as Error;
  const hasNoMessage = error instanceof ApiError && error.sentence === '';
  toast({ title: 'Error', description: hasNoMessage ? fallback : message, variant: 'destructive' });
};
export const showChangeFailure = showFailure('Failed to change the subscription');

/** Handles errors through the promise, because the page may be unmounted when Undo is pressed. */
const undoAction = (undo: () => Promise<unknown>) => ({
  label: 'Undo',
  onClick: () => void undo().catch(showChangeFailure),
});

/** Changes a subscription and shows a toast with Undo. */
export function useQuickChange() {
  const change = useChangeSubscription();
  return async (subscription: Subscription, body: Partial<NewSubscription>, title: string) => {
    const params = { id: subscription.id };
    const before = Object.fromEntries(
      Object.keys(body).map((name) => [name, subscription[name as keyof Subscription]]),
    );
    try {
      await change.mutateAsync({ params, body });
      const action = undoAction(() => change.mutateAsync({ params, body: before }));
      toast({ title, description: fullName(subscription), action });
    } catch (error) {
      showChangeFailure(error);
    }
  };
}

export function useRemoveSubscription() {
  const removal = useWrite(subscriptionsApi.remove);
  const add = useAddSubscription();
  const remove = async (subscription: Subscription) => {
    try {
      await removal.mutateAsync({ params: { id: subscription.id } });
      toast({
        title: 'Service Removed',
        description: 'The subscription has been removed from your account.',
        action: undoAction(() => add.mutateAsync({ body: subscription as NewSubscription })),
      });
    } catch (error) {
      showFailure('Failed to remove service')(error);
    }
  };
  return { remove, isPending: removal.isPending };
}
