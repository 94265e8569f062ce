import { BellRing, PackageOpen } from 'lucide-react';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { shortDate, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { type Subscription, subscriptionsApi } from '../contract.ts';
import { costText, runsOutOn, upcomingBillingDate } from '../rules/billing.ts';
import { fullName, kindOf } from '../rules/service.ts';
import { statusLabel } from '../rules/status.ts';
import { useQuickChange } from './hooks.ts';

interface SubscriptionCardProps {
  subscription: Subscription;
  onEdit: (subscription: Subscription) => void;
  onCancel: (subscription: Subscription) => void;
  onRemove: (subscription: Subscription) => void;
}

const badgeVariants: Record<string, 'success' | 'accent'> = { active: 'success', paused: 'accent' };

export function SubscriptionCard({ subscription, onEdit, onCancel, onRemove }: SubscriptionCardProps) {
  const { serviceName, status, isActive } = subscription;
  const change = useQuickChange();
  const record = {
    ...{ ...subscription, type: 'subscription', title: fullName(subscription), change: subscriptionsApi.change },
    date: upcomingBillingDate(subscription, today()),
  };
  const action = (label: string, onClick: () => void) => (
    <Button variant="quiet" className="px-2" onClick={onClick}>
      {label} <span className="sr-only">{fullName(subscription)}</span>
    </Button>
  );
  return (
    <article className="card flex h-full flex-col gap-4 p-5">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">{serviceName}</h2>
          <p className="text-sm text-ink-soft first-letter:uppercase">{kindOf(subscription)}</p>
        </div>
        <p className="mt-1 flex shrink-0 items-center gap-2">
          <AssigneeBadge record={record} />
          <Badge variant={badgeVariants[status] ?? 'neutral'}>{statusLabel(status)}</Badge>
        </p>
      </header>
      <HandOverLine thing={record} />
      <Details subscription={subscription} />
      <footer className="mt-auto -mb-2 border-t border-line pt-2">
        <div className="-mx-2 flex flex-wrap">
          {action('Edit', () => onEdit(subscription))}
          {isActive
            ? action('Pause', () => change(subscription, { status: 'paused' }, 'Subscription paused'))
            : action('Resume', () => change(subscription, { status: 'active' }, 'Subscription resumed'))}
          {status !== 'cancelled' && action('Cancel subscription', () => onCancel(subscription))}
          {action('Remove', () => onRemove(subscription))}
        </div>
      </footer>
    </article>
  );
}

function Details({ subscription }: { subscription: Subscription }) {
  const { subscriptionPlan, subscriptionCost, billingFrequency, accountEmail, notes } = subscription;
  const { renewalReminder, lowStockAlert, lastShipmentDate, supplyDays, status } = subscription;
  const change = useQuickChange();
  const now = today();
  const nextBilling = upcomingBillingDate(subscription, now);
  const runOutDate = status === 'cancelled' ? null : runsOutOn(subscription);
  const canBeDelivered = lowStockAlert && supplyDays !== null && status !== 'cancelled' && lastShipmentDate !== now;
  return (
    <>
      <DetailList
        details={[
          { label: 'Plan', value: subscriptionPlan },
          {
            label: 'Cost',
            value: subscriptionCost === null ? null : costText(subscriptionCost, billingFrequency),
          },
          { label: 'Next billing', value: nextBilling && shortDate(nextBilling) },
          { label: 'Account', value: accountEmail },
          {
            label: runOutDate && runOutDate < now ? 'Ran out' : 'Runs out',
            value: runOutDate && shortDate(runOutDate),
          },
          { label: 'Notes', value: notes },
        ]}
      />
      {(renewalReminder || lowStockAlert) && (
        <p className="flex flex-wrap gap-1.5">
          {renewalReminder && <Badge icon={<BellRing aria-hidden size={12} />}>Reminders on</Badge>}
          {lowStockAlert && <Badge icon={<PackageOpen aria-hidden size={12} />}>Alerts on</Badge>}
        </p>
      )}
      {canBeDelivered && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => change(subscription, { lastShipmentDate: now }, 'Delivery noted')}
        >
          Delivered today <span className="sr-only">{fullName(subscription)}</span>
        </Button>
      )}
    </>
  );
}
