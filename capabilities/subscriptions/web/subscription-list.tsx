import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ParcelDrawing } from '#web/ui/illustrations/parcel.tsx';
import { StarterChips } from '#web/ui/record/starter-chips.tsx';
import { otherService } from '../catalogue/services.ts';
import type { Subscription } from '../contract.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { SubscriptionSummaryCard } from './subscription-summary-card.tsx';

/** What the form of a new subscription starts with. */
export interface SubscriptionStart {
  service: string;
  otherName?: string;
}

const starters = [
  { label: 'Diapers', start: { service: 'coterie' } },
  { label: 'Toys', start: { service: 'lovevery' } },
  { label: 'Meal kit', start: { service: 'little_spoon' } },
  { label: 'Streaming', start: { service: otherService, otherName: 'Streaming' } },
];

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
            <Button onClick={() => onAdd()}>Add Your First Subscription</Button>
            <StarterChips starters={starters} onStart={({ start }) => onAdd(start)} />
          </>
        }
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
