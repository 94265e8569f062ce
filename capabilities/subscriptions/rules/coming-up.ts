import { capitalize } from '#core/capitalize.ts';
import { type CalendarDate, daysBetween, distanceInWords, shortDate } from '#core/dates.ts';
import { formatMoney } from '#core/money.ts';
import type { Subscription } from '../contract.ts';
import { runsOutOn, upcomingBillingDate } from './billing.ts';
import { fullName } from './service.ts';

export interface ComingUp {
  id: string;
  kind: 'renewal' | 'low stock';
  date: CalendarDate;
  sentence: string;
}

/**
 * Renewals within the lead time and supplies at or below the threshold of active subscriptions, soonest first. A
 * subscription with both is named once.
 */
export function comingUp(subscriptions: readonly Subscription[], today: CalendarDate): ComingUp[] {
  return subscriptions
    .filter(({ isActive }) => isActive)
    .map((subscription) => comingUpFor(subscription, today))
    .filter((item) => item !== undefined)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whether its supply is among what is coming up. */
export const isRunningOut = (subscription: Subscription, today: CalendarDate) =>
  subscription.isActive && shortageOf(subscription, today) !== undefined;

/** 'Next to renew: Toys on Dec 29, 2026', for when nothing is due yet; undefined if no date is known. */
export function nextRenewal(subscriptions: readonly Subscription[], today: CalendarDate): string | undefined {
  const [next] = subscriptions
    .filter(({ isActive }) => isActive)
    .flatMap((subscription) => {
      const date = upcomingBillingDate(subscription, today);
      return date ? [{ date, name: fullName(subscription) }] : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return next && `Next to renew: ${next.name} on ${shortDate(next.date)}`;
}

function comingUpFor(subscription: Subscription, today: CalendarDate): ComingUp | undefined {
  const { id } = subscription;
  const renewal = renewalOf(subscription, today);
  const shortage = shortageOf(subscription, today);
  if (!shortage)
    return (
      renewal && { id, kind: 'renewal', date: renewal.date, sentence: `${fullName(subscription)} ${renewal.words}` }
    );
  if (!renewal) return shortage;
  const date = shortage.date < renewal.date ? shortage.date : renewal.date;
  return { ...shortage, date, sentence: `${shortage.sentence}. ${capitalize(renewal.words)}` };
}

/** Without the name: 'renews in 5 days for $95.00'. */
function renewalOf(subscription: Subscription, today: CalendarDate) {
  const { renewalReminder, renewalReminderLeadDays, subscriptionCost } = subscription;
  const date = upcomingBillingDate(subscription, today);
  if (!renewalReminder || !date || daysBetween(today, date) > renewalReminderLeadDays) return undefined;
  const renews = `renews ${distanceInWords(date, today)}`;
  return { date, words: subscriptionCost === null ? renews : `${renews} for ${formatMoney(subscriptionCost)}` };
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
        ? `${fullName(subscription)} probably ran out ${distanceInWords(date, today)}`
        : `${fullName(subscription)} may run out ${distanceInWords(date, today)}`,
  };
}
