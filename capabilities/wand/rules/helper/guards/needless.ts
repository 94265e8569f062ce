import type { Values } from '../../tools/tool.ts';
import { clear, least, shareOf } from '../likeness/likely.ts';
import type { Context, Step } from '../reader.ts';

/** What need not be asked or said beside the cards of the same message. */

const likelyEnough = 0.3;
const noMeal = /^Nothing is planned for (?:breakfast|lunch|dinner|snack) on /;

/** A question about a part that only tells, or whose answer another part gives; 'not cooking thursday, put pizza' */
export async function isNeedless(step: Step, steps: readonly Step[], said: string, { likely }: Context) {
  const cards = steps.filter((one) => one.kind === 'propose');
  if (step.kind === 'answer') return noMeal.test(step.text) && cards.some(({ tool }) => tool === 'plan_meal');
  if (step.kind !== 'ask' || step.waiting.kind !== 'missing' || cards.length === 0) return false;
  const { tool, values, quote } = step.waiting;
  const isGiven = (given: Values) => Object.entries(values).every(([name, value]) => given[name] === value);
  if (cards.some((card) => card.tool === tool && isGiven(card.values))) return true;
  const [whole, part] = [await likely?.(said), await likely?.(quote)];
  const isDone = cards.some((card) => shareOf(card.tool, whole) > clear);
  return quote !== said && isDone && shareOf(tool, whole) < least / 10 && shareOf(tool, part) < likelyEnough;
}

/** 'Tahoe is cancelled, take the trip out' says it twice, as does 'good morning, how are you'. */
export const isSame = (one: Step, other: Step) =>
  one.kind === 'propose' && other.kind === 'propose'
    ? one.tool === other.tool && JSON.stringify(one.values) === JSON.stringify(other.values)
    : one.kind === 'answer' && other.kind === 'answer' && one.text === other.text;
