import { behind, before as upTo } from '../words/phrases.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { withName } from './pronouns.ts';

/** 'it' in a command, where the words before it say why: "can't make the dentist on Thursday, move it to Friday". */

const missing =
  /\b(?:can't|cannot|can not|won't be able to|not able to|unable to|have to|has to|will|won't) (?:make it to|make|do|go to|attend|come to|get to|miss) /i;
const unfit =
  / (?:doesn't work|don't work|does not work|won't work|isn't going to work|is too (?:early|late|soon)|clashes|doesn't suit|is no good|is not good)\b/i;
const changing =
  /^(move|reschedule|push|postpone|shift|bump|change|switch|cancel|delete|remove|skip|drop) (?:it|that|them)\b/i;

/** The command with what it is about in place of 'it'; undefined where that is not clear. */
export function commandAbout(before: string, next: string, names: readonly string[]): string | undefined {
  const command = withoutPoliteness(next);
  const reason = withoutPoliteness(before);
  const thing = behind(reason, missing) ?? upTo(reason, unfit);
  return thing && changing.test(command)
    ? withName(command.replace(changing, `$1 ${thing}`), [before], names)
    : undefined;
}

const doneThen =
  /(?<=\b(?:can't|cannot|won't) (?:do|make|have|cook) [^?]{3,80})(?:[,;.]| so| and) (?:(?:so|but|please|just|let's|lets|we'll|we can) ){0,2}(?:do|have|cook|eat) (?:it|that|them) (?:on )?(?=(?:next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?: night)?(?: instead)?[.!]?$)/i;

/** "can't do spaghetti Thursday, do it Friday instead": what cannot be on the one day is moved to the other. */
export const asMoved = (message: string) => message.replace(doneThen, ', move it to ');

const unsaid =
  /^(add|put|stick|pop|throw)(?= (?:to|on|onto|in|into) (?:the |my |our )?[\p{L} -]{0,12}(?:list|calendar|menu)$)/iu;

/** 'we need snow chains, add to the packing list' */
export const isUnsaid = (text: string) => unsaid.test(withoutPoliteness(text));
export const withIt = (text: string) => withoutPoliteness(text).replace(unsaid, '$1 it');
