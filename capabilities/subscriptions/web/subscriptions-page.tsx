import { Plus } from 'lucide-react';
import { useState } from 'react';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RowSkeletons } from '#web/ui/rows/row-skeletons.tsx';
import { toast } from '#web/ui/toast.ts';
import type { NewSubscription, Subscription } from '../contract.ts';
import { fullName } from '../rules/service.ts';
import {
  showChangeFailure,
  showFailure,
  useAddSubscription,
  useChangeSubscription,
  useQuickChange,
  useRemoveSubscription,
  useSubscriptions,
} from './hooks.ts';
import type { SubscriptionStart } from './service-starters-card.tsx';

const SubscriptionForm = lazyPiece(
  () => import('./subscription-form.tsx').then((module) => module.SubscriptionForm),
  <FormSkeleton fields={3} />,
);
const SubscriptionList = lazyPiece(
  () => import('./subscription-list.tsx').then((module) => module.SubscriptionList),
  <RowSkeletons />,
);
// Loads in parallel with the data.
SubscriptionList.preload();

export function SubscriptionsPage() {
  const subscriptions = useSubscriptions();
  const form = useItemOverlay<Subscription>();
  const [start, setStart] = useState<SubscriptionStart>();
  const openNew = (known?: SubscriptionStart) => {
    setStart(known);
    form.open();
  };
  const cancellation = useItemOverlay<Subscription>();
  const removal = useItemOverlay<Subscription>();
  const add = useAddSubscription();
  const change = useChangeSubscription();
  const quickChange = useQuickChange();
  const { remove, isPending: isRemoving } = useRemoveSubscription();

  const closeAndToast = (title: string, description: string) => () => {
    form.close();
    toast({ title, description });
  };
  const save = (fields: NewSubscription) => {
    const { item } = form;
    if (item)
      change.mutate(
        { params: { id: item.id }, body: changedFields(item, fields) },
        {
          onSuccess: closeAndToast('Subscription updated', 'Your changes have been saved.'),
          onError: showChangeFailure,
        },
      );
    else
      add.mutate(
        { body: fields },
        {
          onSuccess: closeAndToast('Service Connected', 'Your subscription has been added successfully.'),
          onError: showFailure('Failed to connect service'),
        },
      );
  };
  const cancel = () => {
    cancellation.close();
    if (cancellation.item) void quickChange(cancellation.item, { status: 'cancelled' }, 'Subscription cancelled');
  };

  return (
    <>
      <PageHeading title="Connected Subscriptions" subtitle="Everything that renews on its own, in one place">
        <Button variant={subscriptions.data?.length === 0 ? 'outline' : 'primary'} onClick={() => openNew()}>
          <Plus aria-hidden size={18} />
          <span>Add Subscription</span>
        </Button>
      </PageHeading>
      {subscriptions.isPending && <RowSkeletons />}
      {subscriptions.isError && !subscriptions.data && (
        <ErrorState onRetry={subscriptions.refetch}>Failed to fetch subscriptions</ErrorState>
      )}
      {subscriptions.data && (
        <SubscriptionList
          subscriptions={subscriptions.data}
          onAdd={openNew}
          onEdit={form.open}
          onCancel={cancellation.open}
          onRemove={removal.open}
        />
      )}

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${fullName(form.item)}` : 'Connect a Subscription'}
        description={form.item ? undefined : 'Just pick a service to start.'}
      >
        <SubscriptionForm
          subscription={form.item}
          start={start}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={form.close}
        />
      </Dialog>
      <Confirm
        {...cancellation.props}
        title={`Cancel ${cancellation.item && fullName(cancellation.item)}?`}
        description="This only updates Mothership. Remember to cancel with the service too. You can resume anytime."
        cancelLabel="Keep it"
        confirmLabel="Cancel subscription"
        onConfirm={cancel}
      />
      <Confirm
        {...removal.props}
        title={`Remove ${removal.item && fullName(removal.item)}?`}
        description="It'll be removed from this list, with its notes and reminders. This doesn't cancel the service itself."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={isRemoving}
        onConfirm={() => removal.item && void remove(removal.item).finally(removal.close)}
      />
    </>
  );
}
