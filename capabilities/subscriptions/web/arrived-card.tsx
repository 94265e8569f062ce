import { today } from '#core/dates.ts';
import { fullName } from '../rules/service.ts';
import { useQuickChange, useSubscriptions } from './hooks.ts';

/** Notes that a delivery arrived today, in a row of another page. */
export function ArrivedButton({ id }: { id: string }) {
  const change = useQuickChange();
  const subscription = useSubscriptions().data?.find((one) => one.id === id);
  return (
    <button
      type="button"
      className="row-step relative min-h-11 w-20 shrink-0"
      aria-disabled={!subscription}
      onClick={() => subscription && change(subscription, { lastShipmentDate: today() }, 'Delivery noted')}
    >
      It arrived <span className="sr-only">{subscription && fullName(subscription)}</span>
    </button>
  );
}
