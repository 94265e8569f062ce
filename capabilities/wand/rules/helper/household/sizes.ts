import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { leftOver, wordSet } from '../guards/left-over.ts';
import { asTitle } from '../words/words.ts';
import type { Told } from './diets.ts';
import { asksSize, outgrownIn } from './outgrown.ts';
import { clothes, shoes } from './size-words.ts';

/** Sizes in shoes and in clothes. Texts come without the person. */

const about = wordSet(
  `size sizes sized wear wears wearing worn fit fits take takes moved move moves jumped grew grown outgrew outgrown bumped up growing already fast
  bigger number age ages aged went gone kids kid toddler eu european feet's measure measured measures shot big huge enormous tiny write save log`,
);
const value =
  /(?<![\w.$])((?:(?:uk|us|adult|adults|youth|junior|women'?s|men'?s|ladies|girls|boys) )?(?:\d{1,3}(?:\.5|½)?(?: ?(?:t|m|y|x|c|k|months?|mo|years?|yrs?|w))?(?: ?(?:[-/–]|to) ?\d{1,2}(?: ?(?:t|m|y|months?|mths?|mo|years?|yrs?))?)?|xxs|xs|s|m|l|xl|xxl|small|medium|large)(?: (?:slim|husky|regular|plus|wide|narrow|petite)(?! (?:fit|feet)))?)(?![\w'])/gi;
const letters = /^(?:adult |youth |women'?s |men'?s |ladies )?(?:xxs|xs|s|m|l|xl|xxl|small|medium|large)$/i;
const garment =
  /^\d{1,2}(?: ?(?:[-/–]|to) ?\d{1,2})? ?(?:t|y|x|m|months?|mths?|mo|years?|yrs?)$|^\d{1,2}[-/]\d{1,2}$|^(?:adult |youth |women'?s |men'?s |ladies )?(?:xxs|xs|s|m|l|xl|xxl|small|medium|large)$/i;
/** What it was until now: 'from 30', 'not a 26 any more'. */
const former =
  /\b(?:from|not|was|isn't|no longer|instead of|out of)(?: in)?(?: an?)?(?: size)? \d{1,3}(?:[-/]\d{1,2})?(?: ?(?:t|y|months|years))?\b(?: any ?more)?|\b\d{1,3}(?:t|y)?(?: stuff| ones| clothes| shoes)? (?:got|is|are|was|were|gets|has gotten)(?: way)?(?: too| getting)? (?:small|tight|short)\b|\b(?:too|so|very|getting) (?:small|large|big|tight|short)\b/gi;
const buying =
  /\?$|^(?:get|order|buy)\b|\bbuy\b|\bdiapers?\b|\bnew (?:shoes|boots|sneakers|clothes|pants|jacket|coat)\b/i;
/** Their sizes are others than those of clothes. */
const diapers =
  /^(?:(?:is |'s )?(?:now )?(?:in|wearing)|(?:now )?(?:wears|uses|takes|needs)|(?:has |'s )?moved (?:up )?(?:to|into)) (?:an? )?size \d (?:of )?(?:diapers|nappies|pull-?ups)(?: now)?$/i;
const saysSo =
  /\bsizes?\b|\b(?:wear|wears|wearing|fits|fit)\b|\btakes (?:an? )?\d|\bup to\b|\b(?:out)?gr(?:ew|own)\b|\bin(?:to)? (?:an? )?(?:size |uk |us )?\d{1,2} ?(?:t|y|months?|mo|[-/]\d{1,2})\b|\b(?:uk|us|adult|youth|women'?s|men'?s) \d|[-:] ?(?:shoes?|clothes|clothing)\b|\b\d{1,2}t\b/i;

/** 'Mia wears shoe size 31; Leo is a 27' */
const bare = /^(?:'s )?(?:is |are |takes |wears |needs )?(?:now )?(?:an? )?\d{2}(?: now)?$/i;

/** Also 'shoes 9 pants 16', and what only says that somebody grew: 'grew again, shoes 9'. */
const separators =
  /^(?:grew|has grown|is growing)(?: so (?:much|fast)| again| a lot){0,2}, ?|,| and |;|(?<=\d) (?=(?:shoes?|pants|shirts?|clothes|clothing)\b)/i;
const isUnsaid = (said: string) => /\bsize\b/i.test(said) && !/\b(?:shoes?|feet|foot|boots?|and)\b|,/i.test(said);
const isBeforeShoes = (message: string) => message.search(/\bsize\b/i) < message.search(/\bshoes?\b/i);
const clothesSaid = /\b(?:cloth|shirt|pants|dress|pajama|jacket|coat)/i;

/** 'shoe size is now 31', 'wears 4T', 'shoes 27 and clothes 110' */
export function sizesIn(said: string, person: HouseholdMember, quote: string, message: string): Told[] | undefined {
  if (person.memberType !== 'child') return undefined;
  if (diapers.test(said))
    return [{ notes: [person.notes, asTitle(said.replace(/^'s /, ''))].filter(Boolean).join('\n') }];
  if (buying.test(said)) return undefined;
  const gone = outgrownIn(said.replaceAll(plural, '$1'), person);
  if (gone && sizeSaid(gone.rest)) return oneSize(`${gone.rest} ${gone.of}`, person, quote);
  if (gone) return leftOver(gone.rest, about).length === 0 ? [asksSize(gone.of, person, quote)] : undefined;
  const own = said.replaceAll(former, ' ').replaceAll(plural, '$1');
  const isOfShoes = bare.test(own.trim()) && /\bshoe/i.test(message) && !/\bcloth/i.test(message);
  // 'wears size 10 and her shoe size is 2'
  const isOfClothes = isUnsaid(own) && isBeforeShoes(message) && !clothesSaid.test(message);
  const now = isOfShoes ? `${own} shoes` : isOfClothes ? `${own} clothes` : own;
  const each = now
    .split(separators)
    .filter(Boolean)
    .map((part) => sizeIn(part, person, quote));
  const values = each.flatMap((one) => (one && !('kind' in one) ? [one] : []));
  if (each.length > 1 && values.length === each.length) return [Object.assign({}, ...values)];
  return oneSize(now, person, quote);
}

/** Nobody grows by more at once: who wore 41 wears 42 now. */
const isNear = (size: string, kept: string | null) =>
  Number(size) >= Number(kept ?? Number.NaN) && Number(size) - Number(kept) <= 2;

/** 'size 12s' */
const plural = /\b(\d{1,3}(?:[-/]\d{1,2})?)s\b/g;

function oneSize(said: string, person: HouseholdMember, quote: string): Told[] | undefined {
  const size = sizeIn(said, person, quote);
  return size && [size];
}

/** The only size in a text: '9-10' of 'he is a 9-10 now'. */
export function sizeSaid(said: string): string | undefined {
  const all = [...said.matchAll(value)].map(([found]) => found);
  // 'a' and 's' are words as well, so that letters count where nothing else does.
  const [found, ...others] = all.some((one) => !letters.test(one)) ? all.filter((one) => !letters.test(one)) : all;
  return found && others.length === 0 ? spelled(found) : undefined;
}

const spelled = (size: string) => (/^[\d./-]* ?\p{L}{1,2}$/u.test(size) ? size.toUpperCase().replace(' ', '') : size);

function sizeIn(said: string, person: HouseholdMember, quote: string): Told | undefined {
  const words = said.toLowerCase().split(/[^\p{L}\d]+/u);
  const isShoe = words.some((word) => shoes.has(word));
  const isCloth = words.some((word) => clothes.has(word));
  if ((isShoe && isCloth) || !(isShoe || isCloth || saysSo.test(said))) return undefined;
  const size = sizeSaid(said);
  if (!size) return undefined;
  const rest = said
    .replace(value, (found) => (spelled(found) === size ? ' ' : found))
    .replace(/\bnew (?=shoe |clothing |clothes |size)/i, '');
  if (leftOver(rest, new Set([...shoes, ...clothes, ...about])).length > 0) return undefined;
  if (isShoe) return letters.test(size) ? undefined : { shoeSize: size };
  if (isCloth || garment.test(size) || Number(size) > 49) return { clothingSize: size };
  if (isNear(size, person.shoeSize) && !isNear(size, person.clothingSize)) return { shoeSize: size };
  if (isNear(size, person.clothingSize) && !isNear(size, person.shoeSize)) return { clothingSize: size };
  const { id, name } = person;
  const choice = (label: string, values: Values) => ({ label, tool: 'change_member', values: { id, ...values } });
  const choices = [choice('shoes', { shoeSize: size }), choice('clothes', { clothingSize: size })];
  return {
    kind: 'ask',
    question: `Is ${size} ${name}'s size in shoes or in clothes?`,
    waiting: { kind: 'choice', choices, quote },
  };
}
