import { shownMoney } from '#core/money.ts';
import type { Values } from '../../tools/tool.ts';
import { choosing } from '../question-back.ts';
import { numberOf } from '../when/tokens.ts';

/** What is paid by the week. Subscriptions are kept by the month, the quarter or the year. */

const weekly =
  / ?(?:\b(?:weekly|(?:a|per|each|every|once a|by the) week|bi-?weekly|fortnightly|every (other|second|\d{1,2}|two|three|four|five|six|eight) weeks?)\b|\/ ?(?:wk|week)\b)/i;

/** 'every 4 weeks' -> 4 */
export function weeksIn(text: string): number | undefined {
  const found = weekly.exec(text);
  if (!found) return undefined;
  const isEveryOther = /bi|fortnight|other|second/i.test(found[0]);
  return isEveryOther ? 2 : (numberOf(found[1]?.toLowerCase()) ?? 1);
}

export const withoutWeeks = (text: string) => text.replace(weekly, ' ');

export const onlyByMonth = 'I keep what is billed monthly, quarterly or annually only.';

/** What it comes to in a month, or what she said: she decides. */
export function askedByMonth(tool: string, values: Values, cents: number, weeks: number, quote: string) {
  const perMonth = Math.round((cents * 52) / weeks / 12);
  const choices = [perMonth, cents].map((subscriptionCost) => ({
    label: `${shownMoney(subscriptionCost)} a month`,
    tool,
    values: { ...values, subscriptionCost, billingFrequency: 'monthly' },
  }));
  const [sum, plain] = choices.map(({ label }) => label);
  return choosing(`${onlyByMonth} Shall I note ${sum}, which is as much over the year, or ${plain}?`, choices, quote);
}
