import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ParcelDrawing } from '#web/ui/illustrations/parcel.tsx';
import type { Subscription } from '../contract.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { SubscriptionSummaryCard } from './subscription-summary-card.tsx';

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  onAdd: () => void;
  onEdit: (subscription: Subscription) => void;
  onCancel: (subscription: Subscription) => void;
  onRemove: (subscription: Subscription) => void;
}

export function SubscriptionList({ subscriptions, onAdd, ...actions }: SubscriptionListProps) {
  if (subscriptions.length === 0)
    return (
      <EmptyState
        drawing={<ParcelDrawing />}
        heading="No subscriptions connected"
        action={<Button onClick={onAdd}>Add Your First Subscription</Button>}
      >
        Diapers, toys, meal kits: see what they cost and when they renew, before they do.
      </EmptyState>
    );
  return (
    <>
      <SubscriptionSummaryCard subscriptions={subscriptions} />
      <ul className="grid gap-4 md:grid-cols-2 min-[1200px]:grid-cols-3">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="min-w-0" data-record={subscription.id}>
            <SubscriptionCard subscription={subscription} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
