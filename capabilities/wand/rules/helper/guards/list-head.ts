import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { bounds } from '../groceries/parts.ts';
import { toldIn } from '../groceries/told.ts';
import type { Reading } from '../reader.ts';

/** What goes on behind it with more of the same. */
const goesOn = /^(?:,? and |, | & )(?=\p{L})/iu;

/** 'put salmon and milk in the cart': where, is said behind the last of them. */
const placing = /^(?:put|throw|toss|pop|stick|drop) /i;

/** Whether bare things are only the beginning of a list of which something is told: 'yogurt' in 'yogurt and cheese are in the cart'. */
export function isListHead(
  text: string,
  after: string,
  readings: readonly Reading[],
  household: readonly HouseholdMember[],
): boolean {
  const areBought = readings.every((one) => one.kind === 'propose' && one.tool === 'add_groceries');
  const isOwn = !placing.test(text) && toldIn(text, undefined, household).length > 0;
  if (!areBought || !goesOn.test(after) || isOwn) return false;
  const [next = ''] = after.replace(goesOn, '').split(bounds);
  return toldIn(next, undefined, household).some(({ isBehind, things }) => isBehind && things !== '');
}
