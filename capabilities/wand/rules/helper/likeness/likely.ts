import type { Likelihoods } from '../../intent/likelihood.ts';
import type { Values } from '../../tools/tool.ts';
import { beginsRequest } from '../message/requests.ts';
import { pointingIn } from '../pointing/pointing-back.ts';
import type { Clause, Context, Reading, Step } from '../reader.ts';
import { isSaidOutright } from './outright.ts';

type Card = Extract<Reading, { kind: 'propose' }>;

/** What readers make of a request, held against what sentences like it ask for. */

/** Which of these it is depends on what is kept, or is a matter of taste. */
const alike = [
  ['add_appointment', 'add_event'],
  ['change_appointment', 'change_event', 'change_task', 'change_trip'],
  ['remove_appointment', 'remove_event', 'remove_task', 'remove_trip', 'dismiss_task', 'skip_appointment'],
  ['change_member', 'change_child'],
  ['add_subscription', 'change_subscription', 'remove_subscription'],
  ['plan_meal', 'clear_meal', 'plan_week', 'copy_week'],
  ['add_gift_idea', 'change_birthday'],
  ['add_groceries', 'untick_groceries'],
  ['remove_groceries', 'tick_groceries'],
];
export const intentsOf = (tool: string) => alike.find((some) => some.includes(tool)) ?? [tool];
/** What it has not learned yet it does not speak against. */
export function shareOf(tool: string, given: Likelihoods | undefined): number {
  const intents = intentsOf(tool);
  if (given && !intents.some((intent) => given.has(intent))) return 1;
  return intents.reduce((sum, intent) => sum + (given?.get(intent) ?? 0), 0);
}

/** 'remove Leo from the trip' removes no trip, and nobody. */
const ofTravelers = ['remove_trip', 'remove_member'];
/** Of the household a birthday is told as of anybody else, and one that is kept as a new one. */
const isBirth = (tool: string, { id, birthdate, date }: Values) =>
  Boolean(id && (birthdate ?? (tool === 'change_birthday' ? date : null)));
const shareFor = ({ tool, values }: Card, given: Likelihoods | undefined) =>
  [tool, ...(values.travelers ? ofTravelers : []), ...(isBirth(tool, values) ? ['add_birthday'] : [])].reduce(
    (sum, one) => sum + shareOf(one, given),
    0,
  );

/** Who says a first and a last day, or a price, does not just tell. */
const isExact = (step: Step) => step.kind === 'propose' && Boolean(step.values.endDate ?? step.values.subscriptionCost);

/** How likely the sentence asks for the least likely of these cards: nothing in the world is certain, but some is out of the question. */
export async function likelihoodOf(
  readings: readonly Reading[],
  { text }: Clause,
  { likely }: Context,
): Promise<number> {
  const cards = readings.filter((one) => one.kind === 'propose');
  const given = isSaidOutright(readings, text) ? undefined : await likely?.(text);
  if (!given) return 1;
  const all = readings.every(isExact) ? 1 - (given.get('none') ?? 0) : 1;
  const share = Math.min(...cards.map((card) => shareFor(card, given)));
  return share / all;
}

/** From here on it is clear what a message asks for. */
export const clear = 0.95;
/** Less is nothing of it. */
export const least = 0.05;
/** More likely than anything else. */
const likelier = 0.5;
/** 'oatmeal again, said no kid ever' */
const remark = 0.98;

/** A single card that does nothing of what the whole message clearly asks for; where there are several, they may be about several things. */
export async function isBesidesTheMatter(steps: readonly Step[], said: string, { likely }: Context): Promise<boolean> {
  const [card, ...others] = steps.filter((one) => one.kind === 'propose');
  const given = card && others.length === 0 ? await likely?.(said) : undefined;
  if (!card || !given || Math.max(...given.values()) < clear) return false;
  if (isSaidOutright([card], card.quote) || isSaidOutright(steps, said)) return false;
  // What is plainly commanded in words of its own is the matter.
  if (beginsRequest(card.quote, '', true) && shareOf(card.tool, await likely?.(card.quote)) > likelier) return false;
  const share = shareFor(card, given) + (steps.length > 1 ? shareOf('question', given) : 0);
  // A remark beside it asks for nothing.
  const none = given.get('none') ?? 0;
  if (none >= clear && isExact(card)) return false;
  return share < least * (1 - none) || (none > remark && share < least / 10 && !pointingIn(said));
}
