import { CalendarClock, PackageOpen } from 'lucide-react';
import { today } from '#core/dates.ts';
import { formatMoney, formatWholeDollars } from '#core/money.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Subscription } from '../contract.ts';
import { totalCost } from '../rules/billing.ts';
import { comingUp, nextRenewal } from '../rules/coming-up.ts';
import { DeliveryButton } from './delivery-button-card.tsx';

const icons = { renewal: CalendarClock, 'low stock': PackageOpen };

/** The monthly total, and upcoming renewals and shortages. */
export function SubscriptionSummaryCard({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { perMonth, perYear, withoutCost } = totalCost(subscriptions);
  const paused = subscriptions.filter(({ status }) => status === 'paused').length;
  const soon = comingUp(subscriptions, today());
  return (
    <Card className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-12">
      <section>
        <h2 className="text-sm font-semibold text-ink-soft">What You Pay</h2>
        <p className="tabular">
          <span className="font-display text-3xl font-semibold">{formatMoney(perMonth)}</span> a month
        </p>
        <p className="tabular text-sm text-balance text-ink-soft">
          {`About ${formatWholeDollars(perYear)} a year`}
          {withoutCost > 0 && `, ${withoutCost} without a cost`}
          {paused > 0 && `, ${paused} paused not counted`}
        </p>
      </section>
      <section>
        <h2 className="text-sm font-semibold text-ink-soft">Coming Up</h2>
        {soon.length === 0 ? (
          <p className="mt-1">{nextRenewal(subscriptions, today()) ?? 'Nothing to renew or restock right now.'}</p>
        ) : (
          <ul className="mt-1 space-y-1.5">
            {soon.map(({ id, kind, sentence }) => {
              const Icon = icons[kind];
              const subscription = kind === 'low stock' && subscriptions.find((each) => each.id === id);
              return (
                <li
                  key={id}
                  className={classNames(
                    'flex items-start gap-2.5 sm:items-center',
                    kind === 'low stock' && 'rounded-control bg-accent-soft p-2.5',
                  )}
                >
                  <Icon aria-hidden size={18} className="shrink-0 text-primary max-sm:mt-1" />
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2.5">
                    <span className="min-w-0 flex-1 basis-48 text-pretty">{sentence}</span>
                    {subscription && <DeliveryButton subscription={subscription} />}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </Card>
  );
}
