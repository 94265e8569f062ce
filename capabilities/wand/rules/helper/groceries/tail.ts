import { plainWords } from '../answers/question-words.ts';
import { wordSet } from '../guards/left-over.ts';

/** What may follow the things of a request and says nothing about them. */

const tail =
  /(?:^|,? )(?:left|any ?more|again|either|already|yet|back|home|off|out|too|as well|also|now|just now|please|pls|plz|thanks|thank you|ta|cheers|xx?|asap|then|instead|ok|okay|though|tho|today|earlier|yesterday|soon|needed|on there|in there|there|after all|for (?:me|us|it|that|them|this|now|then|next time)|this (?:week|time)|(?:would|could|can|will) (?:you|u)|if (?:you|u) (?:can|could|would|please|don't mind)|when (?:you|u) (?:can|get a chance)|as (?:bought|done|got|checked|purchased|ticked)(?: off)?|done|tbh|lol|mate|love|dear|hun|ffs|any longer|by (?:mistake|accident)|in|on|down|up)$/i;
const likes = new Set('like likes love loves want wants wanted eats uses'.split(' '));
const between = new Set('always really all'.split(' '));

/** 'cheese sticks that Mia likes' -> 'cheese sticks' */
function withoutRelative(text: string): string {
  const words = text.split(' ');
  if (words.length < 3 || !likes.has(words.at(-1)?.toLowerCase() ?? '')) return text;
  words.pop();
  if (between.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  words.pop();
  return words
    .join(' ')
    .replace(/ the$/i, '')
    .replace(/ (?:that|which)$/i, '');
}

/** Where it is to be bought. */
const onTheWay =
  /,? (?:on (?:the|your|my|his|her) (?:way (?:home|back|in|to work|from work)|lunch break|break)|(?:at|during|over) lunch|after work|(?:from|at|in) (?:the )?(?:corner |local |grocery |farmers |farmer's )?(?:store|shops?|supermarket|market|grocery store|costco|walmart|target|aldi|tesco|lidl|trader joe's))$/i;
const errand = /(?:^|,? )(?:for )?(?:while|when|whenever|if|next time) (?=\p{L})/iu;
const shops = wordSet(
  'out there next shopping store shop shops supermarket market grocery groceries town costco walmart target aldi tesco lidl tomorrow later',
);

/** 'for when David goes to the store' */
function withoutErrand(text: string): string {
  const found = errand.exec(text);
  const words = found ? plainWords(text.slice(found.index)) : [];
  return found && words.length < 11 && shops.has(words.at(-1) ?? '') ? text.slice(0, found.index) : text;
}

const atHome =
  /,? (?:at home|in(?: the)? house|in (?:the|our|my) (?:pantry|house|cupboards?|kitchen|fridge|freezer|bathroom))$/i;
/** Says that something is gone: 'no milk left'. */
export const isNoneLeft = (text: string) => / (?:left|any ?more)$/i.test(text) || atHome.test(text);

/** What is bought for somewhere may be no food for the list: 'put eggs in the fridge'. */
export function withoutTail(text: string, isPlaced = false): string {
  const endings = isPlaced ? [onTheWay, tail] : [onTheWay, tail, atHome];
  const said = withoutErrand(withoutRelative(text.trim()));
  const rest = endings.reduce((words, ending) => words.replace(ending, ''), said).replace(/[\s,.;:!?-]$/, '');
  return rest === text ? rest : withoutTail(rest, isPlaced);
}

const asksAfter = / (?=(?:i|we)(?:'ll| will)? (?:need|have to|want|must|should)\b)/i;
/** 'since I'm baking on Sunday I'll need brown sugar' -> 'I'll need brown sugar' */
export const withoutOccasion = (text: string) =>
  /^(?:for|since|as|because) /i.test(text) ? text.slice(text.search(asksAfter) + 1) : text;

const purpose =
  /(?:^|,? )for (?:the|an?|my|our|his|her|their) (?:(?!and )[\p{L}'-]{2,20} ){0,2}[\p{L}'-]{2,20}(?=$|[,;.!?])/iu;
/** 'apples, for the pie': what things are for is none of them. */
export const withoutPurpose = (text: string) => text.replace(purpose, '');

const occasion =
  / for (?:[\p{L}'’-]{1,20} ){0,4}(?:party|parties|snacks?|lunch(?:es)?|dinners?|breakfasts?|brunch|picnic|class|game|practice|trip|cookout|bbq|barbecue|potluck|bake sale|sleepover|playdate|camping|movie night|thanksgiving|christmas|halloween|easter|birthday|shower|wedding|guests)$/iu;
/** 'chips and salsa for the party': what a whole list is for is no part of its last thing. */
export const withoutListPurpose = (text: string) => (isSeveral.test(text) ? text.replace(occasion, '') : text);
const isSeveral = /,| and | & /i;

/** Says what is to stay as it is, or not to be bought at all. */
const spares =
  /^(?:but |and |just )?(?:(?:leave|keep) .{0,30}\b(?:rest|others?|else|alone|as (?:it )?is)\b|(?:don't|dont|do not) (?:touch|change|judge|worry|ask|tell|laugh|remove)\b|not (?!much |many |enough |a |one |any ))/i;
export const isSpared = (text: string) => spares.test(text);

const lacks = /^(?:but )?no (?!more |longer |need |wait|not |i |make |actually)/i;
/** 'but no diapers yet', and not 'no milk left', which is to be bought. */
export const isLacking = (text: string) => lacks.test(text) && !isNoneLeft(text);
