import { CircleCheck, ExternalLink as ExternalIcon, ShoppingCart, Truck } from 'lucide-react';
import { settings } from '#web/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryList, Status } from '../contract.ts';
import { unticked } from '../rules/list-groups.ts';
import { canOpenInTab, thriveAddress } from '../rules/shops.ts';
import { useChangeList } from './hooks.ts';
import { InstacartCard } from './instacart-card.tsx';

export interface DeliveryLabels {
  instacart: string;
  thrive: string;
}

/** Sends the unticked items to a delivery service. */
export function DeliveryCard({ list, labels }: { list: GroceryList; labels: DeliveryLabels }) {
  const untickedItems = unticked(list.items);
  const thrive = thriveAddress(settings().thriveSearchUrl, untickedItems);
  return (
    <Card className="space-y-3">
      <h2 className="text-base">Get It Delivered</h2>
      <InstacartCard list={list} label={labels.instacart} disabled={untickedItems.length === 0} />
      {untickedItems.length === 0 || !canOpenInTab(thrive) ? (
        <Button variant="outline" className="w-full" disabled>
          <ExternalIcon aria-hidden size={16} />
          {labels.thrive}
        </Button>
      ) : (
        <ButtonLink
          href={thrive}
          leavesApp
          variant="outline"
          className="w-full"
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalIcon aria-hidden size={16} />
          {labels.thrive}
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      )}
      {(list.instacartOrderUrl || list.status !== 'pending') && <OrderSteps list={list} />}
    </Card>
  );
}

const statusTitles: Record<Status, string> = {
  pending: 'Back to shopping',
  ordered: 'Marked as ordered',
  delivered: 'Marked as delivered',
};

/** Lets the user report the order status, because the shop doesn't. */
function OrderSteps({ list: { id, status, instacartOrderUrl: url } }: { list: GroceryList }) {
  const change = useChangeList();
  const onError = failed('Error');
  const setStatus = (next: Status) => {
    const undo = () => change.mutate({ params: { id }, body: { status } }, { onError });
    change.mutate(
      { params: { id }, body: { status: next } },
      { onSuccess: () => toast({ title: statusTitles[next], action: { label: 'Undo', onClick: undo } }), onError },
    );
  };
  return (
    <div className="space-y-2 border-t border-line pt-3 text-sm">
      {url && canOpenInTab(url) && <ExternalLink href={url}>Your list at Instacart</ExternalLink>}
      {status === 'pending' && (
        <Button variant="outline" className="w-full" onClick={() => setStatus('ordered')}>
          <ShoppingCart aria-hidden size={16} />I ordered it
        </Button>
      )}
      {status === 'ordered' && (
        <Button variant="outline" className="w-full" onClick={() => setStatus('delivered')}>
          <Truck aria-hidden size={16} />
          It arrived
        </Button>
      )}
      {status === 'delivered' && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck aria-hidden size={16} className="text-success" />
          It has arrived
        </p>
      )}
    </div>
  );
}
