import type { BillingFrequency, Subscription } from '#capabilities/subscriptions/contract.ts';
import { centsOf } from '#core/money.ts';
import { meaningOf } from './find-record.ts';

/** Prices, and how often they are paid. */

const often: [BillingFrequency, RegExp][] = [
  ['quarterly', / ?\b(?:quarterly|(?:a|per|each|every) quarter|every (?:three|3) months)\b/i],
  ['monthly', / ?(?:\b(?:monthly|(?:a|per|each|every) month)\b|\/ ?mo(?:nth)?\b)/i],
  ['annually', / ?(?:\b(?:annually|yearly|annual|(?:a|per|each|every) year)\b|\/ ?(?:yr|year)\b)/i],
];
const oftener = /\b(?:weekly|(?:a|per|each|every) (?:week|day)|daily)\b|\/ ?(?:wk|week)\b/i;

export const frequencyIn = (text: string): BillingFrequency | undefined =>
  often.find(([, words]) => words.test(text))?.[0];
/** Paid more often than subscriptions are kept here. */
export const isOftener = (text: string) => oftener.test(text);

const price =
  /[$€£] ?(\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?)|\b(\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?) ?(?:dollars?|bucks|usd|euros?|pounds?)\b|\b(\d{1,6}\.\d\d)\b/i;
const bare =
  /\b(\d{1,4})(?=(?: dollars?)? ?(?:monthly|quarterly|annually|yearly|a month|per month|a year|per year|every month|each month|a quarter|\/ ?mo|\/ ?yr|\/ ?month|\/ ?year))|\b(?:to|at|for|is|now|costs) (?:now )?(\d{1,4})(?: now)?$/i;

/** '$15.49', '29 dollars', '12 a month' */
export function centsIn(text: string): number | undefined {
  const found = price.exec(text) ?? bare.exec(text);
  const typed = found?.slice(1).find(Boolean);
  return typed === undefined ? undefined : centsOf(typed);
}

/** The words without price and frequency. */
export const withoutPrice = (text: string): string =>
  often
    .reduce((rest, [, words]) => rest.replace(words, ' '), text.replace(price, ' ').replace(bare, ' '))
    .replaceAll(/ +/g, ' ')
    .trim();

/** 'coteries' is Coterie. */
const root = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

/** Those whose name has a word of what she says: 'coterie', 'the play kits'. */
export function subscriptionsIn<T extends Pick<Subscription, 'serviceName'>>(
  subscriptions: readonly T[],
  text: string,
): T[] {
  const said = meaningOf(text);
  const joined = said.join('');
  const hits = ({ serviceName }: T) => {
    const words = meaningOf(serviceName);
    return joined.includes(words.join(''))
      ? words.length
      : words.filter((word) => said.some((one) => root(one) === root(word))).length;
  };
  const most = Math.max(0, ...subscriptions.map(hits));
  return most === 0 ? [] : subscriptions.filter((one) => hits(one) === most);
}
