import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { petKindOf } from '../household/words.ts';
import { isDish, mealNamed } from '../meals/words.ts';
import { withoutArticle } from '../words/words.ts';
import type { Deed } from './deeds.ts';
import type { GroceryWords } from './naming.ts';
import { adverbs, placesIn } from './places.ts';
import { isNoneLeft, withoutTail } from './tail.ts';
import { isWhollyShopped } from './words.ts';

/** What is said about which things, by the words alone. */
export interface Told {
  deed: Deed;
  isCommand: boolean;
  /** The things stand before it. */
  isBehind: boolean;
  things: string;
}

const fillers = `i i'm im i've ive i'd we'd we fyi btw we're were we've weve they they're he he's she she's it it's its that that's thats there there's theres you
  the a our my some somebody someone everyone everybody looks look seems seem like think guess believe noticed realised realized see afraid turns turned out is are am was be been
  being have has had got to run ran running going fresh soon again so oh ooh ugh uh-oh oops whoops dear also still do did will we'll i'll says said reckons forgot mention please and
  can could would should may might just almost nearly completely all about really very quite pretty totally basically already now definitely actually super um well well, ok hey right let's lets pls plz
  remember say tell mention make sure gotta`;
const lead = new Set(fillers.split(/\s+/));
const owners = new Set(
  "baby baby's babys kid kids kids' children dog dog's dogs cat cat's cats house mum mom dad husband wife son daughter".split(
    ' ',
  ),
);

const plain = (word: string) => word.toLowerCase().replace(/[,.:;!?]$/, '');

const thrown = new Set(['throw', 'toss', 'chuck']);
const shopLacks = new Set(['out', 'no', 'any', 'enough']);

const pronouns = new Set(['it', 'they', 'that', 'those', 'them']);

/** Words that ask for nothing. */
export const isIdle = (text: string) =>
  /^(?:(?:two|three|a few|some|couple of) )?things?$|^(?:oh|ah|argh|uh) (?:no|man|god)$/i.test(text) ||
  text.split(' ').every((word) => word === '' || lead.has(plain(word)));

/** Every way in which a text may be understood, the first and longest saying first. */
export function toldIn(
  text: string,
  direction: GroceryWords['direction'],
  household: readonly HouseholdMember[],
): Told[] {
  const words = spoken(text).split(' ').filter(Boolean);
  const lower = words.map(plain);
  const isOwner = (word: string) => owners.has(word) || household.some(({ name }) => isOf(word, name.toLowerCase()));
  const isLead = (word: string) => lead.has(word) || isOwner(word);
  return placesIn(lower)
    .filter(({ saying }) => (!saying.isOnto || direction === 'on') && (!saying.isMistake || mistake.test(text)))
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.rank - b.rank)
    .flatMap(({ saying, from, to }): Told[] => {
      const [left, right] = [words.slice(0, from), words.slice(to)];
      const { deed, isCommand, isBehind } = saying;
      if (isBehind) {
        const start = left.findIndex((word) => !lead.has(plain(word)));
        const spokenOf = lower.slice(0, from).find((word) => pronouns.has(word));
        if (withoutTail(right.join(' ')) !== '' || (start === -1 && from > 0 && !spokenOf)) return [];
        const end = lower.slice(0, from).findLastIndex((word) => !adverbs.has(word)) + 1;
        const things = start === -1 ? (spokenOf ?? '') : left.slice(start, end).join(' ');
        return [{ deed, isCommand, isBehind, things }];
      }
      if (!lower.slice(0, from).every(isLead)) return [];
      // 'eggs are bad, throw them out': from the fridge.
      if (deed === 'add_groceries' && thrown.has(lower[from] ?? '') && /^(?:out|away)$/.test(lower.at(-1) ?? ''))
        return [];
      // 'we have milk on the list' tells what is there.
      if (saying.isOnto && /^(?:i|we) have$/.test(lower.slice(0, to).join(' ')) && isThere(right.join(' '))) return [];
      if (saying.isLeft && !isNoneLeft(right.join(' '))) return [];
      // 'they were out of tortillas': the shop was.
      if (/^they/.test(lower[0] ?? '') && saying.words.some((word) => shopLacks.has(word))) return [];
      const named = right.join(' ').replace(/ (?:down|in|on)(?= for )/i, '');
      const things = withoutTail(named, isCommand && deed === 'add_groceries');
      // 'kids get mac and cheese' is what they eat.
      if (lower[from] === 'get' && lower.slice(0, from).some(isOwner)) return [];
      // 'we bought too much milk'
      const tooMuch =
        deed === 'tick_groceries' && !isCommand ? /^(?:way |far )?too (?:much|many) /i.exec(things) : null;
      if (tooMuch) return [{ deed: 'remove_groceries', isCommand, isBehind, things: things.slice(tooMuch[0].length) }];
      // 'get the milk off the list'
      if (isCommand && deed === 'add_groceries' && direction === 'off')
        return [{ deed: 'remove_groceries', isCommand, isBehind, things }];
      return [{ deed, isCommand, isBehind, things: isCommand ? things : things.replace(rest, '') }];
    });
}

/** 'bread now', 'a goldfish', 'a cat named Tom' */
const isThere = (things: string) =>
  isWhollyShopped(withoutArticle(withoutTail(things))) || petKindOf(things) !== undefined;

const mistake = /\b(?:by (?:mistake|accident)|accidentally|wrongly|too early|too soon)\b/i;

/** 'the last roll of toilet paper' */
const rest =
  /^(?:of )?(?:the |our |my )?(?:(?:bit|drop|few|ones?|roll|box|bag|bottle|can|jar|pack|tube|carton|piece|slice)s? of (?:the |our )?)?/i;

const isOf = (word: string, name: string) => word === name || word === `${name}s` || word === `${name}'s`;

/** 'I put the milk in the cart', 'put milk and eggs in the cart' */
const intoCart =
  /^((?:(?!please |just |then |also )\p{L}{1,20}(?:'ve| have| has)? (?:just |already |also |finally )?)?)(?:put|throw|threw|thrown|toss|tossed|placed|pop|popped|drop|dropped|stick|stuck) (.{2,80}?) in(?:to)? (?:the|my|our) (?:cart|basket|trolley)(?= now$| already$|$)/iu;

export const withCart = (text: string) => text.replace(intoCart, '$1got $2');

/** "milk's bought" -> 'milk is bought' */
const spoken = (text: string) =>
  withCart(text).replace(
    /(\p{L})'s (?=(?:all|almost|nearly|already|just|run|gone|bought|in the|low|out|finished|empty|done|not|no longer|been|ticked|checked|needed|getting|running|sold|sorted)\b)/iu,
    '$1 is ',
  );

/** 'we need stuff for sandwiches: ham, cheese': what stands before the colon only says what for. */
export function unheaded({ rest, isNamed, direction }: GroceryWords, household: readonly HouseholdMember[]): string {
  const at = rest.indexOf(': ');
  const head = rest.slice(0, Math.max(at, 0));
  const [told] = toldIn(head, direction, household);
  const about = told?.things ?? head;
  // 'write down grandma's lasagna: mince, mozzarella' is a recipe.
  if (/^(?:write|note|jot)\b/i.test(head) && isDish(about)) return '';
  const isOccasion =
    isNamed || told?.deed === 'add_groceries' || (/^for /i.test(head) && !mealNamed(head.toLowerCase()));
  if (!isOccasion || !about.includes(' ') || isWhollyShopped(withoutArticle(about))) return rest;
  return `${told ? (told.isCommand ? 'add ' : 'need ') : ''}${rest.slice(at + 2)}`;
}
