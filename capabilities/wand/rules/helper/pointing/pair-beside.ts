import type { Clock } from '../../tools/tool.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Reading } from '../reader.ts';
import { isRead } from '../shared/apart.ts';
import { whenIn } from '../when/when.ts';
import { deedIn, isOfOne, pointingIn } from './pointing-back.ts';

/** What was told with the request that points back at it, beside another request: 'the cards are out, check that off, and remind me to order stamps'. */

const seam = /[.;!?] (?:and |also |then )?|,? (?:and|also|then|plus) (?:also |then )?|, /gi;

interface Halves {
  first: string;
  second: string;
}

/** 'no tacos tonight, leftovers instead' */
const exchange = /^[^,.;!?]{3,60}, [^,.;!?]{3,40} instead$/i;

/** 'she was born in May' goes on with the other half, and 'that faucet drives me up the wall' is said of it. */
const goesOn = /^(?:s?he|it|they|that|this|those|these|her|his|its|their)\b/i;

/** The told and its request, which is of one thing and stands last. */
function isPair(text: string): boolean {
  if (exchange.test(text)) return true;
  const { deed, behind = [] } = pointingIn(text) ?? {};
  return deed !== undefined && isOfOne(deed) && behind.length === 0;
}

const ontoList = / (?:on|onto|to) (?:the|my|our) (?:grocery |shopping |packing |to-?do )?list$/i;

/** Asks for something by itself, or says when or where it is. */
const isRequest = (text: string, clock: Clock) => {
  const { when, untimed } = whenIn(text, clock);
  const isDated = (when.date ?? when.time) !== undefined && untimed !== '';
  return !deedIn(text) && !goesOn.test(text) && (beginsRequest(text, '', true) || isDated || ontoList.test(text));
};

/** Each place where one ends and the other begins. */
function halvesOf(message: string, clock: Clock): Halves[] {
  return [...message.matchAll(seam)]
    .map(({ 0: sign, index }) => ({ first: message.slice(0, index), second: message.slice(index + sign.length) }))
    .filter(
      ({ first, second }) =>
        (isPair(first) && isRequest(second, clock)) ||
        (isPair(second) && !goesOn.test(second) && isRequest(first, clock)),
    );
}

/** Those who are new may be spoken of in what follows. */
const newNames = (readings: readonly Reading[]) =>
  readings.flatMap((one) => (one.kind === 'propose' && ofSomebody.test(one.tool) ? [String(one.values.name)] : []));
const ofSomebody = /^add_(?:member|birthday)$/;

/** Both of them, each understood for itself; undefined where there are no two, or one is not understood. */
export async function pairBeside(
  message: string,
  clock: Clock,
  understood: (text: string, before: string, names: readonly string[]) => Promise<readonly Reading[]>,
): Promise<readonly Reading[] | undefined> {
  for (const { first, second } of halvesOf(message, clock)) {
    const readings = await understood(first, '', []);
    const others =
      readings.length > 0 && readings.every(isRead) ? await understood(second, first, newNames(readings)) : [];
    if (others.length > 0 && others.every(isRead)) return [...readings, ...others];
  }
  return undefined;
}
