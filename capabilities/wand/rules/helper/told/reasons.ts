import { beginsRequest } from '../message/requests.ts';
import { isEcho } from './echo.ts';

/** What only says why, or once more that it is to be kept, is no part of a request. */

/** 'since' may be a time as well, unless somebody or something does something behind it. */
const because =
  /,? (?:(?:because|'?cause(?= (?:i|we|he|she|they|it|there|the|my|our)\b)|cos|cuz|seeing as|given that|in case) |(?<!ever )since (?=(?:i|we|you|he|she|they|it|that|there|nobody|everyone|everybody|(?:the|my|our|his|her|their) [\p{L}' ]{2,30}|\p{L}{2,20})(?:'(?:m|s|re|ve|ll|d)|(?: is| are| was| has| have| had| will| can| can't| won't| don't| doesn't| didn't| isn't| aren't| wants?| needs?| loves?| hates?| keeps?| always| never| already| forgot| got| went| came))\b)|just so (?=(?:i|we|it|it's|that|he|she|they|nobody|everyone)\b))/iu;
const stop = /[,.;:!?](?= |$)|\n/;

const staying =
  /(?<=\b(?:cancel|delete|remove|skip|drop|scrap|pause|move) [^.;!?\n]{3,60}?)(?:,|,? and|,? but) (?:the|my|our|\p{L}{2,20}'s) [\p{L}' -]{2,30} (?:stays?|remains?|can stay|is still on)(?: on| in| put| as is| as it is)?(?=$|[,.;!])/giu;

/** '..., because she loved Sophie's'; nor is there anything to do with what stays. */
export const withoutWhy = (message: string): string => withoutReason(message.replaceAll(staying, ''));

function withoutReason(message: string): string {
  const at = message.search(because);
  if (at < 0) return message;
  const length = message.slice(at + 1).search(stop);
  const end = length < 0 ? message.length : at + 1 + length;
  const why = message.slice(at, end);
  // 'because she has a cold and skip swim too' asks for something as well.
  const asks = [...why.matchAll(/ (?:and|so) /g)].find(({ 0: sign, index }) =>
    beginsRequest(why.slice(index + sign.length), '', true),
  )?.index;
  return message.slice(0, at) + (asks === undefined ? '' : why.slice(asks)) + withoutReason(message.slice(end));
}

/** Where it is to be kept says what it is. */
const isOfKind = /\b(?:as|interests?|ideas?|wishlist|family|friends?|list|birthdays?|allergies|health)\b/i;

/** 'Savannah is not happening, get rid of it' */
const isOver = /\b(?:(?:not|isn't) happening|called off|cancell?ed|is off|fell through)\b/i;
const takenAway = /^(?:please )?(?:get rid of|delete|remove|cancel|scrap|drop) (?:it|that)(?: then| please)?[.!]?$/i;

const seam = /((?:[,;.!?]|\s[–—-]) (?:and |so |but |then )?| so | and (?:then )?|\n)/i;

/** Without 'write that down' in the midst; the same message where nothing of the kind is in it. */
export function withoutEchoes(message: string): string {
  const parts = message.split(seam);
  let rest = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const [sign = '', part = ''] = parts.slice(at, at + 2);
    if (isOver.test(rest) && takenAway.test(part)) continue;
    if (!isEcho(part) || isOfKind.test(part)) rest += sign + part;
  }
  return rest;
}
