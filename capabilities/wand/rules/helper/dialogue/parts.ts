import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context } from '../reader.ts';
import { isTelling } from '../told/remark.ts';
import { isIdle, ledBy } from './words.ts';

/** A message in parts, of which some only tell why: '5 would be better, it is guacamole night'. */

const between =
  /(?<!\b(?:st|dr|mr|mrs|ms|mt|ave))[,;.!?…]{1,3} | [-–—]{1,2} | because | since | cause | but | as (?=i |we |he |she |they )/i;

export const partsOf = (text: string): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** 'Wednesdays are bad', 'Mia's is fine as it is' */
const unfit =
  /\b(bad|no good|not good|not great|doesn't work|don't work|won't work|isn't good|can't|cannot|won't make|too early|too late|busy|taken|full|booked|impossible|not possible|is off|are off|day off|clashes|fine as it is|stays as it is|is right|'s right|is correct)\b/i;
const somebody =
  /^(?:i|i'm|i've|i'll|we|we're|we've|we'll|he|he's|he'll|she|she's|she'll|they|they're|they'll|my \p{L}{1,20}|our \p{L}{1,20}|his \p{L}{1,20}|her \p{L}{1,20}) (?!need |want |meant |mean |said |also need |still need )/iu;
const wanting = /\b(?:need|needs|want|wants|ran out|out of|low on|running|add|buy|get)\b/i;

/** Without an hour, a number or a request of its own; a day may be in it where it tells what somebody does. */
export function isRemark(part: string, { asked, household }: Context): boolean {
  if (unfit.test(part)) return true;
  const { when } = clauseOf(part, household, asked);
  const isDated = when.date !== undefined && !somebody.test(part);
  return !isDated && !when.time && !/\d/.test(part) && !beginsRequest(part, '', true) && part.split(' ').length <= 8;
}

/** What somebody does, with no wish in it. */
export const isOfSomebody = (part: string) => somebody.test(part);

/** A sentence of its own, which nobody would put on a list. */
export const isSentence = (part: string) =>
  unfit.test(part) ||
  somebody.test(part) ||
  / (?:is|are|was|were|has|have|had) /i.test(part) ||
  isTelling(part.toLowerCase());

/** 'add that', 'please fix it' */
const wishing =
  /^(?:please |so |and |just )?(?:add|put|save|note|write|keep|change|fix|update|move|set) (?:it|that|them|those)(?: (?:in|down|too|on|there|please))?$/i;

/** Says nothing besides the other parts. */
export const isEmpty = (part: string) => isIdle(part) || wishing.test(part);

/** The only part of a message that is no remark; undefined where there are more, or where all of it is. */
export function coreOf(message: string, context: Context): string | undefined {
  const { asked, household } = context;
  const parts = partsOf(message).filter((part) => !isEmpty(part));
  const saying = parts.filter((part) => !isSentence(part) || ledBy(part).isCorrection);
  const names = (part: string) => clauseOf(part, household, asked).people.length > 0;
  const isSaying = (part: string) => names(part) || !isRemark(part, context);
  const [only, ...others] = saying.length > 1 ? saying.filter(isSaying) : saying;
  const isTold = (part: string) => isSentence(part) && !/\d/.test(part) && !wanting.test(part);
  const isRest = parts.every((part) => part === only || isTold(part) || isRemark(part, context));
  return only && others.length === 0 && only !== message && isRest ? only : undefined;
}
