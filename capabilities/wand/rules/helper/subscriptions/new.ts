import { upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { pastDay } from '../when/calendar.ts';
import { whenIn } from '../when/when.ts';
import { asTitle } from '../words/words.ts';
import { countUnkept } from './beyond.ts';
import { askedByMonth, onlyByMonth, weeksIn, withoutWeeks } from './by-weeks.ts';
import { isSent, isTrial, namesIn, sellerFirst, withoutTrial } from './naming.ts';
import { asItIsNow, centsIn, frequencyIn, isService, withoutCounts, withoutPrice } from './words.ts';

const saysSo = /\bsubscri(?:ptions?|bed?|bing)\b|\bnew sub\b|\bsign(?:ed|ing)? (?:\S{1,20} )?up\b|\bmemberships?\b/i;
const pays =
  /\b(?:pay|paying|pays) (?:\S{1,12} ){0,5}for\b|\bpay(?:ing)? for\b|^(?:i|we)(?:'re|'m)? (?:pay|paying|spend)\b/i;
const begins =
  /\b(?:sign(?:ed|ing)? (?:\S{1,20} )?up|subscribed?|started|joined|got|have|add|new|create|track|tracking|save|put|log)\b/i;
/** Money that comes in, or that is no subscription. */
const otherMoney =
  /\b(?:salary|wages?|income|makes?|earns?|allowance|pocket money|mortgage|rent|loan|too much|so much)\b/i;

/** 'lawn service 45 biweekly', but not 'piano at 10 weekly' */
const sumByWeeks =
  /(?<!\b(?:at|for|to|of) )(?<![\d:.-])\b\d{2,4} (?:a week|per week|weekly|bi-?weekly|fortnightly|every (?:other|second|two|\d) weeks?)\b/i;
const isAmount = /[$€£]|\b(?:dollars?|bucks|costs?|charges?|price)\b|\d\.\d\d\b/i;
/** 'add netflix 15.99 a month', 'we pay $12 monthly for spotify', 'new subscription spotify' */
export function newSubscription(said: string, { text, people }: Clause, { asked }: Context): Reading[] | undefined {
  if (otherMoney.test(said)) return undefined;
  const now = sellerFirst(withoutCounts(asItIsNow(said)));
  const cents = centsIn(now);
  const frequency = frequencyIn(now);
  const weeks = frequency ? undefined : weeksIn(now);
  const isTold = begins.test(said) || pays.test(said);
  const isNamedOne = saysSo.test(said) || isService(said);
  const isOne = isNamedOne || pays.test(said) || isSent(said);
  const isByWeek = weeks !== undefined && (isOne || isAmount.test(said) || sumByWeeks.test(now));
  const isPriced =
    cents !== undefined &&
    (frequency !== undefined || isByWeek || byTerm.test(now) || (isTold && isOne) || isService(said));
  if (!isPriced && !(isTold && isNamedOne)) return undefined;
  // 'Sign Leo up for t-ball' is a thing to do.
  const isSomebodys = people.some(({ relationship }) => relationship !== 'self');
  if (!isPriced && isSomebodys && !/\bsubscri|\bmemberships?\b|\bsub\b/i.test(said)) return undefined;
  const { when, untimed } = whenIn(withoutTrial(withoutWeeks(withoutPrice(now).replace(byTerm, ' '))), asked);
  const [name = '', ...others] = namesIn(untimed, isTold || saysSo.test(said) ? wordsFor(people) : []);
  if (others.length > 0) return undefined;
  const serviceName = asTitle(name);
  const last = when.date && billed.test(now) ? pastDay(when.date, said, asked.today) : undefined;
  const since = { nextBillingDate: last ?? null, billingFrequency: frequency ?? 'monthly', status: 'active' } as const;
  const nextBillingDate = last
    ? upcomingBillingDate(since, asked.today)
    : (when.date ?? (isTrial(now) ? when.until : undefined));
  const values: Values = {
    ...(serviceName && { serviceName }),
    ...(cents !== undefined && { subscriptionCost: cents }),
    ...(frequency && { billingFrequency: frequency }),
    ...(nextBillingDate && { nextBillingDate }),
  };
  const ask = (field: string, question: string): Reading[] => [
    { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_subscription', values, field, quote: text } },
  ];
  if (serviceName === '') return saysSo.test(said) ? ask('serviceName', 'Which service is it?') : undefined;
  if (serviceName.split(' ').length > 4 || people.some(({ name: of }) => named(serviceName).includes(of)))
    return undefined;
  // What a class costs is no subscription, unless she says that she pays for it.
  if (!isTold && /\b(?:class|classes|lessons?|practice)$/i.test(serviceName)) return undefined;
  if (cents !== undefined && !frequency && !weeks && byTerm.test(now))
    return ask('subscriptionCost', `${onlyByMonth} How much is ${serviceName} a month?`);
  if (cents === undefined) return ask('subscriptionCost', `How much is ${serviceName}?`);
  if (weeks) return askedByMonth('add_subscription', values, cents, weeks, text);
  // 'we get hay from Chewy every month for $24.99' has words of a shopping list, and a price that is paid again and again.
  const isSaidOutright = frequency !== undefined && isAmount.test(said);
  return [
    { kind: 'propose', tool: 'add_subscription', values, quote: text, ...(isSaidOutright && { isSaidOutright }) },
    ...countUnkept(serviceName, said),
  ];
}

/** 'ballet is 160 a term' */
const byTerm =
  /\b(?:a|per|each|every) (?:term|semester|half[- ]year|(?:other|second) month|(?:two|four|six|[2456]) months|season)\b|\bbi-?monthly\b/i;

/** "Leo's swimming club" is what it is called; 'pay Leo' is not. */
const named = (serviceName: string) => serviceName.replace(/^\p{L}{2,20}'s /u, '');
/** 'a magazine subscription for mum' */
const kin = 'mum mom dad grandma grandpa husband wife kids kid'.split(' ');
const wordsFor = (people: Clause['people']) => (people.length > 0 ? [...people.map(({ name }) => name), ...kin] : []);

/** 'first bill was nov 3' */
const billed =
  /\b(?:bill|payment|charge|renewal|one) was\b|\bwas (?:billed|charged|renewed)\b|\blast (?:bill|billed|payment|charge|charged|paid)\b/i;
