import { petKindOf, relationOf } from '../household/words.ts';
import { after } from '../words/phrases.ts';
import { isWhollyShopped } from './words.ts';

/** How the grocery list is named in a sentence. */

const otherLists =
  /\b(?:packing|to-?do|to do|task|birthday|wish|gift|guest|invite|bucket|chore)[ -]?lists?\b|\bwishlist\b|^pack(?:ing)? ?:|\bremind|\brecipes?\b|\bcookbook\b|\bsubscription|\ballerg|(?<!(?:'s|my|his|her|our|their) )\bfavou?rite\b/i;
/** Speaks of another list, or of what belongs to another topic. */
export const isOtherList = (text: string) => otherLists.test(text) || isOfPeople(text);

/** 'put our dog Max on the family list' */
const familyList = / (?:on|onto|to|in|into) (?:the|our|my) (?:family|household) list\b/i;
const isOfPeople = (text: string) =>
  familyList.test(text) &&
  Boolean(petKindOf(text) ?? relationOf(text)) &&
  !isWhollyShopped(text.replace(familyList, '').replace(/^(?:add|put|get) /i, ''));

/** Where she names the list, or the next time they shop; the preposition says whether things come or go. */
const listPhrase =
  /(?:^|(?<=[ ,;:]))(back )?(?:(on|to|onto|in|into|for|from|off|off of|out of) (?:(?:the|my|our|this week's|this weeks|next week's|a|next|weekly|big|family|same) ){0,3}(?:(?:grocery|groceries|shopping|food|supermarket|weekly) )?(?:lists?|groceries|shopping)|for (?:(?:the|my|our|a|next|weekly|big|family) ){0,3}(?:shop|(?:weekly|grocery|food|shopping) (?:shop|run|trip))|(?:to|into) (?:the|my|our) (?:cart|trolley|basket)|(?:down )?(?:for )?(?:the )?next time (?:we|i|you|someone|somebody) (?:shop|go shopping|go (?:at|to|in) the (?:store|shops?|supermarket))|(?:for )?next time (?:someone's|somebody's|we're|i'm|you're) (?:at|to|in) the (?:store|shops?|supermarket))(?= |$|[,.;:!?])/gi;
const listBeginning =
  /^(?:(?:add|put|stick) (?:these |this )?(?:to|on|onto) )?(?:the |my |our )?(?:grocery list|shopping list|groceries|grocery|shopping|list|(?:things )?to buy|(?:next|weekly|big) shop|need(?:ed)?|(?:(?:i |we )?need )?(?:from )?(?:the )?(?:shops?|store|supermarket|costco|walmart|target|aldi|tesco|lidl|trader joe's))(?: additions?| list| to (?:add|buy|get))?(?: ?[:–-] ?|, )/i;
/** 'if anyone goes to Costco: paper plates' */
const shopBeginning =
  /^(?:if|when|next time) .{2,25} (?:store|shops?|supermarket|costco|walmart|target|aldi|tesco|market|shopping)(?:[:,] | (?=(?:i|we|you|please|get|buy|grab|pick)\b))|^(?:the |our |my )?(?:grocery |shopping )?list (?:needs|is missing|should have|could use|wants) /i;
const listInside = /\b(?:grocery|groceries|shopping) ?(?:list)?\b|\b(?:on|to|off|from|for) the list\b/i;
export const speaksOfList = (text: string) => listInside.test(text);

/** A request as the groceries see it. */
export interface GroceryWords {
  /** Without the words that name the list. */
  rest: string;
  /** She speaks of the grocery list, so any thing may be meant. */
  isNamed: boolean;
  /** Whether things go onto the list or come off it, as far as she says so. */
  direction: 'on' | 'off' | undefined;
}

/** The text without the words that name the list, wherever they stand. */
export function apartFromList(text: string): GroceryWords {
  const headed = after(text, listBeginning) ?? after(text, shopBeginning);
  const [found] = text.matchAll(listPhrase);
  const [, , preposition = ''] = found ?? [];
  const rest = (headed ?? text.replaceAll(listPhrase, (_, back = '') => `${back} `))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .trim();
  return {
    rest: rest.replace(/^[,:;-] /, ''),
    isNamed: headed !== undefined || found !== undefined,
    direction: found ? (/^(?:from|off|out)/i.test(preposition) ? 'off' : 'on') : undefined,
  };
}
