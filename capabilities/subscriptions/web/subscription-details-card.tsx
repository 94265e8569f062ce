import { Ban, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Assignable, WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { shortDate, today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import type { Subscription } from '../contract.ts';
import { runsOutOn } from '../rules/billing.ts';
import { isRunningOut } from '../rules/coming-up.ts';
import { fullName, typeWords } from '../rules/service.ts';
import { DeliveryButton } from './delivery-button-card.tsx';
import { useQuickChange } from './hooks.ts';

export interface SubscriptionDetailsProps {
  subscription: Subscription;
  record: Assignable;
  onEdit: (subscription: Subscription) => void;
  onCancel: (subscription: Subscription) => void;
  onRemove: (subscription: Subscription) => void;
}

/** The details that the row leaves out, and the subscription's buttons. */
export function SubscriptionDetails({ subscription, record, onEdit, onCancel, onRemove }: SubscriptionDetailsProps) {
  const { subscriptionPlan, accountEmail, notes, status, isActive } = subscription;
  const { renewalReminder, renewalReminderLeadDays, lowStockAlert, lowStockThreshold } = subscription;
  const change = useQuickChange();
  const now = today();
  const runOutDate = status === 'cancelled' ? null : runsOutOn(subscription);
  const words = (label: string) => (
    <span>
      {label} <span className="sr-only">{fullName(subscription)}</span>
    </span>
  );
  const menuEntry = (label: string, icon: ReactNode, onClick: () => void, isDelete = false) => (
    <Button variant="quiet" className={isDelete ? 'button-delete' : undefined} onClick={onClick}>
      {icon}
      {words(label)}
    </Button>
  );
  return (
    <>
      <DetailList
        details={[
          { label: 'Type', value: capitalize(typeWords(subscription)) },
          { label: 'Plan', value: subscriptionPlan },
          { label: 'Account', value: accountEmail },
          {
            label: runOutDate && runOutDate < now ? 'Ran out' : 'Runs out',
            value: runOutDate && shortDate(runOutDate),
          },
          { label: 'Reminders on', value: renewalReminder ? `${daysBefore(renewalReminderLeadDays)} it renews` : null },
          { label: 'Alerts on', value: lowStockAlert ? `${daysBefore(lowStockThreshold)} it runs out` : null },
          { label: 'Notes', value: notes },
        ]}
      />
      <WhoDoesIt record={record} />
      {!isRunningOut(subscription, now) && <DeliveryButton subscription={subscription} />}
      <div className="flex items-center gap-2">
        <Button variant="outline" className="px-4" onClick={() => onEdit(subscription)}>
          <Pencil aria-hidden size={16} />
          {words('Edit')}
        </Button>
        {isActive ? (
          <Button
            variant="quiet"
            className="px-3"
            onClick={() => change(subscription, { status: 'paused' }, 'Subscription paused')}
          >
            <Pause aria-hidden size={16} />
            {words('Pause')}
          </Button>
        ) : (
          <Button
            variant="quiet"
            className="px-3"
            onClick={() => change(subscription, { status: 'active' }, 'Subscription resumed')}
          >
            <Play aria-hidden size={16} />
            {words('Resume')}
          </Button>
        )}
        <span className="-mr-2.5 ml-auto">
          <CardMenu label={`More for ${fullName(subscription)}`}>
            {status !== 'cancelled' &&
              menuEntry('Cancel subscription', <Ban aria-hidden size={16} />, () => onCancel(subscription))}
            {menuEntry('Remove', <Trash2 aria-hidden size={16} />, () => onRemove(subscription), true)}
          </CardMenu>
        </span>
      </div>
    </>
  );
}

const daysBefore = (days: number) => (days === 0 ? 'the day' : `${days} ${days === 1 ? 'day' : 'days'} before`);
