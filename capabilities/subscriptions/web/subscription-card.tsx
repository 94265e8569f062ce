import { Ban, BellRing, type LucideIcon, PackageOpen, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Assignable, AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { shortDate, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { type Subscription, subscriptionsApi } from '../contract.ts';
import { costText, runsOutOn, upcomingBillingDate } from '../rules/billing.ts';
import { isRunningOut } from '../rules/coming-up.ts';
import { brandOf, fullName, typeWords } from '../rules/service.ts';
import { statusLabel } from '../rules/status.ts';
import { DeliveryButton } from './delivery-button-card.tsx';
import { useQuickChange } from './hooks.ts';

const ServiceDrawingCard = lazyOptionalPiece(() =>
  import('./service-drawing-card.tsx').then((module) => module.ServiceDrawingCard),
);

interface SubscriptionCardProps {
  subscription: Subscription;
  onEdit: (subscription: Subscription) => void;
  onCancel: (subscription: Subscription) => void;
  onRemove: (subscription: Subscription) => void;
}

export function SubscriptionCard({ subscription, onEdit, onCancel, onRemove }: SubscriptionCardProps) {
  const { serviceName, serviceType, status, isActive } = subscription;
  const change = useQuickChange();
  const record = {
    ...{ ...subscription, type: 'subscription', title: fullName(subscription), change: subscriptionsApi.change },
    date: upcomingBillingDate(subscription, today()),
  };
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
    <article className="card flex h-full flex-col gap-4 p-5">
      <header className="flex items-center gap-3">
        <span className="block size-14 shrink-0 overflow-hidden rounded-control">
          <Picture src={undefined} name={serviceType} drawing={<ServiceDrawingCard type={serviceType} />} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug">{serviceName}</h2>
          <DottedFacts
            className="text-sm text-ink-soft"
            facts={[capitalize(typeWords(subscription)), brandOf(subscription)]}
          />
        </div>
      </header>
      <HandOverLine thing={record} />
      <Details subscription={subscription} record={record} />
      <footer className="mt-auto flex items-center gap-2 border-t border-line pt-4">
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
      </footer>
    </article>
  );
}

const daysBefore = (days: number) => (days === 0 ? 'the day' : `${days} ${days === 1 ? 'day' : 'days'} before`);

function Details({ subscription, record }: { subscription: Subscription; record: Assignable }) {
  const { subscriptionPlan, subscriptionCost, billingFrequency, accountEmail, notes } = subscription;
  const { renewalReminder, lowStockAlert, status } = subscription;
  const now = today();
  const nextBilling = upcomingBillingDate(subscription, now);
  const runOutDate = status === 'cancelled' ? null : runsOutOn(subscription);
  return (
    <>
      <div className="flex justify-between gap-3">
        <div className="min-w-0">
          {subscriptionCost !== null && (
            <p className="tabular font-display text-lg leading-snug font-semibold">
              {costText(subscriptionCost, billingFrequency)}
            </p>
          )}
          {subscriptionPlan && <p className="text-sm text-ink-soft">{subscriptionPlan}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-2.5 self-start">
          <AssigneeBadge record={record} />
          <Badge variant={status === 'active' ? 'success' : 'neutral'}>{statusLabel(status)}</Badge>
        </div>
      </div>
      <DetailList
        details={[
          {
            label: 'Next billing',
            value: status === 'paused' ? 'Paused, nothing due' : nextBilling && shortDate(nextBilling),
          },
          { label: 'Account', value: accountEmail },
          {
            label: runOutDate && runOutDate < now ? 'Ran out' : 'Runs out',
            value: runOutDate && shortDate(runOutDate),
          },
          { label: 'Notes', value: notes },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {(renewalReminder || lowStockAlert) && (
          <ul className="space-y-1 text-sm text-ink-soft">
            {renewalReminder && (
              <Indicator Icon={BellRing} about={`${daysBefore(subscription.renewalReminderLeadDays)} it renews`}>
                Reminders on
              </Indicator>
            )}
            {lowStockAlert && (
              <Indicator Icon={PackageOpen} about={`${daysBefore(subscription.lowStockThreshold)} it runs out`}>
                Alerts on
              </Indicator>
            )}
          </ul>
        )}
        {!isRunningOut(subscription, now) && <DeliveryButton subscription={subscription} />}
      </div>
    </>
  );
}

interface IndicatorProps {
  Icon: LucideIcon;
  about: string;
  children: ReactNode;
}

const Indicator = ({ Icon, about, children }: IndicatorProps) => (
  <li className="flex items-start gap-2">
    <Icon aria-hidden size={15} className="mt-0.5 shrink-0" />
    <span className="min-w-0">
      <span className="font-medium">{children}</span>: {about}
    </span>
  </li>
);
