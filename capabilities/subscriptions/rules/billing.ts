import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Cents, shownMoney } from '#core/money.ts';
import { nextOccurrence } from '#core/recurrence.ts';
import type { BillingFrequency, Subscription } from '../contract.ts';

type Billed = Pick<Subscription, 'nextBillingDate' | 'billingFrequency' | 'status'>;

/** The date she typed, moved forward by the frequency until it is today or later. A cancelled one is billed no more. */
export function upcomingBillingDate(
  { nextBillingDate, billingFrequency, status }: Billed,
  today: CalendarDate,
): CalendarDate | null {
  if (!nextBillingDate || status === 'cancelled') return null;
  return nextOccurrence({ start: nextBillingDate, frequency: billingFrequency }, today) ?? null;
}

type Delivered = Pick<Subscription, 'lastShipmentDate' | 'supplyDays'>;

/** The day on which the last delivery is used up, as far as she has said how long one lasts. */
export const runsOutOn = ({ lastShipmentDate, supplyDays }: Delivered): CalendarDate | null =>
  lastShipmentDate && supplyDays !== null ? addDays(lastShipmentDate, supplyDays) : null;

/** 'You pay $30.00 each quarter, about $10.00 a month': what is typed under '$/month' is what each bill comes to. */
export function billingLine(cents: Cents | undefined, frequency: BillingFrequency): string | undefined {
  const each = billedEach[frequency];
  if (!each) return undefined;
  if (cents === undefined) return `Enter what you pay each ${each}`;
  return `You pay ${shownMoney(cents)} each ${each}, about ${shownMoney(perMonth(cents, frequency))} a month`;
}

const billsPerYear: Record<BillingFrequency, number> = { monthly: 12, quarterly: 4, annually: 1 };
const billedEach: Partial<Record<BillingFrequency, string>> = { quarterly: 'quarter', annually: 'year' };
const perMonth = (cents: Cents, frequency: BillingFrequency) => Math.round((cents * billsPerYear[frequency]) / 12);

type Paid = Pick<Subscription, 'isActive' | 'subscriptionCost' | 'billingFrequency'>;

/** What the active ones cost in a month, and how many of them have no cost. Summed by the year, so that it is rounded once. */
export function monthlyTotal(subscriptions: readonly Paid[]): { cents: Cents; withoutCost: number } {
  const active = subscriptions.filter(({ isActive }) => isActive);
  const perYear = active.reduce(
    (sum, { subscriptionCost, billingFrequency }) => sum + (subscriptionCost ?? 0) * billsPerYear[billingFrequency],
    0,
  );
  const withoutCost = active.filter(({ subscriptionCost }) => subscriptionCost === null).length;
  return { cents: Math.round(perYear / 12), withoutCost };
}
