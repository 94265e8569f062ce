import { tokensOf } from '../when/tokens.ts';
import { tidy } from '../words/said.ts';
import { isTelling } from './remark.ts';

/** Parts of a sentence that only say to keep what the rest of it tells: '..., pop it in the birthdays', '..., note that down before I forget'. */

export type Place = 'birthday' | 'trip' | 'packing' | 'gift' | 'task' | 'any';

const words = (text: string) => new Set(text.split(/\s+/));

const verbs = words(
  'add adding put pop stick note jot write keep save log record store enter mark remember pencil chuck throw include file make goes get have like want track bung whack',
);
const whats = words("it that this them those these both her him one all lot everything ones that's its it's");
const naming = words("that's it's those're");
const places: Record<Place, ReadonlySet<string>> = {
  birthday: words('birthday birthdays bdays bday birthdate'),
  trip: words('trip trips travel travels holidays vacation vacations'),
  packing: words('packing pack'),
  gift: words('gift gifts present presents wishlist wishlists wish idea ideas'),
  task: words('planner task tasks todo todos reminder reminders jobs job dos'),
  any: words('list lists calendar diary'),
};
const idle = words(
  `please pls can could would you will i i'd we we'd so and then also just too down in on onto to into under as for of my our his their the a an
  somewhere me us thanks thank okay ok let's lets want to need love before i forget while think now there out do go ahead if possible great be list up by with
  section page bit`,
);

/** Whose parts are these: only words for keeping, with something to point at. */
function placeOf(part: string, more: ReadonlySet<string>): Place | undefined {
  const said = tokensOf(part.replaceAll(/\bto[ -]do'?s?\b/gi, 'todo'))
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = Object.entries(places) as [Place, ReadonlySet<string>][];
  const isPlace = (word: string) => named.some(([, family]) => family.has(word));
  const isKnown = (word: string) =>
    verbs.has(word) || whats.has(word) || idle.has(word) || isPlace(word) || more.has(word);
  // 'so that's a gift idea' says where it belongs.
  const isNamed = said.some((word) => naming.has(word)) && said.some((word) => places.gift.has(word));
  const isKept = said.some((word) => verbs.has(word)) && said.some((word) => whats.has(word));
  const isFiling = (isKept || isNamed) && said.every(isKnown);
  if (!isFiling) return undefined;
  return named.find(([, family]) => said.some((word) => family.has(word)))?.[0] ?? 'any';
}

export interface Filed {
  /** The sentence without such parts. */
  rest: string;
  /** Where it is to be kept, as far as that is said. */
  place: Place | undefined;
}

const seams = /((?:[,;:.!?]|\s[–—-]) (?:and |so |but )?| so | and )/i;
const passing =
  /,? (?:while i(?:'m| am)? (?:think|thinking|remember|at) ?(?:of|about)? it|before i forget(?: it)?|if that's ok(?:ay)?)\b/i;

/** `more` are words that may stand beside the place: the name of the trip. */
export function filed(text: string, more: ReadonlySet<string> = new Set()): Filed {
  const parts = text.replaceAll('’', "'").replace(passing, '').split(seams);
  let place: Place | undefined;
  let rest = '';
  for (let at = 0; at < parts.length; at += 2) {
    const own = placeOf(parts[at] ?? '', more);
    if (own === undefined) rest += `${rest === '' ? '' : (parts[at - 1] ?? '')}${parts[at]}`;
    else place = place === undefined || place === 'any' ? own : place;
  }
  return { rest: tidy(rest), place };
}

const because = / (?:because|since|seeing as|cos|cuz) /i;

const isSaid =
  /^(?:and |but )?(?:(?:he|she|it|that|they|we|i)(?:'s|'re|'m)|(?:that|this|those|these) ones? (?:is|are)) /i;

/** Without what says why: 'because the hotel has a pool', ', that one is really important'. */
export function withoutWhy(text: string): string {
  const at = text.search(because);
  const end = text.indexOf(',', at);
  const said = at < 0 ? text : `${tidy(text.slice(0, at))}${end < 0 ? '' : text.slice(end)}`;
  const [first = '', ...others] = said.split(/, |[.!?] /);
  const telling = others.filter((part) => /\d/.test(part) || !(isTelling(part.toLowerCase()) || isSaid.test(part)));
  return [first, ...telling].join(', ');
}
