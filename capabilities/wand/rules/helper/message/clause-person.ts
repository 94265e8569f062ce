import { withoutKin } from '../pointing/pronouns.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import type { Place } from './clause-place.ts';

/** Another sentence about somebody, or about what somebody said. */

const report =
  /^(?:the |my |our )?(?:[\p{L}'.-]{1,30} ){1,4}(?:just )?(?:called|rang|phoned|emailed|texted|wrote|messaged|replied|confirmed)(?: me| us)?(?: back)?(?: just now| today| this morning)?$/iu;

const theirs = /^(he|she|his|her|it|it's|they|their|that) /i;

/** 'School called, Mia's recital is on the 9th': who said so is no part of it. */
export const reported = ({ before, next }: Place) =>
  report.test(withoutPoliteness(before)) && !theirs.test(next) ? next : undefined;

const verb =
  /^(now |also |really |just )?(is|has|have|was|wears|needs|likes|loves|wants|turns|gets|can't|cannot|got|goes|started|hates|outgrew|(shoe|clothing|clothes) size)\b/i;
const being = /^'s (allergic|into|mad|in|not|on|off|now|obsessed|crazy|going|got|getting)\b/i;
const pronoun = /^(he|she|his|her) /i;

const isAt = (text: string, name: string) => text.toLowerCase().startsWith(name.toLowerCase());

/** 'Leo is allergic to kiwi and Mia wears size 31', '... and she loves horses' */
export function aboutPerson({ before, next, household, clock }: Place): string | undefined {
  const [only, ...others] = peopleIn(withoutKin(before, next), household, clock.today).people;
  const said = pronoun.exec(next)?.[1]?.toLowerCase();
  if (said && only && others.length === 0) {
    const isOwner = said === 'his' || said === 'her';
    const rest = next.replace(pronoun, '');
    if (isOwner ? /\b(is|are)\b/i.test(rest) : verb.test(rest)) return `${only.name}${isOwner ? "'s" : ''} ${rest}`;
  }
  const named = household.find(({ name }) => /^(?:'s)? /i.test(next.slice(name.length)) && isAt(next, name));
  const rest = named && next.slice(named.name.length);
  if (!named || !rest) return undefined;
  // "Leo's shoe size is 27 and Mia's is 31"
  const what = /^'s is /i.test(rest) ? before.slice(before.indexOf("'s ") + 3, before.lastIndexOf(' is ')) : '';
  if (what) return `${named.name}'s ${what}${rest.slice(2)}`;
  if (!verb.test(rest.trim()) && !being.test(rest)) return undefined;
  const isList = household.some(({ name }) => before.toLowerCase().endsWith(name.toLowerCase()));
  return !isList && before.includes(' ') ? next : undefined;
}

const isNumber = /^'s is (?:now |a |size )?\d{1,3}(?: now)?[?.!]?$/i;

/** "what is Mia's shoe size, and note that Leo's is 27": of the same kind, but told. */
export function toldOfAnother({ before, next, household, clock }: Place): string | undefined {
  const [asked, ...others] = peopleIn(before, household, clock.today).people;
  const said = withoutPoliteness(next);
  const named = household.find(({ name }) => isAt(said, name) && isNumber.test(said.slice(name.length)));
  const owner = `${asked?.name.toLowerCase()}'s `;
  const at = before.toLowerCase().indexOf(owner);
  if (!named || others.length > 0 || at < 0) return undefined;
  const [what = ''] = before.slice(at + owner.length).split(/\?| (?:is|now|right|these|please)\b/i);
  return `${named.name}'s ${what.trim()}${said.slice(named.name.length + 2).replace(/[?.!]$/, '')}`;
}
