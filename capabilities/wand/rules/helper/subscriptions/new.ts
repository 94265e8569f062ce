import { upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import type { Values } from '../../tools/tool.ts';
import { plainWords } from '../answers/question-words.ts';
import { isIdle, wordSet } from '../guards/left-over.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { pastDay } from '../when/calendar.ts';
import { whenIn } from '../when/when.ts';
import { asTitle } from '../words/words.ts';
import { countUnkept } from './beyond.ts';
import { askedByMonth, weeksIn, withoutWeeks } from './by-weeks.ts';
import { asItIsNow, centsIn, frequencyIn, isService, withoutCounts, withoutPrice } from './words.ts';

const saysSo = /\bsubscri(?:ptions?|bed?|bing)\b|\bnew sub\b|\bsign(?:ed|ing)? (?:\S{1,20} )?up\b|\bmemberships?\b/i;
const pays =
  /\b(?:pay|paying|pays) (?:\S{1,12} ){0,5}for\b|\bpay(?:ing)? for\b|^(?:i|we)(?:'re|'m)? (?:pay|paying|spend)\b/i;
const begins =
  /\b(?:sign(?:ed|ing)? (?:\S{1,20} )?up|subscribed?|started|joined|got|have|add|new|create|track|tracking|save|put|log)\b/i;
/** Money that comes in, or that is no subscription. */
const otherMoney =
  /\b(?:salary|wages?|income|makes?|earns?|allowance|pocket money|mortgage|rent|loan|too much|so much)\b/i;

const isAmount = /[$€£]|\b(?:dollars?|bucks|costs?|charges?|price)\b|\d\.\d\d\b/i;
/** 'diaper subscription from Amazon' */
const soldBy = /(\p{L}{3,20}) subscription from (?:the )?(\p{L}{3,20})/iu;

/** Words beside the name of a service. */
const beside = wordSet(
  `subscription subscriptions subscribe subscribed subscribing membership memberships sub subs sign signed signing up joined join started start starts
  starting pay pays paying paid spend spending cost costs costing price priced bill bills billed billing renew renews renewing renewal charge charges charging comes due falls
  charged payment payments next due first add added track tracking keep save create log under should page list entry set family's called named yesterday last week month night every each per date billing`,
);
const opening =
  /^(?:(?:please|also|and|oh|hey) )?(?:(?:add|track|save|create|log|put in) )?(?:an? |the |our |my )?new(?: (?:monthly|yearly|annual))?(?=[: ](?!york))/i;

/** 'add netflix 15.99 a month', 'we pay $12 monthly for spotify', 'new subscription spotify' */
export function newSubscription(said: string, { text, people }: Clause, { asked }: Context): Reading[] | undefined {
  if (otherMoney.test(said)) return undefined;
  const now = withoutCounts(asItIsNow(said)).replace(soldBy, '$2 $1 subscription');
  const cents = centsIn(now);
  const frequency = frequencyIn(now);
  const weeks = frequency ? undefined : weeksIn(now);
  const isTold = begins.test(said) || pays.test(said);
  const isNamedOne = saysSo.test(said) || isService(said);
  const isOne = isNamedOne || pays.test(said);
  const isByWeek = weeks !== undefined && (isOne || isAmount.test(said));
  const isPriced = cents !== undefined && (frequency !== undefined || isByWeek || (isTold && isOne));
  if (!isPriced && !(isTold && isNamedOne)) return undefined;
  // 'Sign Leo up for t-ball' is a thing to do.
  const isSomebodys = people.some(({ relationship }) => relationship !== 'self');
  if (!isPriced && isSomebodys && !/\bsubscri|\bmemberships?\b|\bsub\b/i.test(said)) return undefined;
  const { when, untimed } = whenIn(withoutWeeks(withoutPrice(now)), asked);
  const [name = '', ...others] = namesIn(untimed, isTold ? people.map((person) => person.name) : []);
  if (others.length > 0) return undefined;
  const serviceName = asTitle(name);
  const last = when.date && billed.test(now) ? pastDay(when.date, said, asked.today) : undefined;
  const since = { nextBillingDate: last ?? null, billingFrequency: frequency ?? 'monthly', status: 'active' } as const;
  const nextBillingDate = last ? upcomingBillingDate(since, asked.today) : when.date;
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
  if (serviceName.split(' ').length > 4 || people.some((person) => serviceName.includes(person.name))) return undefined;
  // What a class costs is no subscription, unless she says that she pays for it.
  if (!isTold && /\b(?:class|classes|lessons?|practice)$/i.test(serviceName)) return undefined;
  if (cents === undefined) return ask('subscriptionCost', `How much is ${serviceName}?`);
  if (weeks) return askedByMonth('add_subscription', values, cents, weeks, text);
  return [{ kind: 'propose', tool: 'add_subscription', values, quote: text }, ...countUnkept(serviceName, said)];
}

/** 'first bill was nov 3' */
const billed =
  /\b(?:bill|payment|charge|renewal|one) was\b|\bwas (?:billed|charged|renewed)\b|\blast (?:bill|billed|payment|charge|charged|paid)\b/i;

/** 'Book of the Month', 'Disney plus' */
const within = new Set('plus + up first fix go all right good news time one'.split(' '));

/** Belongs to a name only inside of it: 'Disney Plus to my subscriptions'. */
const joining = new Set('of the for with and & to my'.split(' '));

/** Each run of words that are nothing else: the name, and whatever was not understood. */
function namesIn(words: string, known: readonly string[]): string[] {
  const told = words
    .replace(opening, '')
    .replace(/\bnew (?=subscription|membership|sub\b|one\b)/i, '')
    .split(/[,;:!?]|\. |\.$| - /);
  const isKnown = (word: string) => {
    const plain = plainWords(word).join('');
    return isIdle(word) || beside.has(plain) || known.some((name) => name.toLowerCase() === plain);
  };
  return told.flatMap((part) => {
    const tokens = part.split(' ').filter(Boolean);
    const names: string[][] = [];
    let isOpen = false;
    tokens.forEach((word) => {
      const isNamed = !isKnown(word) && plainWords(word).length > 0;
      const leads = isOpen && (within.has(word.toLowerCase()) || joining.has(word.toLowerCase()));
      if (isNamed && !isOpen) names.push([word]);
      else if (isNamed || leads) names.at(-1)?.push(word);
      isOpen = isNamed || leads;
    });
    return names.map((name) =>
      name.slice(0, name.findLastIndex((word) => !joining.has(word.toLowerCase())) + 1).join(' '),
    );
  });
}
