import { Check } from 'lucide-react';
import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { Subscription } from '../contract.ts';
import { fullName } from '../rules/service.ts';
import { useQuickChange } from './hooks.ts';

/** Notes today's delivery, which moves the day the supply runs out. */
export function DeliveryButton({ subscription }: { subscription: Subscription }) {
  const change = useQuickChange();
  const now = today();
  const { lowStockAlert, supplyDays, status, lastShipmentDate } = subscription;
  if (!lowStockAlert || supplyDays === null || status === 'cancelled' || lastShipmentDate === now) return null;
  return (
    <Button
      variant="outline"
      className="shrink-0 px-3"
      onClick={() => change(subscription, { lastShipmentDate: now }, 'Delivery noted')}
    >
      <Check aria-hidden size={16} />
      <span>It arrived today</span> <span className="sr-only">{fullName(subscription)}</span>
    </Button>
  );
}
