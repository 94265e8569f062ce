import { isDeedTo, requestsWithin } from '../message/beginnings.ts';
import { isAboutIt, isCommand } from '../message/requests.ts';
import type { Clause, Reading } from '../reader.ts';
import type { Titles } from '../records/titles.ts';
import { isTelling } from '../told/remark.ts';

/** Whether a request says more than the one thing that was understood of it. */

/** 'when is the checkup what's for dinner' */
const anew = /^(?:what|when|where|who|which)(?:'s)?\b/;
/** 'can Leo eat what's planned this week' is one question. */
const ofWhat = /\b(?:eat|have|drink|like) what(?:'s)?\b/;

/** 'haircut friday at 3 dinner' */
const mealNext = /\b(?:\d{1,4}|\d ?[ap]m|noon|o'clock) (?:breakfast|lunch|dinner|supper)$/;

/** 'leo likes space now add to his interests', 'a present idea for Nora save it: stacking cups' */
const ofSame = /^\p{L}{2,15} (?:to (?:the|my|our|his|her|their)\b|(?:it|this|them):)/u;

/** 'help Leo clean the garage' is one deed. */
const causing = /\b(?:help|let|make|have|watch|see|hear|get|if|that)\b/;

/** 'uncle tom might like a mug add tissues to the list': with nothing between them there may be one request and another. */
export function holdsAnother({ lower, untimed }: Clause, [only, ...others]: readonly Reading[]): boolean {
  if (!only || others.length > 0) return false;
  if (only.kind === 'propose' && /^add_(?:appointment|event)$/.test(only.tool) && mealNext.test(lower)) return true;
  // 'tomorrow remind me to call': only the day is said before it.
  const isFirst = (one: string) => one.startsWith(untimed.toLowerCase().split(' ', 2).join(' '));
  const isAnother = (one: string) => isCommand(one) && !isAboutIt(one) && !ofSame.test(one) && !isFirst(one);
  // 'remember to bring in the chairs': what stands before it is no deed.
  const title = only.kind === 'propose' && only.tool === 'add_task' ? String(only.values.title).toLowerCase() : '';
  const isDeed = (one: string) =>
    title !== '' && isDeedTo(one) && !one.startsWith(title.slice(0, 12)) && !isFirst(one) && !causing.test(lower);
  return requestsWithin(lower).some(
    (one) => isAnother(one) || isDeed(one) || (only.kind === 'answer' && anew.test(one) && !ofWhat.test(lower)),
  );
}

/** 'coterie bills on the 28th, also diapers are in the cart' */
const tellsOfAnother = (piece: string) => isTelling(piece) && !/^(?:i|we|you|s?he|they|it|that|this)\b/i.test(piece);

const amount = /\d{1,5}(?:\.\d{1,2})?(?!\d|st|nd|rd|th)/g;

/** 'HelloFresh is active again and Thrive Market went up' is about both; so is 'coterie is 95 now thrive market is 70 now'. */
export function leavesOut(
  { lower, untimed }: Clause,
  readings: readonly Reading[],
  pieces: readonly string[],
  titles: Titles,
): boolean {
  const values = readings.map((one) => (one.kind === 'propose' ? one.values : {}));
  const costs = new Set(values.flatMap(({ subscriptionCost }) => subscriptionCost ?? []));
  if (costs.size > 0 && new Set(untimed.match(amount)).size > costs.size && values.length > 1) return true;
  const isUntouched = (id: string, title: string) =>
    values.every((one) => one.id !== id) && lower.includes(title.toLowerCase().split(' ')[0] ?? title);
  return (
    pieces.some((piece) => tellsOfAnother(piece.trim())) ||
    [...titles].some(([id, { kind, title }]) => kind === 'subscription' && isUntouched(id, title))
  );
}
