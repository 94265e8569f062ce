import type { Proposal } from '../../../contract.ts';
import { noPrice, saysPrice } from '../birthdays/gift-price.ts';
import { hasFood } from '../meals/words.ts';
import type { Step } from '../reader.ts';
import { countsIn, withoutCounts } from '../subscriptions/words.ts';
import { isIdle, type Led } from './words.ts';

/** What a card has no place for: how much a gift may cost, what a planned week leaves out, how many bags come. */

const wishing = /^(?:(?:but|and|please) )?(?:no|without|not|nothing with|less|more|only|with|some) (?=\p{L})/iu;
const byTaste =
  'The week is planned from your recipes, by what each of you likes and is allergic to; I cannot plan it by anything else. Once it is planned, any meal can be another one: say, for example, ‘tacos on Friday’.';

const beyond: { tool: RegExp; isSaid(text: string, card: Proposal): boolean; text(card: Proposal): string }[] = [
  { tool: /^make_gift_ideas$/, isSaid: saysPrice, text: () => noPrice.text },
  {
    tool: /^plan_week$/,
    isSaid: (text) => wishing.test(text) && hasFood(text.replace(wishing, '')),
    text: () => byTaste,
  },
  {
    tool: /^(?:add|change)_subscription$/,
    isSaid: (text, { subject }) => countsIn(text).length > 0 && isIdle(withoutCounts(text), subject),
    text: ({ subject }) => `I do not keep how many come with ${subject}.`,
  },
];

export function beyondCard([card, ...others]: readonly Proposal[], led: Led, message: string): Step[] | undefined {
  const said = [led.text, message.toLowerCase()];
  const meant =
    card &&
    others.length === 0 &&
    beyond.find(({ tool, isSaid }) => tool.test(card.tool) && said.some((text) => isSaid(text, card)));
  return meant ? [{ kind: 'answer', text: meant.text(card) }] : undefined;
}
