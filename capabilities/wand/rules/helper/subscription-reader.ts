import { type Status, type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Values } from '../tools/tool.ts';
import { after, parted, request } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { newSubscription } from './subscription-new.ts';
import { centsIn, frequencyIn, subscriptionsIn } from './subscription-words.ts';
import { listed } from './words.ts';

/** Reads what is paid for again and again. */
export const subscriptionReader: Reader = async (clause, context) => {
  const said = request(clause.text);
  if (/\bremind|\bgrocery|\bgroceries|\bshopping|\bthe list\b|\bbirthday/i.test(said)) return undefined;
  return (await changed(said, clause, context)) ?? newSubscription(said, clause, context);
};

interface Wish {
  tool: string;
  values: Values;
}

const states: [Status, RegExp][] = [
  [
    'paused',
    /^(?:pause|suspend|freeze|hold|stop for now|skip)\b|\bon (?:hold|pause)\b|\b(?:is|are|was) paused\b|\bpaused\b/i,
  ],
  [
    'active',
    /^(?:restart|resume|reactivate|unpause|un-pause|start|activate|renew|turn on|continue)\b|\bback on\b|\bis (?:back|active)\b|\bturned? on again\b|\b(?:restarted|resumed|reactivated|unpaused)\b/i,
  ],
  [
    'cancelled',
    /^(?:cancel|stop|quit|end|unsubscribe from|discontinue|terminate)\b|\b(?:cancelled|canceled|unsubscribed from|stopped|quit|ended|discontinued)\b|\bno longer (?:have|use|pay for|get)\b|\bnot paying for\b/i,
  ],
];
const removes = /^(?:delete|remove|erase|get rid of|drop|take (?=.*\b(?:off|out|from)\b))/i;
const billing = /\b(?:bill(?:s|ed|ing)?|renew(?:s|al|ed)?|charge[sd]?|due|payment|next)\b/i;
const becomes =
  /\b(?:went|goes|gone|up|going|is|are|costs?|price|raised|dropped|now|change|set|update|increased|switch(?:ed)?|move[ds]?|make|bills?|billed|renews?|charges?|charged)\b/i;

/** What of a subscription that is there shall be otherwise. */
function wishIn(said: string, { when }: Clause): Wish | undefined {
  if (removes.test(said)) return { tool: 'remove_subscription', values: {} };
  const cents = centsIn(said);
  const frequency = frequencyIn(said);
  const status = cents === undefined ? states.find(([, words]) => words.test(said))?.[0] : undefined;
  const values: Values = {
    ...(cents !== undefined && { subscriptionCost: cents }),
    ...(frequency && { billingFrequency: frequency }),
    ...(when.date && billing.test(said) && { nextBillingDate: when.date }),
  };
  if (status) return { tool: 'change_subscription', values: { status } };
  return becomes.test(said) && Object.keys(values).length > 0 ? { tool: 'change_subscription', values } : undefined;
}

const saysSo = /\bsubscriptions?\b|\bmembership\b/i;

async function changed(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const wish = wishIn(said, clause) ?? wishIn(request(parted(said).aside), clause);
  if (!wish) return undefined;
  const all = await context.asked.look(subscriptionsApi.list);
  const found = subscriptionsIn(all, nameIn(said));
  if (found.length === 0) return missing(said, wish);
  const [one, ...others] = found;
  const valuesOf = (subscription: Subscription): Values => ({
    id: subscription.id,
    ...onlyNew(wish.values, subscription),
  });
  if (one && others.length === 0)
    return [{ kind: 'propose', tool: wish.tool, values: valuesOf(one), quote: clause.text }];
  const choices = found.map((each) => ({ label: each.serviceName, tool: wish.tool, values: valuesOf(each) }));
  const question = `Which subscription do you mean: ${listed(
    found.map(({ serviceName }) => serviceName),
    'or',
  )}?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: clause.text } }];
}

/** 'coterie went up to $99 a month' says nothing new about the month. */
function onlyNew(values: Values, { billingFrequency }: Subscription): Values {
  const { billingFrequency: said, ...others } = values;
  return said === undefined || (said === billingFrequency && Object.keys(others).length > 0) ? others : values;
}

const nameIn = (said: string) => parted(said).main.replaceAll(/\bsubscriptions?\b/gi, ' ');

/** There is nothing to pause; a price for something unknown may be a new subscription. */
function missing(said: string, { tool, values }: Wish): Reading[] | undefined {
  const isAboutOne = saysSo.test(said) && (tool === 'remove_subscription' || 'status' in values);
  const name = after(said, /^\p{L}{1,30} (?:the |my |our )?/iu)
    ?.replace(saysSo, '')
    .trim();
  return isAboutOne && name ? [{ kind: 'answer', text: `There is no subscription called '${name}'.` }] : undefined;
}
