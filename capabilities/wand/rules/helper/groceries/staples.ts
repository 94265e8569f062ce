import { runsOf, wordSet } from '../guards/left-over.ts';
import type { Reading } from '../reader.ts';
import { isShopped, isTidyLine } from './words.ts';

/** What is always at home, and so never has to be on the list. */

const often = /\b(?:always|usually|all the time|at all times)\b/i;
const atHome =
  /\b(?:have|has|keep|keeps|got|stock|stocked|home|here|hand|cupboards?|pantry|house|fridge|freezer|kitchen|around)\b/i;
const never =
  /\bnever runs? out\b|\b(?:never|don't ever|dont ever)(?: (?:have|need|needs))?(?: to)? (?:put|add|list|listing|adding|putting|be (?:put|added|listed))\b/i;
const named = /\bstaples?\b/i;
const stocks = /^(?:add|put|save) /i;
const inPantry = / (?:to|in|as) (?:the |my |our )?pantry\b/i;

export const speaksOfStaples = (text: string) =>
  named.test(text) ||
  (stocks.test(text) && inPantry.test(text)) ||
  never.test(text) ||
  (often.test(text) && atHome.test(text));

/** All that only says that it is always at home. */
const known = wordSet(
  `i i've ive we we've weve we'll it it's its that that's thats they they're them those these this there there's theres you your our my the a an some any
  is are be been should can could would must will do does have has had got keep keeps keeping kept stock stocked always usually never ever all time times at in on to of for as from off into out
  run runs home here house hand around cupboard cupboards pantry kitchen fridge freezer shelf household staple staples list lists grocery shopping
  put putting add adding added list listing listed buy get need needs needed no not don't dont doesn't stop leave leaving keep mark note save consider count counts treat register enter record file log include regard declare store class make call set remember down
  something thing things one ones which because since cause so just know please pls also too well plenty enough lot lots loads here family basics basic item food foods now ok stuff bother mention mind include without fyi btw heads up hey way`,
);

const seams = /[,;.!?] (?:and |so |but )?| and (?=(?:put|add|get|buy|grab|we|i|our|my)\b)| but | so /i;
/** Another wish beside it: '..., and put mushrooms on the list', 'strike the diapers from the list, and ...'. */
const wishes =
  /^(?:please |also |can you |could you )?(?:(?:put|add|get|buy|grab|stick|pop|(?:we |i )?need) (?!it\b|them\b|that\b|those\b)|(?:strike|remove|delete|cross|scratch|take|drop|tick|untick|check|uncheck)\b)|^[\p{L} ]{2,30} (?:we|i) (?:still )?(?:need|want)(?: to (?:buy|get))?[.!]?$|^[\p{L} ]{2,30} (?:is|are) (?:all |almost |nearly )?(?:out|gone|low|finished|needed)[.!]?$|^(?!.{0,60}\b(?:it|them|that|those|need|be|not|never|don't|dont)\b)[\p{L} ]{2,30} on (?:the|my|our) (?:grocery |shopping )?list[.!]?$/iu;

const asked = /^(?:is|are|do|does|what|which)\b(?!n't)|\?$/i;
const denied = /(?:n't|\bnot|\bdont|\bno longer) (?:always|usually|a staple)\b/i;

/** 'we always have salt at home', 'no need to list pepper, we always have it' */
export function staples(told: string, quote: string): Reading[] | undefined {
  const said = told.replaceAll(/(\p{L}{2})'s (?=(?:an? |always|already|out|gone|low|in )\b)/giu, '$1 is ');
  if (!speaksOfStaples(said) || asked.test(said) || denied.test(said)) return undefined;
  if (said.split(seams).some((part) => wishes.test(part) && !speaksOfStaples(part))) return undefined;
  const foods = runsOf(said, (word) => known.has(word.toLowerCase())).flat();
  if (foods.length === 0 || !foods.every((food) => isShopped(food) && isTidyLine(food))) return undefined;
  return foods.map((food) => ({ kind: 'propose', tool: 'add_staple', values: { food }, quote }));
}
