import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import { shownMoney } from '#core/money.ts';
import type { Values } from '../../tools/tool.ts';
import { plainWords } from '../answers/question-words.ts';
import { missing } from '../question-back.ts';
import type { Clause, Reading } from '../reader.ts';
import { after } from '../words/phrases.ts';
import { askedByMonth, onlyByMonth, weeksIn, withoutWeeks } from './by-weeks.ts';
import { saysNoMore } from './wish.ts';
import { asItIsNow, centsIn, countsIn, subscriptionsIn, withoutCounts, withoutPrice } from './words.ts';

/** What is said of a subscription that is there, and cannot be noted as it was said. */

const otherPrice =
  /\b(?:price|cost|bill|fee|rate)s? (?:has |have |just )?(?:changed|went up|went down|increased|dropped|is (?:different|new|higher|lower))$|\b(?:went|gone|goes|going) (?:up|down)(?: again| in price)?$|\b(?:raised|upped|increased|put up) (?:their|its|the) (?:prices?|rates?|fees?)$|\bgot (?:more expensive|cheaper|dearer)$/;

/** 'change the Chewy order to 3 bags' */
const ordered = /\b(?:order|shipment|quantity|amount)\b/;

export function beyondNoting({ text, lower }: Clause, all: readonly Subscription[]): Reading[] | undefined {
  const now = asItIsNow(lower);
  const weeks = weeksIn(now);
  const plain = withoutWeeks(withoutPrice(withoutCounts(now.replace(otherPrice, '').replace(ordered, ''))));
  const { found, rest } = subscriptionsIn(all, plain);
  const [one, ...others] = found;
  if (!one || others.length > 0 || !saysNoMore(plainWords(rest).join(' '))) return undefined;
  const cents = centsIn(withoutCounts(now));
  if (weeks)
    return cents === undefined
      ? [{ kind: 'answer', text: `${onlyByMonth} ${one.serviceName} is ${one.billingFrequency}.` }]
      : askedByMonth('change_subscription', { id: one.id }, cents, weeks, text);
  const uncounted = countUnkept(one.serviceName, now);
  if (uncounted.length > 0 && cents === undefined) return uncounted;
  return otherPrice.test(now)
    ? missing(`How much is ${one.serviceName} now?`, 'change_subscription', { id: one.id }, 'subscriptionCost', text)
    : undefined;
}

/** '2 bags, $32 a month': how many is not passed over in silence. */
export const countUnkept = (serviceName: string, said: string): Reading[] =>
  countsIn(said).length > 0 ? [{ kind: 'answer', text: `I do not keep how many come with ${serviceName}.` }] : [];

/** 'add netflix', which is there. */
export function alreadyKept(readings: readonly Reading[], all: readonly Subscription[]): Reading[] | undefined {
  const [only] = readings;
  const name = only?.kind === 'ask' && only.waiting.kind === 'missing' ? String(only.waiting.values.serviceName) : '';
  const [kept, ...others] = name ? subscriptionsIn(all, name).found : [];
  if (!kept || others.length > 0 || !plainWords(kept.serviceName).every((word) => plainWords(name).includes(word)))
    return undefined;
  const cost = kept.subscriptionCost === null ? '' : `, ${shownMoney(kept.subscriptionCost)} ${kept.billingFrequency}`;
  return [{ kind: 'answer', text: `${kept.serviceName} is there already${cost}.` }];
}

export const staysPaused = 'It stays paused until you say that it goes on: I cannot do that on a day by itself.';
const atOnce = 'It is cancelled at once: I cannot do that on a day by itself, but I can remind you of it.';
const pricedAtOnce = 'The price is noted from now on: I cannot change it on a day by itself.';
/** 'in January', 'from next month' */
const later =
  /\bnext (?:week|month|year|quarter|summer|spring|fall|autumn|winter)\b|\b(?:in|from|starting|after|until|till)(?: in)? (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/;
const forAWhile =
  /\b(?:until|till|til) \S|\b(?:for|this|next) (?:\S{1,12} ){0,3}(?:weeks?|months?|quarters?|winter|summer|while|holidays)\b/;
const onDay = /\b(?:at|by|on|from|before|after|until|till) (?:the )?(?:end|\S)/;

/** Nothing is paused, cancelled or priced by itself on a day, so that the day is not passed over in silence. */
export function dayUnkept(
  { status, nextBillingDate, subscriptionCost }: Values,
  { lower, when }: Clause,
  today: string,
): Reading[] {
  const date = when.date ?? when.until;
  const isLater = nextBillingDate === undefined && date !== undefined && date > today;
  if (status === 'paused' && (isLater || forAWhile.test(lower))) return [{ kind: 'answer', text: staysPaused }];
  const isPricedLater = nextBillingDate === undefined && (isLater || later.test(lower));
  if (subscriptionCost !== undefined && isPricedLater) return [{ kind: 'answer', text: pricedAtOnce }];
  const isThen = (isLater && onDay.test(lower)) || later.test(lower);
  return status === 'cancelled' && isThen ? [{ kind: 'answer', text: atOnce }] : [];
}

const kind = /\b(?:subscription|membership)\b/i;
const stops = /^(?:pause|suspend|freeze|cancel|stop|quit|end|resume|restart|reactivate|unpause|delete|remove|drop) /i;

/** There is nothing to pause; a price for something unknown may be a new subscription. */
export function notKept(said: string, all: readonly Subscription[]): Reading[] | undefined {
  const told = after(said, stops)?.replace(/^(?:the|my|our) /i, '');
  if (!told || !kind.test(told) || subscriptionsIn(all, told).found.length > 0) return undefined;
  const name = told.replace(kind, '').trim();
  return name.split(' ').length <= 3 && name
    ? [{ kind: 'answer', text: `There is no subscription called '${name}'.` }]
    : undefined;
}
