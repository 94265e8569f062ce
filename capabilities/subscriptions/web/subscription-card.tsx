import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { shortDate, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { subscriptionsApi } from '../contract.ts';
import { costText, upcomingBillingDate } from '../rules/billing.ts';
import { fullName } from '../rules/service.ts';
import { statusLabel } from '../rules/status.ts';
import { ServicePicture } from './service-picture-card.tsx';
import { SubscriptionDetails, type SubscriptionDetailsProps } from './subscription-details-card.tsx';

/** One row: the service, its price, when it renews, and its status. The rest unfolds. */
export function SubscriptionCard(props: Omit<SubscriptionDetailsProps, 'record'>) {
  const { subscription } = props;
  const { id, serviceType, status, subscriptionCost, billingFrequency } = subscription;
  const date = upcomingBillingDate(subscription, today());
  const record = {
    ...{ ...subscription, type: 'subscription', title: fullName(subscription), change: subscriptionsApi.change },
    date,
  };
  return (
    <UnfoldingRow
      lead={
        <span className="mr-1 sm:-mx-0.5">
          <ServicePicture type={serviceType} />
        </span>
      }
      title={fullName(subscription)}
      facts={[
        subscriptionCost !== null && costText(subscriptionCost, billingFrequency),
        status !== 'paused' && date && `Renews ${shortDate(date)}`,
      ]}
      note={<HandOverLine thing={record} />}
      side={
        <>
          {subscription.assigneeId && <AssigneeBadge record={record} />}
          <Badge variant={status === 'active' ? 'success' : 'neutral'}>{statusLabel(status)}</Badge>
        </>
      }
      isAsked={useAskedRecord() === id}
    >
      <SubscriptionDetails record={record} {...props} />
    </UnfoldingRow>
  );
}
