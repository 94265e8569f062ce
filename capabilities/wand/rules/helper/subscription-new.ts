import type { Values } from '../tools/tool.ts';
import { after, without } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { centsIn, frequencyIn, isOftener, withoutPrice } from './subscription-words.ts';
import { whenIn } from './when.ts';
import { asTitle, withoutArticle } from './words.ts';

const pays = /^(?:i|we)(?:'re| are)? (?:also |now |just )?(?:pay|paying|spend) (?:about )?(?:for )?/i;
const joins =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |also |now )?(?:signed up|sign up|subscribed|subscribe|started|joined|got)(?: (?:for|to|with|paying for))? /i;
const adds = /^(?:add|new|create|track|save|put in)(?: a| an| the| our| my)?(?: new)? /i;
const kind = /\b(?:(?:monthly|yearly|annual) )?(?:subscription|membership|sub)(?: (?:for|to|called|named))?[: ]{0,5}/i;
const saysSo = /\bsubscri(?:ption|bed?)\b|\bnew sub\b|\bsigned up\b|\bmembership\b/i;
const details =
  /(?:[,.;]|\b(?:next|bills?|billed|billing|renews?|renewal|charged?|charges|starting|due|it's|its|it|and|yesterday|today|recently|last (?:week|month|night))\b)/i;
/** Money that comes in. */
const income = /\b(?:salary|wages?|income|makes?|earns?|allowance|pocket money)\b/i;
const costs = / (?:is|are|costs?|at|for)(?: us| me)?(?: now)?$/i;

/** 'add netflix 15.99 a month', 'we pay $12 monthly for spotify', 'new subscription spotify' */
export function newSubscription(said: string, { text, people }: Clause, { asked }: Context): Reading[] | undefined {
  if (income.test(said)) return undefined;
  const cents = centsIn(said);
  const frequency = frequencyIn(said);
  const told = after(said, pays) ?? after(said, joins) ?? after(said, adds);
  const isOne = saysSo.test(said) || pays.test(said);
  const isPriced = cents !== undefined && (frequency !== undefined || (told !== undefined && isOne));
  if (!isPriced && (told === undefined || !saysSo.test(said))) return undefined;
  const { when, untimed } = whenIn(withoutPrice(said), asked);
  const serviceName = nameIn(untimed);
  const values: Values = {
    ...(serviceName && { serviceName }),
    ...(cents !== undefined && { subscriptionCost: cents }),
    ...(frequency && { billingFrequency: frequency }),
    ...(when.date && { nextBillingDate: when.date }),
  };
  const ask = (field: string, question: string): Reading[] => [
    { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_subscription', values, field, quote: text } },
  ];
  if (serviceName === '') return saysSo.test(said) ? ask('serviceName', 'Which service is it?') : undefined;
  if (serviceName.split(' ').length > 4 || people.some(({ name }) => serviceName === name)) return undefined;
  // What a class costs is no subscription, unless she says that she pays for it.
  if (told === undefined && /\b(?:class|classes|lessons?|practice)$/i.test(serviceName)) return undefined;
  if (cents === undefined) return ask('subscriptionCost', `How much is ${serviceName}?`);
  if (isOftener(said)) return ask('billingFrequency', `Is ${serviceName} billed monthly, quarterly or annually?`);
  return [{ kind: 'propose', tool: 'add_subscription', values, quote: text }];
}

function nameIn(untimed: string): string {
  const told = after(untimed, pays) ?? after(untimed, joins) ?? after(untimed, adds) ?? untimed;
  const name = without(told.replace(kind, '').replace(/^(?:for|to|of) /i, ''), details);
  return asTitle(withoutArticle(without(without(name.trim(), costs), / (?:costs?|is)$/i)));
}
