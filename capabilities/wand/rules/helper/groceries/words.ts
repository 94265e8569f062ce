import { categoryWords, matchesIn, respelled, weights } from '#food/shelves.ts';
import { without } from '../words/phrases.ts';
import { remembered } from '../words/remembered.ts';
import { atFurtherAmount, beginsWithUnit, isAmount, withoutAmount, withoutAmountBehind } from './amounts.ts';
import { isDescribing, type Punctuation, thingsInRun } from './run-together.ts';

/** What of a sentence are things to buy. */

/** Two words that are one thing to buy. */
const wholes =
  /\b(?:mac|macaroni|ham|crackers) (?:and|n|&) cheese\b|\bsalt (?:and|&) (?:pepper|vinegar)\b|\bhalf (?:and|n|&) half\b|\bpeanut butter (?:and|&) (?:jelly|jam)\b|\bpb (?:and|n|&) j\b|\b(?:pork|franks) (?:and|&) beans\b|\bfish (?:and|n|&) chips\b|\bsweet (?:and|&) sour\b|\bcookies (?:and|n|&) cream\b|\bbread (?:and|&) butter pickles\b|\boil (?:and|&) vinegar\b|\bben (?:and|&) jerry|\barm (?:and|&) hammer\b|\bhead (?:and|&) shoulders\b|\bjohnson (?:and|&) johnson\b|\bspaghetti (?:and|&) meatballs\b|\bbiscuits (?:and|&) gravy\b|\bm (?:and|&) m'?s?\b|\bpancake (?:and|&) waffle\b|\bchips (?:and|&) dip\b/gi;
/** Stands for the 'and' within one food while a list is divided. */
const joint = '\u0001';

/** 'milk, eggs and mac and cheese' -> three lines, as she says them. */
export function linesIn(text: string): string[] {
  const punctuation = { hasCommas: /[,;\n]/.test(text), hasAnd: / (?:and|&|plus) /i.test(text) };
  return text
    .replaceAll(wholes, (whole) => whole.replaceAll(' ', joint))
    .split(/\n|, ?and | and also |[,;+]| and | & | plus |\/(?=[a-z])| n (?=[a-z])| [-–—*•] /i)
    .map((line) => tidyLine(line.replaceAll(joint, ' ')))
    .filter((line) => line !== '' && !/^(?:\d{1,2}|oh|ah|um|uh|hmm|ugh|ok|okay|yeah|wait)$/i.test(line))
    .flatMap((line) => runTogether(line, punctuation))
    .reduce<string[]>(withOwnAmount, []);
}

/** 'rice, 10 lb bag': how much of what stands before it. */
const withOwnAmount = (lines: string[], line: string) =>
  /^\d/.test(line) && isAmount(line) && lines.length > 0
    ? [...lines.slice(0, -1), `${lines.at(-1)} (${line})`]
    : [...lines, line];

const idle =
  /^(?:(?:also|and|some|the|any|more|another|extra|our|my|her|his|their|of|a few|a couple of|a couple|lots of|plenty of|loads of|enough|these|those|that|this)\s)/i;
/** 'one more milk', '2 more cans': the list knows what is on it. */
const oneMore = /(?<=^(?:\d{1,2}|one|two|three|four|five|six) )more /i;
function tidyLine(line: string): string {
  let text = line.trim().replace(/^[-*•]\s?/, '');
  for (let next = ''; next !== text; ) {
    next = text;
    text = text.replace(idle, '');
  }
  return (beginsWithUnit(text) ? text : text.replace(/^an? /i, ''))
    .replace(oneMore, '')
    .replace(/ (?:too|as well|again|please)$/i, '')
    .trim();
}

/** Dictated lists have no commas: 'apple juice a dozen bagels milk'. */
function runTogether(line: string, punctuation: Punctuation): string[] {
  const [first, further] = atFurtherAmount(line);
  if (further && isShopped(first) && isShopped(further))
    return [...thingsInRun(first, punctuation), ...runTogether(further, punctuation)];
  return thingsInRun(line, punctuation);
}

const aside = / (?:for|with|without|from|at|in|of size|size)\b/i;
const brands =
  /\b(?:formula|pull[- ]?ups|k[- ]?cups|capri suns?|gatorade|oreos?|pampers|huggies|pedialyte|la croix|red bull|gummies|gummy bears|uncrustables|lunchables|babybels?|dog treats?|lunch ?meats?|deli meats?|cold cuts)$/i;

/** What foods come in: 'cheese sticks'. */
const shapes =
  / (?:sticks|slices|pouch(?:es)?|cups|bites|bars|packs?|bags?|boxes|cans|rolls?|puffs|tablets|tabs|pods|refills?|liners|rounds|strips|cubes|balls|rings|melts|tubs|tins|mix|spray|gel|oil|powder)$/i;

/** Without what is said of it besides: how much, or in brackets. */
const nameIn = (line: string) => withoutAmountBehind(without(line, / x ?\d{1,2}$| \(/i));

/** Whether a line names something that shops sell and lists carry, by its last word: 'apple watch' is no apple. */
export const isShopped = (line: string): boolean => known(line, () => namesShopped(line));
const known = remembered<boolean>();

function namesShopped(line: string): boolean {
  const name = nameIn(without(line, aside));
  if (brands.test(name)) return true;
  if (shapes.test(name)) return matchesIn(categoryWords(name)).length > 0;
  const plain = categoryWords(name);
  return [plain, plain.map(respelled)].some((words) =>
    matchesIn(words).some(({ to, kind, weight }) => to === words.length && (kind !== 'pet' || weight > weights.vague)),
  );
}

/** Whether every word belongs to a thing to buy, so that the bare words are a list: 'oat milk, wipes'. */
export function isWhollyShopped(line: string): boolean {
  const name = nameIn(withoutAmount(line));
  const words = categoryWords(name.replace(brands, '').replace(shapes, '')).filter((word) => !isDescribing(word));
  const covered = matchesIn(words).reduce((sum, { from, to }) => sum + to - from, 0);
  return isShopped(line) && covered === words.length;
}

/** Whether there is a thing to buy somewhere in it: 'little applesauce pouches'. */
export const holdsShopped = (line: string) =>
  isShopped(line) || matchesIn(categoryWords(without(line, aside))).length > 0;

/** The things to buy that are spoken of somewhere in a text. */
export function foodsIn(text: string): string[] {
  const said = text.split(' ');
  return matchesIn(said.flatMap((word) => categoryWords(word)[0] ?? '-'))
    .filter(({ weight }) => weight > weights.vague)
    .map(({ from, to }) => said.slice(from, to).join(' ').replace(/'s$/, ''));
}

const grammar =
  /\b(?:i|i'm|im|we|we're|he|she|they|you|it|them|him|me|us|is|are|was|were|am|be|been|do|does|did|dont|not|no|never|always|already|have|has|had|there|there's|theres|instead|everything|ingredients|stuff|called|because|but|if|when|need|needs|should|could|would|cant|come|comes|goes|gone|went|ones|they're|please|having|coming|wants|asked|loves|hates|eats|likes|says|said|told|nah|nope|whatever|anyone|nobody|everyone|that's|thats|born)\b|n't\b|\ball (?:year|week|month|day)\b|\bor (?:not|no)\b|\bnumber of\b/i;
const verbFirst =
  /^(?:swap|switch|replace|change|make|move|set|take|remove|delete|ditch|scrap|lose|bin(?! bags?| liners?)|skip|forget|nix|list|tick|check|cross|uncheck|untick|add|put|buy|get|cancel|book(?! for| about| on)|remind|call|email|text|schedule|ask|tell|for|when|whenever|while|just|to|on|onto|in|into|off|from|down|up) /i;
/** 'Mia's having a friend over' */
export const saysDoing = /\p{L}'s (?:been )?\p{L}{2,20}ing\b/iu;
/** A line that still holds a sentence was not understood. */
export const isTidyLine = (line: string) =>
  !grammar.test(without(line, / \(/)) &&
  (!saysDoing.test(line) || isShopped(line)) &&
  !verbFirst.test(line) &&
  !particleLast.test(line) &&
  !onlySize.test(line) &&
  !unnamed.test(line) &&
  !elsewhere.test(line) &&
  !meeting.test(line) &&
  line.split(' ').length < 9;
/** 'coffee with Sarah' is drunk with her. */
const meeting = /^(?:a )?(?:[Cc]offee|[Tt]ea|[Dd]rinks?|[Ll]unch|[Dd]inner|[Bb]runch) with (?:my |the )?\p{Lu}/u;
/** 'Emma to the birthdays list' goes somewhere else. */
const elsewhere =
  /\b(?:to|on|onto|in) (?:the|my|our|his|her|\S{1,20}'s) (?:\S{1,20} )?(?:list|calendar|planner|wishlists?|staples|ideas|birthdays|recipes|household)\b/i;
/** 'the big pack', 'the usual kind': which one of something that is named elsewhere. */
const onlySize =
  /^(?:big|bigger|small|smaller|large|larger|family|huge|cheap|good|nice|same|usual|regular) (?:packs?|packets?|box|bags?|bottles?|cans?|tins?|jars?|tubs?|ones?|kind|size)$/i;
/** What is still to be named. */
const unnamed = /^(?:a few |some |a couple of |other |more )?(?:things|items|bits)$/i;
const particleLast = / (?:for|to|on|at|of|with|down|from|off|and|the|a|by|so|because|since)$/i;

const pronoun =
  /^(?:it|that|this|them|those|these|one|anything|something|nothing|meals?|dinner|lunch|breakfast|food|list|everything|all|all of (?:it|them|that))$/i;
export const isPronoun = (line: string) => pronoun.test(line);
const unsaid =
  /^(?:(?:add|put|get)(?: (?:something|a few things|some things|things|stuff))?|something|some things?|a few things|things?|stuff|items?|an item|a thing|new items?)?$/i;
/** Nothing is said about what to buy: 'add something to the list'. */
export const isUnsaid = (text: string) => unsaid.test(text.trim());

/** 'Biscuit' may be the dog. */
export const isNameOf = (people: readonly { name: string }[], line: string) =>
  people.some(({ name }) => name.toLowerCase() === line.toLowerCase());
