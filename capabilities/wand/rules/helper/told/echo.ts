import { isQuestionLike } from '../message/requests.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** What only says once more that it is to be kept: '..., add both', 'write that down as gift ideas'. */

const verb =
  /^(?:add|write|note|jot|put|save|log|keep|pop|mark|make|get|record|set|book|schedule|list|stick|enter|update|pencil|slot|chuck|bung|file|include|change|fix|move|reschedule)\b/i;
const them =
  /\b(?:them both|them all|both of them|all of them|all of that|all that|that|those|these|this|it|them|both|everything)\b/i;
const idle =
  /\b(?:on (?:the|my|our) list of things to do|down|in|on|up|there|too|an? (?:note|task|to-?do|reminder) (?:out )?of|please|for me|for us|also|now|as well|somewhere|all)\b|\b(?:to|on|in|into|onto|as|under) (?:(?:a|an|the|my|our|his|her|their) )?(?:gift ideas?|interests?|tasks?|notes?|calendar|planner|to ?-?do(?: list)?|list|wishlists?|reminders?|(?:family )?events?|appointments?|family|friends?|subscriptions?|health notes?|birthdays?|allergies|diets?|profiles?|household)\b/gi;

/** Where it is to be kept, as far as it says so: 'as gift ideas'. */
const place = /\b(?:to|on|in|into|onto|as|under) [^\n]/i;

export interface Echo {
  /** The message without it. */
  rest: string;
  /** For each of the parts: ', add it as a gift idea'. */
  ending: string;
}

const singular = (words: string) =>
  words
    .replace(/\bas (gift idea|task|note|reminder|event|appointment|friend)s$/i, 'as a $1')
    .replace(/\bas interests$/i, 'to the interests');

/** 'add those places', 'update the recipes' */
const named =
  /^(?:add|update|fix|correct|note|save)(?: down)? (?:(?:those|these|that|this|both) (?:places?|recipes?|times?|details?|dates?|sizes?|prices?|amounts?|numbers?)|the (?:places|recipes|times|details|dates|sizes|prices|amounts|numbers))(?: (?:please|too|for me|accordingly))?[.!]?$/i;

/** Nothing but that it is to be kept. */
export function isEcho(text: string): boolean {
  const said = withoutPoliteness(text);
  if (named.test(said)) return true;
  if (!verb.test(said) || !them.test(said)) return false;
  return !/[\p{L}\d]/u.test(said.replace(verb, '').replace(them, '').replaceAll(idle, ''));
}

/** 'Camille would like a cookbook and Mom wants slippers. Gift ideas' */
const ideas = /(?:[,.;!]| [–-]) (?:both |all )?(?:good |great |nice )?(?:gift|present) ideas[.!]?$/i;

/** The echo at the end of a message, where there is one. */
export function echoIn(message: string): Echo | undefined {
  const both = /,? (?:both|all)(?: of them)? (?:as |are )?(friend|family)s?[.!]?$/i.exec(message);
  if (both) return { rest: message.slice(0, both.index), ending: `, ${both[1]}` };
  const labelled = isQuestionLike(message) ? -1 : message.search(ideas);
  if (labelled > 0) return { rest: message.slice(0, labelled), ending: ', add it as a gift idea' };
  const at = Math.max(...[', ', '. ', '; ', ' and ', ' - ', '! '].map((sign) => message.lastIndexOf(sign)));
  const last = withoutPoliteness(message.slice(Math.max(at, 0)).replace(/^[,.;! -]+/, ''));
  if (at < 0 || !isEcho(last) || isQuestionLike(message)) return undefined;
  const from = last.search(place);
  const where = from < 0 ? undefined : last.slice(from);
  return { rest: message.slice(0, at), ending: where ? `, add it ${singular(where)}` : '' };
}
