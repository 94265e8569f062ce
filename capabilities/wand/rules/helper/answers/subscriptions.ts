import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { totalCost } from '#capabilities/subscriptions/rules/billing.ts';
import { fullName, kindOf } from '#capabilities/subscriptions/rules/service.ts';
import { formatMoney } from '#core/money.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import { toCome } from './entries.ts';
import type { Question, Topic } from './question.ts';
import { plainWords } from './question-words.ts';
import { briefDay, counted, lines, onDay, spanWords } from './words.ts';

/** 'what do we pay in all', 'in total a year' */
const isInAll = (plain: string) => says(plain, 'asksPaid') && says(plain, 'inAll');

export const subscriptions: Topic = async (question) => {
  const { plain, asked } = question;
  const all = await asked.look(subscriptionsApi.list);
  // The name alone is enough if it can't mean anything else: 'hellofresh', but not 'diapers'.
  const isNamed = all.some(({ serviceName }) => question.words.includes(plainWords(serviceName)[0] ?? ''));
  // 'do we have netflix'
  const isKnownOne = says(plain, 'services') && says(plain, 'asksHaving');
  if (!says(plain, 'aboutSubscriptions') && !isNamed && !isKnownOne) return undefined;
  const words = question.words.filter((word) => !says(word, 'subscriptionWords'));
  if (words.length === 0 && all.length > 0 && isInAll(plain)) return totalOf(all);
  const records = all.map((subscription) => ({
    subscription,
    title: fullName(subscription),
    beside: kindOf(subscription),
  }));
  const meant = findRecords(records, words.join(' ')).map(({ subscription }) => subscription);
  // 'are lovevery and coterie paused'
  const said = meaningOf(words.join(' '));
  const inAny = all.filter(({ serviceName }) => meaningOf(serviceName).some((word) => said.includes(word)));
  const named = meant.length > 0 ? meant : inAny;
  if (named.length > 0) return named.map((subscription) => subscriptionAnswer(subscription, question)).join('\n');
  if (words.length > 0)
    return question.isLast && (isKnownOne || says(plain, 'namesSubscription'))
      ? `I don't know of '${words.join(' ')}' among your subscriptions.`
      : undefined;
  return says(plain, 'ofSubscriptions') ? allSubscriptionsAnswer(all, question) : undefined;
};

const perYear = ({ subscriptionCost, billingFrequency }: Subscription) =>
  (subscriptionCost ?? 0) * { monthly: 12, quarterly: 4, annually: 1 }[billingFrequency];

function totalOf(all: readonly Subscription[]): string {
  const { perMonth, withoutCost } = totalCost(all);
  const yearly = all.filter(({ status }) => status === 'active').reduce((sum, one) => sum + perYear(one), 0);
  const paused = all.filter(({ status }) => status === 'paused');
  const without = withoutCost > 0 ? ` ${counted(withoutCost, 'one has', 'have')} no cost noted.` : '';
  const left = paused.length > 0 ? ` Paused and not counted: ${paused.map(fullName).join(', ')}.` : '';
  return `Your active subscriptions come to ${formatMoney(perMonth)} a month, ${formatMoney(yearly)} a year.${without}${left}`;
}

const frequencyWords: Record<string, string> = { monthly: 'a month', quarterly: 'a quarter', annually: 'a year' };

const priceText = ({ subscriptionCost, billingFrequency }: Subscription) =>
  subscriptionCost === null ? 'no cost noted' : `${formatMoney(subscriptionCost)} ${frequencyWords[billingFrequency]}`;

function subscriptionAnswer(subscription: Subscription, { asked }: Question): string {
  const { upcomingBillingDate: next, status, runsOutOn, subscriptionCost, billingFrequency } = subscription;
  const isPaidMoreOften = subscriptionCost !== null && billingFrequency !== 'annually';
  const yearly = isPaidMoreOften ? ` (${formatMoney(perYear(subscription))} a year)` : '';
  const billed = next && status === 'active' ? `, renews ${onDay(next, asked.today)}` : '';
  const end = runsOutOn ? ` It runs out ${onDay(runsOutOn, asked.today)}.` : '';
  return `${fullName(subscription)} is ${status}: ${priceText(subscription)}${yearly}${billed}.${end}`;
}

const subscriptionLine = (subscription: Subscription, today: string) => {
  const { upcomingBillingDate: next, status } = subscription;
  const when = status === 'active' ? next && `next ${briefDay(next, today)}` : status;
  return [`${fullName(subscription)}: ${priceText(subscription)}`, when].filter(Boolean).join(', ');
};

function allSubscriptionsAnswer(all: readonly Subscription[], { plain, asked, span }: Question): string {
  const { today } = asked;
  if (all.length === 0) return 'No subscriptions are noted yet.';
  const state = ['paused', 'cancelled', 'active'].find((word) =>
    plain
      .replaceAll('canceled', 'cancelled')
      .concat(says(plain, 'weCancel') ? ' cancelled' : '')
      .includes(word),
  );
  if (state) {
    const those = all.filter(({ status }) => status === state);
    return those.length > 0
      ? `${counted(those.length, `${state} subscription`)}:\n${lines(those.map((one) => subscriptionLine(one, today)))}`
      : `No subscription is ${state}.`;
  }
  if (says(plain, 'asksTotal') && !says(plain, 'paysFor')) return totalOf(all);
  const billed = all
    .filter(({ status, upcomingBillingDate }) => status === 'active' && upcomingBillingDate)
    .toSorted((a, b) => (a.upcomingBillingDate ?? '').localeCompare(b.upcomingBillingDate ?? ''));
  const asksWhen = says(plain, 'asksBills');
  if (span && asksWhen) {
    const days = toCome(span, today);
    const within = billed.filter(({ upcomingBillingDate: next }) => next && next >= days.from && next <= days.to);
    return within.length > 0
      ? `Renewing ${spanWords(days, today)}:\n${lines(within.map((one) => subscriptionLine(one, today)))}`
      : `Nothing renews ${spanWords(days, today)}.`;
  }
  const [next] = billed;
  if (asksWhen && next?.upcomingBillingDate && says(plain, 'asksFirst'))
    return `Next is ${fullName(next)}, ${onDay(next.upcomingBillingDate, today)}, ${priceText(next)}.`;
  if (asksWhen && billed.length === 0) return 'No next billing date is noted for any subscription.';
  const shown = asksWhen ? billed : all;
  return `${counted(shown.length, 'subscription')}:\n${lines(shown.map((one) => subscriptionLine(one, today)))}`;
}
