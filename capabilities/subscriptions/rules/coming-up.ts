import { type CalendarDate, daysBetween, distanceInWords } from '#core/dates.ts';
import { shownMoney } from '#core/money.ts';
import type { Subscription } from '../contract.ts';
import { runsOutOn, upcomingBillingDate } from './billing.ts';
import { fullName } from './service.ts';

export interface ComingUp {
  id: string;
  kind: 'renewal' | 'low stock';
  date: CalendarDate;
  sentence: string;
}

/** Renewals within the lead time and supplies at or below the threshold of active subscriptions, soonest first. */
export function comingUp(subscriptions: readonly Subscription[], today: CalendarDate): ComingUp[] {
  return subscriptions
    .filter(({ isActive }) => isActive)
    .flatMap((subscription) => [renewalOf(subscription, today), shortageOf(subscription, today)])
    .filter((item) => item !== undefined)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function renewalOf(subscription: Subscription, today: CalendarDate): ComingUp | undefined {
  const { id, renewalReminder, renewalReminderLeadDays, subscriptionCost } = subscription;
  const date = upcomingBillingDate(subscription, today);
  if (!renewalReminder || !date || daysBetween(today, date) > renewalReminderLeadDays) return undefined;
  const renews = `${fullName(subscription)} renews ${distanceInWords(date, today)}`;
  const sentence = subscriptionCost === null ? renews : `${renews}, ${shownMoney(subscriptionCost)}`;
  return { id, kind: 'renewal', date, sentence };
}

function shortageOf(subscription: Subscription, today: CalendarDate): ComingUp | undefined {
  const { id, lowStockAlert, lowStockThreshold } = subscription;
  const date = runsOutOn(subscription);
  if (!lowStockAlert || !date || daysBetween(today, date) > lowStockThreshold) return undefined;
  return {
    id,
    kind: 'low stock',
    date,
    sentence:
      date < today
        ? `Ran out of ${fullName(subscription)} ${distanceInWords(date, today)}`
        : `Low on ${fullName(subscription)}, out ${distanceInWords(date, today)}`,
  };
}
