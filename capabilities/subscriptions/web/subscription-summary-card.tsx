import { CalendarClock, PackageOpen } from 'lucide-react';
import { today } from '#core/dates.ts';
import { shownMoney } from '#core/money.ts';
import { Card } from '#web/ui/card.tsx';
import type { Subscription } from '../contract.ts';
import { monthlyTotal } from '../rules/billing.ts';
import { comingUp } from '../rules/coming-up.ts';

const icons = { renewal: CalendarClock, 'low stock': PackageOpen };

/** The monthly total, and upcoming renewals and shortages. */
export function SubscriptionSummaryCard({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { cents, withoutCost } = monthlyTotal(subscriptions);
  const soon = comingUp(subscriptions, today());
  return (
    <Card className="mb-4 grid gap-x-10 gap-y-5 md:grid-cols-[auto_1fr]">
      <section>
        <h2 className="text-sm font-semibold text-ink-soft">Total per Month</h2>
        <p className="tabular font-display text-3xl font-semibold">{shownMoney(cents)}</p>
        {withoutCost > 0 && <p className="text-sm text-ink-soft">{withoutCost} without a cost</p>}
      </section>
      <section>
        <h2 className="text-sm font-semibold text-ink-soft">Coming Up</h2>
        {soon.length === 0 ? (
          <p className="mt-1">Nothing to renew or restock right now.</p>
        ) : (
          <ul className="mt-1 space-y-1.5">
            {soon.map(({ id, kind, sentence }) => {
              const Icon = icons[kind];
              return (
                <li key={id} className="flex items-start gap-2.5">
                  <Icon aria-hidden size={18} className="mt-[3px] shrink-0 text-primary" />
                  <span className="min-w-0">{sentence}</span>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </Card>
  );
}
