import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { fullName, kindOf } from '#capabilities/subscriptions/rules/service.ts';
import { shownMoney } from '#core/money.ts';
import { findRecords } from '../records/find-record.ts';
import { isService, subscriptionsIn } from './subscription-words.ts';
import { toCome } from './entries.ts';
import type { Question, Topic } from './question.ts';
import { plainWords } from './question-words.ts';
import { byYear, comparedOf, compares, perYear, streamingOf, sumOf, totalOf } from './subscription-sums.ts';
import { briefDay, counted, lines, onDay, spanWords } from './words.ts';

/** What the family pays for again and again, and when it is billed. */

const aboutThem =
  /\b(subscriptions?|subscribed?|subs?|pause|hold|cancel|status|running|owe|renew|renews|renewal|renewals|renewing|bill|bills|billed|billing|pay|pays|paying|payment|payments|cost|costs|costing|charging|spend|spending|charged?|charges|paused|cancelled|canceled|active|memberships?|deliver|delivers|delivery|deliveries|delivered|box|ship|ships|shipped|shipping|shipment|how much|price|due|still|monthly|quarterly|yearly|annually|biggest|expensive|arrives?|still have|run out|runs out)\b/;
const idle =
  /^(subscriptions?|subscribed?|subs?|pause|cancel|stop|stopped|status|state|running|owe|wise|mkt|renew\w{0,20}|bill|bills|billed|billing|pay|pays|paying|payments?|costs?|costing|expenses?|charging|spend|spending|charged?|charges|paused|cancelled|canceled|active|memberships?|deliver\w{0,20}|box|boxes|ship\w{0,20}|price|total|sum|monthly|yearly|annual|annually|per|money|altogether|together|run|runs|services?|each|every|recurring|currently|kit|sign|signed|hold|soonest|quarterly|biggest|expensive|most|highest|cheapest|priciest|least|save|saving|without|if|dropped|ditched|drop|more|less|cheaper|pricier|dearer)$/;

/** 'what do we pay in all', 'in total a year' */
const isInAll = (plain: string) =>
  /\b(pay|paying|spend|cost|costs)\b/.test(plain) && /\b(in all|in total|all together|altogether|total)\b/.test(plain);
const ofThem =
  /\b(subscriptions?|subscribed|subs?|memberships?|renew\w{0,20}|bill\w{0,20}|charged|payments?|paused|cancelled|spend|paying|owe)\b/;

export const subscriptions: Topic = async (question) => {
  const { plain, asked } = question;
  const all = await asked.look(subscriptionsApi.list);
  // A name that is nothing else is enough: 'hellofresh', but not 'diapers'.
  const isNamed = all.some(({ serviceName }) => question.words.includes(plainWords(serviceName)[0] ?? ''));
  // 'do we have netflix'
  const isKnownOne = isService(plain) && /^(?:do|are|have|got|did)\b/.test(plain);
  if (!aboutThem.test(plain) && !isNamed && !isKnownOne) return undefined;
  const words = question.words.filter((word) => !idle.test(word));
  if (words.length === 0 && all.length > 0 && isInAll(plain)) return totalOf(all, plain);
  const records = all.map((subscription) => ({
    subscription,
    title: fullName(subscription),
    beside: kindOf(subscription),
  }));
  const meant = findRecords(records, words.join(' ')).map(({ subscription }) => subscription);
  // 'are lovevery and coterie paused'
  const each = subscriptionsIn(all, words.join(' '));
  const named = meant.length === 0 && each.isEach && each.rest === '' ? each.found : meant;
  if (named.length > 1 && /\b(together|altogether|total|sum)\b/.test(plain)) return sumOf(named, plain);
  if (named.length > 1 && compares.test(plain)) return comparedOf(named, plain);
  if (named.length > 0) return named.map((subscription) => about(subscription, question)).join('\n');
  if (/^(?:tv )?streaming$/.test(words.join(' '))) return streamingOf(all, plain);
  if (words.length > 0)
    return isKnownOne || /\b(subscriptions?|renews?|billed|membership)\b/.test(plain)
      ? `I do not know of '${words.join(' ')}' among your subscriptions.`
      : undefined;
  return ofThem.test(plain) ? ofAll(all, question) : undefined;
};

const often: Record<string, string> = { monthly: 'a month', quarterly: 'a quarter', annually: 'a year' };

const price = ({ subscriptionCost, billingFrequency }: Subscription) =>
  subscriptionCost === null ? 'no cost noted' : `${shownMoney(subscriptionCost)} ${often[billingFrequency]}`;

function about(subscription: Subscription, { plain, asked }: Question): string {
  const { upcomingBillingDate: next, status, runsOutOn } = subscription;
  const name = fullName(subscription);
  const state = status === 'active' ? '' : ` It is ${status}.`;
  const billed = next && status === 'active' ? `${name} renews ${onDay(next, asked.today)}` : undefined;
  if (/\bruns? out\b/.test(plain) && runsOutOn) return `${name} runs out ${onDay(runsOutOn, asked.today)}.`;
  const asksSaving = /\bsav(?:e|ing)\b/.test(plain);
  if (
    !asksSaving &&
    /\b(active|paused?|hold|cancel|cancelled|canceled|stop|stopped|status|state|running|still)\b/.test(plain)
  )
    return `${name} is ${status}${billed ? ` (${price(subscription)}), and renews ${onDay(next ?? '', asked.today)}` : ''}.`;
  if (/\b(when|next|what day|which day|soon)\b/.test(plain))
    return billed ? `${billed}, ${price(subscription)}.` : `No next billing date for ${name}.${state}`;
  // What is billed by the month, asked for by the year.
  const isByYear = byYear.test(plain) && subscription.subscriptionCost !== null;
  const yearly =
    isByYear && subscription.billingFrequency !== 'annually' ? ` (${shownMoney(perYear(subscription))} a year)` : '';
  return `${name}: ${price(subscription)}${yearly}${billed ? `, next on ${briefDay(next ?? '', asked.today)}` : ''}.${state}`;
}

const line = (subscription: Subscription, today: string) => {
  const { upcomingBillingDate: next, status } = subscription;
  const when = status === 'active' ? next && `next ${briefDay(next, today)}` : status;
  return [`${fullName(subscription)}: ${price(subscription)}`, when].filter(Boolean).join(', ');
};

function ofAll(all: readonly Subscription[], { plain, asked, span }: Question): string {
  const { today } = asked;
  if (all.length === 0) return 'No subscriptions are noted yet.';
  const state = ['paused', 'cancelled', 'active'].find((word) =>
    plain
      .replaceAll('canceled', 'cancelled')
      .replace(/\b(did|have) (we|i) cancel\b/, 'cancelled')
      .includes(word),
  );
  if (state) {
    const those = all.filter(({ status }) => status === state);
    return those.length > 0
      ? `${counted(those.length, `${state} subscription`)}:\n${lines(those.map((one) => line(one, today)))}`
      : `No subscription is ${state}.`;
  }
  const asksMost = /\b(biggest|expensive|highest|priciest|the most)\b/.test(plain);
  if (asksMost || /\b(cheapest|the least)\b/.test(plain)) {
    const sorted = all.filter(({ status }) => status === 'active').toSorted((a, b) => perYear(b) - perYear(a));
    const one = asksMost ? sorted[0] : sorted.at(-1);
    if (one) return `${line(one, today)}.`;
  }
  if (
    /\b(how much|spend|spending|total|together|altogether|add up|sum|costs?|pay|paying)\b/.test(plain) &&
    !/\b(?:paying|pay) for(?: (?:every|each|a) month| monthly)?$/.test(plain)
  )
    return totalOf(all, plain);
  const billed = all
    .filter(({ status, upcomingBillingDate }) => status === 'active' && upcomingBillingDate)
    .toSorted((a, b) => (a.upcomingBillingDate ?? '').localeCompare(b.upcomingBillingDate ?? ''));
  const asksWhen = /\b(renew\w{0,20}|bill|bills|billed|billing|charged?|payments?|due|owe|coming up|when|whens)\b/.test(
    plain,
  );
  if (span && asksWhen) {
    const days = toCome(span, today);
    const within = billed.filter(({ upcomingBillingDate: next }) => next && next >= days.from && next <= days.to);
    return within.length > 0
      ? `Renewing ${spanWords(days, today)}:\n${lines(within.map((one) => line(one, today)))}`
      : `Nothing renews ${spanWords(days, today)}.`;
  }
  const [first, second] = billed;
  const next = isAfter.test(plain) ? second : first;
  if (asksWhen && next?.upcomingBillingDate && /\b(next|first|soonest)\b/.test(plain))
    return `Next is ${fullName(next)}, ${onDay(next.upcomingBillingDate, today)}, ${price(next)}.`;
  if (asksWhen && billed.length === 0) return 'No next billing date is noted for any subscription.';
  const shown = asksWhen ? billed : all;
  return `${counted(shown.length, 'subscription')}:\n${lines(shown.map((one) => line(one, today)))}`;
}

/** Asked after the next one. */
const isAfter = /\bafter that$/;
