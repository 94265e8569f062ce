import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { plainWords } from '../answers/question-words.ts';
import { withoutAsides, withoutReason } from '../guards/left-over.ts';
import { isAsking, withoutReport } from '../household/told.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { request } from '../words/phrases.ts';
import { listed } from '../words/words.ts';
import { alreadyKept, beyondNoting, countUnkept, dayUnkept, notKept } from './beyond.ts';
import { newSubscription } from './new.ts';
import { switchedService } from './switched.ts';
import { hasWish, type Wish, wishIn } from './wish.ts';
import { asItIsNow, centsIn, frequencyIn, stepIn, subscriptionsIn, withoutPrice } from './words.ts';

/** Reads what is paid for again and again. */
export const subscriptionReader: Reader = async (clause, context) => {
  const said = request(clause.text);
  if (isAsking(said)) return undefined;
  if (/\bremind|\bgrocery|\bgroceries|\bshopping|\bthe list$|\bbirthday/i.test(said)) return undefined;
  const isNew = /\bsubscription from \p{L}/iu.test(said);
  const switched = await switchedService(said, clause, context);
  if (switched) return switched;
  const old = isNew ? undefined : await changed(clause, context);
  const found = old ?? newSubscription(said, clause, context) ?? newSubscription(withoutAsides(said), clause, context);
  return found && (alreadyKept(found, await context.asked.look(subscriptionsApi.list)) ?? found);
};

interface Spoken {
  found: Subscription[];
  isEach: boolean;
  wish: Wish;
}

const paid = /\b(?:costs?|price|bill(?:ed|s|ing)?|renew(?:s|al|ed)?|charged?|pay(?:s|ing)?|subscription|plan)\b/i;

/** Of whom a text speaks, and what becomes of them; undefined where it says anything else. */
function spokenIn(text: string, all: readonly Subscription[], { asked }: Context): Spoken | undefined {
  const now = asItIsNow(withoutReport(text));
  // 'Christmas market on Dec 12 at 4' is no price of Thrive Market.
  if (/ at \d{1,2}$/.test(now) && whenIn(now, asked).when.date && !paid.test(now)) return undefined;
  const { when, untimed } = whenIn(withoutPrice(now), asked);
  const { found, isEach, rest } = subscriptionsIn(all, untimed);
  const told = plainWords(rest);
  // Beside a name that is known a number is its price, but for 'diapers, we need 3'.
  const isCount = /^\d$/.test(told.join(' ')) || told.some((word) => /^(?:needs?|wants?|get|buy)$/.test(word));
  const [number, ...others] = isCount ? [] : told.filter((word) => /^\d{1,4}$/.test(word));
  const cents = centsIn(now) ?? (number && others.length === 0 ? Number(number) * 100 : undefined);
  const words = told.filter((word) => word !== number).join(' ');
  const wish = found.length > 0 ? wishIn({ words, cents, frequency: frequencyIn(now), when }) : undefined;
  // A price of the one and a day of the other are two requests.
  const isMixed = found.length > 1 && wish && Object.keys(wish.values).length > 1;
  return wish && !isMixed ? { found, isEach, wish } : undefined;
}

const it = /\b(?:it|that|them|the (?:membership|subscription|plan))(?:'s)?(?=$| )/;

/** The whole of it, else without its reasons: 'it is too much money, pause coterie', 'cancel thrive, we never use it'. */
function spokenOf(said: string, all: readonly Subscription[], context: Context): Spoken | undefined {
  const whole = spokenIn(said, all, context) ?? spokenIn(withoutReason(said), all, context);
  if (whole) return whole;
  const parts = said.split(/[,;.!] | - | so | (?=(?:i|we) (?:just )?(?:can't|don't|won't|never|am|are|need) )/);
  const spoken = parts.flatMap(
    (part) => spokenIn(part, all, context) ?? spokenIn(withoutReason(part), all, context) ?? [],
  );
  // What is said of another one is not to be lost.
  const isAll = ([first]: readonly Spoken[]) =>
    subscriptionsIn(all, said).found.every((one) => first?.found.some(({ id }) => id === one.id));
  if (spoken.length > 0 || parts.length < 2) return isOnce(spoken) && isAll(spoken) ? spoken[0] : undefined;
  // 'We do not use it any more, cancel it': named in one part, wished for in another.
  const names = subscriptionsIn(all, said).found;
  const named = names.length === 1 ? names[0]?.serviceName : undefined;
  const wished = parts.flatMap((part) =>
    named && it.test(part) ? (spokenIn(part.replace(it, named), all, context) ?? []) : [],
  );
  return wished.length === 1 ? wished[0] : undefined;
}

/** 'remove the diapers' may mean those on the list. */
function isByName(said: string, { serviceName }: Subscription): boolean {
  const [name = ''] = plainWords(serviceName);
  return anyKind.test(said) || plainWords(said).join('').includes(name.slice(0, -1));
}

/** Said once, or twice the same. */
const isOnce = ([first, ...others]: readonly Spoken[]) =>
  first !== undefined && others.every((other) => JSON.stringify(other) === JSON.stringify(first));

const seam = /[,;.!] (?:and |but )?| (?:and|but) /;

/** 'dropped hulu, and spotify is 19.99 now': each part says of another one what becomes of it. */
function eachApart(said: string, all: readonly Subscription[], context: Context): string[] {
  if (!seam.test(said) || subscriptionsIn(all, said).found.length < 2) return [];
  const parts = said.split(seam);
  const spoken = parts.flatMap((part) => spokenIn(part, all, context) ?? []);
  const ids = spoken.flatMap(({ found }) => found.map(({ id }) => id));
  return spoken.length === parts.length && new Set(ids).size === ids.length ? parts : [];
}

async function changed(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { text, lower: said } = clause;
  if (!hasWish(plainWords(asItIsNow(said)).join(' '))) return undefined;
  const all = await context.asked.look(subscriptionsApi.list);
  const parts = eachApart(said, all, context);
  if (parts.length > 1) {
    const { asked, household } = context;
    const each = await Promise.all(parts.map((part) => changed(clauseOf(part, household, asked), context)));
    return each.flatMap((readings) => readings ?? []);
  }
  const unkept = beyondNoting(clause, all);
  if (unkept) return unkept;
  const spoken = spokenOf(said, all, context);
  if (!spoken) return notKept(said, all);
  const { found, isEach, wish } = spoken;
  const { tool } = wish;
  if (tool === 'remove_subscription' && !found.every((one) => isByName(said, one))) return undefined;
  const step = stepIn(asItIsNow(said));
  const valuesOf = (subscription: Subscription): Values => ({
    id: subscription.id,
    ...onlyNew(wish.values, subscription),
    ...(step && { subscriptionCost: (subscription.subscriptionCost ?? 0) + step }),
  });
  if (step && found.some(({ subscriptionCost }) => subscriptionCost === null)) return undefined;
  const propose = (one: Subscription): Reading => ({ kind: 'propose', tool, values: valuesOf(one), quote: text });
  const [one, ...others] = found;
  const counted = one && others.length === 0 ? countUnkept(one.serviceName, asItIsNow(said)) : [];
  if (isEach) return [...found.map(propose), ...dayUnkept(wish.values, clause, context.asked.today), ...counted];
  const choices = found.map((each) => ({ label: each.serviceName, tool, values: valuesOf(each) }));
  const names = found.map(({ serviceName }) => serviceName);
  const question = `Which subscription do you mean: ${listed(names, 'or')}?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: text } }];
}

/** 'coterie went up to $99 a month' says nothing new about the month. */
function onlyNew(values: Values, { billingFrequency }: Subscription): Values {
  const { billingFrequency: said, ...others } = values;
  return said === undefined || (said === billingFrequency && Object.keys(others).length > 0) ? others : values;
}

const anyKind = /\b(?:subscriptions?|memberships?|subs?|delivery|deliveries|box)\b/i;
