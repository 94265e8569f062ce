import { ApiError } from '#web/api/call.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { type NewSubscription, type Subscription, subscriptionsApi } from '../contract.ts';
import { fullName } from '../rules/service.ts';

export const useSubscriptions = () => useRead(subscriptionsApi.list, {});
export const useAddSubscription = () => useWrite(subscriptionsApi.add);
export const useChangeSubscription = () => useWrite(subscriptionsApi.change);

/** In the server's words, or in ours where it said nothing. */
export const tellFailure = (ours: string) => (error: unknown) => {
  const { message } = error as Error;
  const isSilent = error instanceof ApiError && error.sentence === '';
  toast({ title: 'Error', description: isSilent ? ours : message, variant: 'destructive' });
};
export const notChanged = tellFailure('Failed to change the subscription');

/** Undo may be pressed when the page is gone, so promises tell of failures and not the hooks. */
const undo = (takeBack: () => Promise<unknown>) => ({
  label: 'Undo',
  onClick: () => void takeBack().catch(notChanged),
});

/** Changes something about a subscription at one tap, says so, and offers to take it back. */
export function useQuickChange() {
  const change = useChangeSubscription();
  return async (subscription: Subscription, body: Partial<NewSubscription>, title: string) => {
    const params = { id: subscription.id };
    const before = Object.fromEntries(
      Object.keys(body).map((name) => [name, subscription[name as keyof Subscription]]),
    );
    try {
      await change.mutateAsync({ params, body });
      const action = undo(() => change.mutateAsync({ params, body: before }));
      toast({ title, description: fullName(subscription), action });
    } catch (error) {
      notChanged(error);
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
        action: undo(() => add.mutateAsync({ body: subscription as NewSubscription })),
      });
    } catch (error) {
      tellFailure('Failed to remove service')(error);
    }
  };
  return { remove, isPending: removal.isPending };
}
