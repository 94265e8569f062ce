import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ParcelDrawing } from '#web/ui/illustrations/parcel.tsx';
import type { Subscription } from '../contract.ts';
import { ServiceStarters, type SubscriptionStart } from './service-starters-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { SubscriptionSummaryCard } from './subscription-summary-card.tsx';

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  onAdd: (start?: SubscriptionStart) => void;
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
        action={
          <>
            <ServiceStarters onStart={onAdd} className="sm:w-md" />
            <Button className="mt-3 max-sm:w-full" onClick={() => onAdd()}>
              Add Your First Subscription
            </Button>
          </>
        }
      >
        Diapers, toys, meal kits: see what they cost and when they renew, before they do.
      </EmptyState>
    );
  return (
    <div className="space-y-4">
      <SubscriptionSummaryCard subscriptions={subscriptions} />
      <ul className="rows card min-w-0">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} data-record={subscription.id}>
            <SubscriptionCard subscription={subscription} {...actions} />
          </li>
        ))}
      </ul>
    </div>
  );
}
