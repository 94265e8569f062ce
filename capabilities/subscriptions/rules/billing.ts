import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Cents, formatMoney } from '#core/money.ts';
import { nextOccurrence } from '#core/recurrence.ts';
import type { BillingFrequency, Subscription } from '../contract.ts';

type BillingFields = Pick<Subscription, 'nextBillingDate' | 'billingFrequency' | 'status'>;

/** The entered date moved forward by the frequency until it is today or later; null if cancelled. */
export function upcomingBillingDate(
  { nextBillingDate, billingFrequency, status }: BillingFields,
  today: CalendarDate,
): CalendarDate | null {
  if (!nextBillingDate || status === 'cancelled') return null;
  return nextOccurrence({ start: nextBillingDate, frequency: billingFrequency }, today) ?? null;
}

type SupplyFields = Pick<Subscription, 'lastShipmentDate' | 'supplyDays'>;

/** The day when the last delivery is used up; null if its date or duration is unknown. */
export const runsOutOn = ({ lastShipmentDate, supplyDays }: SupplyFields): CalendarDate | null =>
  lastShipmentDate && supplyDays !== null ? addDays(lastShipmentDate, supplyDays) : null;

/** '$95.00 a month' */
export const costText = (cents: Cents, frequency: BillingFrequency) =>
  `${formatMoney(cents)} a ${billingPeriods[frequency]}`;

/**
 * Hint such as 'You pay $30.00 a quarter, about $10.00 a month'. Needed because the specified label of the field is
 * 'Cost ($/month)', but the cost is the amount of each bill. Undefined for monthly billing.
 */
export function billingHint(cents: Cents | undefined, frequency: BillingFrequency): string | undefined {
  if (frequency === 'monthly') return undefined;
  if (cents === undefined) return `Enter what you pay each ${billingPeriods[frequency]}`;
  return `You pay ${costText(cents, frequency)}, about ${costText(perMonth(cents, frequency), 'monthly')}`;
}

const billsPerYear: Record<BillingFrequency, number> = { monthly: 12, quarterly: 4, annually: 1 };
const billingPeriods: Record<BillingFrequency, string> = { monthly: 'month', quarterly: 'quarter', annually: 'year' };
const perMonth = (cents: Cents, frequency: BillingFrequency) => Math.round((cents * billsPerYear[frequency]) / 12);

type CostFields = Pick<Subscription, 'isActive' | 'subscriptionCost' | 'billingFrequency'>;

/** Cost of active subscriptions in a month and in a year, and how many have no cost. Summed per year, to round only once. */
export function totalCost(subscriptions: readonly CostFields[]) {
  const active = subscriptions.filter(({ isActive }) => isActive);
  const perYear: Cents = active.reduce(
    (sum, { subscriptionCost, billingFrequency }) => sum + (subscriptionCost ?? 0) * billsPerYear[billingFrequency],
    0,
  );
  const withoutCost = active.filter(({ subscriptionCost }) => subscriptionCost === null).length;
  return { perMonth: Math.round(perYear / 12), perYear, withoutCost };
}
