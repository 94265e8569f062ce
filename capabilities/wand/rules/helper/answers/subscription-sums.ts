import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import { totalCost } from '#capabilities/subscriptions/rules/billing.ts';
import { fullName } from '#capabilities/subscriptions/rules/service.ts';
import { formatMoney } from '#core/money.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { isStreaming } from './subscription-words.ts';
import { counted } from './words.ts';

/** What subscriptions come to, by the month or by the year. */

export const perYear = ({ subscriptionCost, billingFrequency }: Subscription) =>
  (subscriptionCost ?? 0) * { monthly: 12, quarterly: 4, annually: 1 }[billingFrequency];

/** What some of them come to together. */
export function sumOf(some: readonly Subscription[], plain: string): string {
  const yearly = some.reduce((sum, one) => sum + perYear(one), 0);
  const sum = says(plain, 'byYear')
    ? `${formatMoney(yearly)} a year`
    : `${formatMoney(Math.round(yearly / 12))} a month`;
  return `${listed(some.map(fullName))} ${some.length === 1 ? 'comes' : 'come'} to ${sum}.`;
}

/** 'how much do we spend on streaming' */
export function streamingOf(all: readonly Subscription[], plain: string): string {
  const those = all.filter(({ status, serviceName }) => status === 'active' && isStreaming(serviceName));
  return those.length > 0 ? sumOf(those, plain) : 'I know of no streaming service among your subscriptions.';
}

/** 'which one costs more, hulu or spotify' */
export function comparedOf(some: readonly Subscription[], plain: string): string {
  const isLess = says(plain, 'comparesLess');
  const sorted = some.toSorted((one, other) =>
    isLess ? perYear(one) - perYear(other) : perYear(other) - perYear(one),
  );
  const [first, second] = sorted;
  const isSame = first && second && perYear(first) === perYear(second);
  const perMonth = (one: Subscription) => `${fullName(one)} is ${formatMoney(Math.round(perYear(one) / 12))} a month`;
  const unknown = some.find(({ subscriptionCost }) => subscriptionCost === null);
  if (unknown) return `No cost is noted for ${fullName(unknown)}.`;
  const said = isSame ? 'They cost the same' : `${first && fullName(first)} costs ${isLess ? 'less' : 'more'}`;
  return `${said}: ${listed(sorted.map(perMonth))}.`;
}

export function totalOf(all: readonly Subscription[], plain: string): string {
  const { perMonth, withoutCost } = totalCost(all);
  const yearly = all.filter(({ status }) => status === 'active').reduce((sum, one) => sum + perYear(one), 0);
  const paused = all.filter(({ status }) => status === 'paused');
  const without = withoutCost > 0 ? ` ${counted(withoutCost, 'one has', 'have')} no cost noted.` : '';
  const left = paused.length > 0 ? ` Paused and not counted: ${paused.map(fullName).join(', ')}.` : '';
  const sums = says(plain, 'byYear') ? `${formatMoney(yearly)} a year` : `${formatMoney(perMonth)} a month`;
  return `Your active subscriptions come to ${sums}.${without}${left}`;
}
