import { matchesIn, weights } from '#capabilities/recipes/rules/food/category-entries.ts';
import { respelled } from '#capabilities/recipes/rules/food/category-spelling.ts';
import { categoryWords } from '#capabilities/recipes/rules/food/category-words.ts';
import { after, before, without } from './phrases.ts';

/** What of a sentence are things to buy. */

const otherLists =
  /\b(?:packing|to-?do|to do|task|birthday|wish|gift|guest|invite|bucket|chore)[ -]?lists?\b|\bwishlist\b|\bremind|\brecipes?\b|\bsubscription|\ballerg|\bfavou?rite\b/i;
/** Speaks of another list, or of what belongs to another topic. */
export const isOtherList = (text: string) => otherLists.test(text);

const listEnding =
  / ?\b(?:(?:back )?(?:on|to|onto|in|into|from|off|off of|out of)) (?:(?:the|my|our|this week's|this weeks|the weekly|the family) )?(?:grocery |groceries |shopping |food |supermarket )?(?:list|lists|groceries|shopping)$| for (?:the|my|our|this week's|the weekly) (?:shop|shopping|groceries|(?:grocery|shopping|food|weekly) (?:list|shop|run|trip))$| (?:to|into) (?:the|my|our) (?:cart|trolley|basket)$/i;
const listBeginning =
  /^(?:(?:to|on|onto|from|off) )?(?:the |my |our )?(?:grocery list|shopping list|groceries|grocery|shopping|list|to buy|(?:(?:i |we )?need )?(?:from )?(?:the )?(?:shops?|store|supermarket|costco|walmart|target|aldi|tesco|lidl|trader joe's))(?: additions?)?\s?[:,–-]\s?|^for (?:the |our )?(?:shop|shopping|groceries|supermarket),? (?=(?:we|i) )|^(?:to|on|onto|in|from|off) (?:the|my|our) (?:grocery |shopping |food )?list,? /i;
const listInside = /\b(?:grocery|groceries|shopping) ?(?:list)?\b|\b(?:on|to|off|from) the list\b/i;
export const speaksOfList = (text: string) => listInside.test(text);

/** Where it is to be bought. */
export const onTheWay =
  / (?:on (?:the|your|my|his) way (?:home|back)|(?:from|at) (?:the )?(?:store|shop|shops|supermarket|market|grocery store))$/i;

/** A request as the groceries see it. */
export interface GroceryWords {
  /** Without the words that name the list. */
  rest: string;
  /** She speaks of the grocery list, so any thing may be meant. */
  isNamed: boolean;
  /** It begins with the list's name: 'groceries: milk, eggs'. */
  isHeaded: boolean;
  /** What she adds about it: 'they're in the cart'. */
  aside: string;
}

/** '... on the list for the kids' */
const forWhom = / for (?:[\p{L}']+ ){0,3}[\p{L}']+$/iu;

/** The text without the words that name the list, and whether there were any. */
export function apartFromList(text: string): Omit<GroceryWords, 'aside'> {
  const headed = after(text, listBeginning);
  const rest = before(text, listEnding) ?? before(without(text, forWhom), listEnding) ?? headed;
  return { rest: rest ?? text, isNamed: rest !== undefined, isHeaded: headed !== undefined };
}

/** Two words that are one thing to buy. */
const wholes =
  /\b(?:mac|macaroni|ham|crackers) (?:and|n|&) cheese\b|\bsalt (?:and|&) (?:pepper|vinegar)\b|\bhalf (?:and|n|&) half\b|\bpeanut butter (?:and|&) (?:jelly|jam)\b|\bpb (?:and|n|&) j\b|\b(?:pork|franks) (?:and|&) beans\b|\bfish (?:and|n|&) chips\b|\bsweet (?:and|&) sour\b|\bcookies (?:and|n|&) cream\b|\bbread (?:and|&) butter pickles\b|\boil (?:and|&) vinegar\b|\bben (?:and|&) jerry|\barm (?:and|&) hammer\b|\bhead (?:and|&) shoulders\b|\bjohnson (?:and|&) johnson\b|\bspaghetti (?:and|&) meatballs\b|\bbiscuits (?:and|&) gravy\b|\bm (?:and|&) m'?s?\b|\bpancake (?:and|&) waffle\b|\bchips (?:and|&) (?:dip|salsa)\b/gi;
/** Stands for the 'and' within one food while a list is divided. */
const joint = '\u0001';

/** 'milk, eggs and mac and cheese' -> three lines, as she says them. */
export function linesIn(text: string): string[] {
  return text
    .replaceAll(wholes, (whole) => whole.replaceAll(' ', joint))
    .split(/\n|, ?and | and also |[,;+]| and | & | plus |\/(?=[a-z])| n (?=[a-z])| [-–—*•] /i)
    .map((line) => tidyLine(line.replaceAll(joint, ' ')))
    .filter((line) => line !== '' && !/^\d{1,2}$/.test(line))
    .flatMap(runTogether);
}

const idle =
  /^(?:(?:also|and|some|the|any|more|another|extra|our|my|of|a few|a couple of|a couple|lots of|plenty of|loads of|enough|these|those|that|this)\s)/i;
const unitAfterArticle =
  /^(?:a|an) (?:dozen|half|quarter|gallon|pint|quart|liter|litre|pound|lb|kilo|kg|bag|box|can|tin|jar|bottle|carton|pack|packet|package|case|bunch|head|loaf|stick|tub|roll|bar|tube|six|cup|couple|few)\b/i;

function tidyLine(line: string): string {
  let text = line.trim().replace(/^[-*•]\s?/, '');
  for (let next = ''; next !== text; ) {
    next = text;
    text = text.replace(idle, '');
  }
  const isAmount = unitAfterArticle.test(text);
  return (isAmount ? text : text.replace(/^an? /i, '')).replace(/ (?:too|as well|again|please)$/i, '').trim();
}

/** Dictated lists have no commas: where a plural stands inside a run of foods it is a list ('milk eggs bread'). */
function runTogether(line: string): string[] {
  const said = line.split(' ');
  const words = categoryWords(line);
  const matches = matchesIn(words);
  const isRun =
    said.length === words.length &&
    matches.length > 1 &&
    matches.every(({ from }, index) => from === (matches[index - 1]?.to ?? 0)) &&
    matches.at(-1)?.to === words.length &&
    matches.slice(0, -1).some(({ to }) => said[to - 1] !== words[to - 1]);
  return isRun ? matches.map(({ from, to }) => said.slice(from, to).join(' ')) : [line];
}

const aside = / (?:for|with|without|from|at|in|of size|size)\b/i;
const brands =
  /\b(?:formula|pull[- ]?ups|k[- ]?cups|capri suns?|gatorade|oreos?|pampers|huggies|pedialyte|la croix|red bull|gummies|gummy bears|uncrustables|lunchables|babybels?|dog treats?|lunch ?meats?|deli meats?|cold cuts)$/i;

/** Whether a line names something that shops sell and lists carry, by its last word: 'apple watch' is no apple. */
export function isShopped(line: string): boolean {
  const name = without(line, aside);
  if (brands.test(name)) return true;
  const plain = categoryWords(name);
  return [plain, plain.map(respelled)].some((words) =>
    matchesIn(words).some(({ to, kind, weight }) => to === words.length && (kind !== 'pet' || weight > weights.vague)),
  );
}

/** Whether every word belongs to a thing to buy, so that the bare words are a list: 'oat milk, wipes'. */
export function isWhollyShopped(line: string): boolean {
  const words = categoryWords(line);
  const covered = matchesIn(words).reduce((sum, { from, to }) => sum + to - from, 0);
  return isShopped(line) && covered === words.length;
}

/** Whether there is a thing to buy somewhere in it: 'little applesauce pouches'. */
export const holdsShopped = (line: string) =>
  isShopped(line) || matchesIn(categoryWords(without(line, aside))).length > 0;

const grammar =
  /\b(?:i|i'm|im|we|we're|he|she|they|you|it|them|him|me|us|is|are|was|were|am|be|been|do|does|did|don't|dont|didn't|doesn't|not|no|never|always|already|have|has|had|there|there's|theres|instead|called|because|but|if|when|need|needs|should|could|would|can't|cant|won't|come|comes|goes|gone|went|ones|they're|please)\b/i;
const verbFirst =
  /^(?:swap|switch|replace|change|make|move|set|take|remove|delete|tick|check|cross|uncheck|untick|add|put|buy|get|cancel|to|on|onto|in|into|off|from|down|up) /i;
/** A line that still holds a sentence was not understood. */
export const isTidyLine = (line: string) => !grammar.test(line) && !verbFirst.test(line) && line.split(' ').length < 9;

const pronoun =
  /^(?:it|that|this|them|those|these|one|meals?|dinner|lunch|breakfast|food|list|everything|all|all of (?:it|them|that))$/i;
export const isPronoun = (line: string) => pronoun.test(line);
const unsaid =
  /^(?:(?:add|put|get)(?: (?:something|a few things|some things|things|stuff))?|something|some things?|a few things|things?|stuff|items?|an item|a thing|new items?)?$/i;
/** Nothing is said about what to buy: 'add something to the list'. */
export const isUnsaid = (text: string) => unsaid.test(text.trim());
