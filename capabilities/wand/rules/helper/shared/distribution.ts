import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { likeness } from '../likeness/likeness.ts';
import { type Known, piecesOf } from '../likeness/pieces.ts';
import { isTaskLike, leadOf } from '../message/requests.ts';
import { moves } from '../when/findings.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';

/** 'Leo and Mia see the dentist on the 8th, Leo at 9 and Mia at 9:30': the same for each of them, but for the hour. */

const group =
  /\b(?:both|all)(?: of)?(?: the| my| our)? (?:girls|boys|kids|children|babies)\b|\bthe (?:girls|boys|kids|twins)\b/i;
const seam = /, (?:and )?| and |; /;

const isShare = (text: string, known: Known) => {
  const pieces = piecesOf(text, known);
  const isOfOne = pieces.filter(({ kind }) => kind === 'person').length === 1;
  const others = pieces.filter(
    ({ kind, text: word }) => kind === 'word' && !/^(?:is|gets|at|on|for|the|in|has)$/i.test(word),
  );
  return isOfOne && others.length === 0 && pieces.length > 1;
};

const places = / (?:on|to|onto|in) (?:the|my|our|\p{L}{2,20}'s) [^,.;:]{3,40}/iu;
const alsoThere =
  /,? (?:and|as well as|plus)(?: also)? (?=(?:on|to|onto|in) (?:the |my |our |\p{L}{2,20}'s(?: |$))|(?:the|my|our) (?:[\p{L}-]{2,15} ){0,2}(?:list|groceries|calendar)[.!]?$)/iu;
const lists = /\b(?:list|groceries|calendar|planner|wishlist|interests|gift ideas)\b/i;
const ownerLast = /^(?:on|to|onto|in) \p{L}{2,20}'s$/iu;

/** 'add sunscreen to the packing list and to the groceries', "add skating to Mia's interests and to Leo's" */
function inEachPlace(message: string): string | undefined {
  const [first = '', place = '', ...more] = message.replace(/(?: too| as well)?[.!]?$/i, '').split(alsoThere);
  const second = ownerLast.test(place) ? `${place} ${/'s ([^,.;:]{3,30})$/.exec(first)?.[1] ?? ''}` : place;
  const at = first.search(places);
  if (at < 0 || more.length > 0 || !lists.test(first.slice(at)) || !lists.test(second)) return undefined;
  const there = /^(?:on|to|onto|in) /i.test(second) ? second : `to ${second}`;
  return /[,.;:]/.test(second) ? undefined : `${first}. ${first.slice(0, at)} ${there}`;
}

const hours = / at (\d[\d:.]{0,4}(?: ?[ap]m)?) and (?:at )?(\d[\d:.]{0,4}(?: ?[ap]m)?)(?: respectively)?(?=$|[,.!])/i;

/** 'dentist for Mia and Leo on Friday at 3 and 3:30': an hour for each, in the order of their names where there are any. */
function atEachHour(message: string, known: Known): string | undefined {
  const found = hours.exec(message);
  const { people } = peopleIn(message, known.household, known.clock.today);
  if (!found || people.length < 2 || (people.length > 2 && !group.test(message))) return undefined;
  const names = piecesOf(message, known).find(({ kind }) => kind === 'person')?.text ?? '';
  const each = found.slice(1).map((hour, at) =>
    group.test(message)
      ? message
          .replace(hours, ` at ${hour}`)
          .replace(/ for (?=both|all|the)/i, ' ')
          .replace(group, '')
      : message.replace(hours, ` at ${hour}`).replace(names, people[at]?.name ?? ''),
  );
  return each.map(forOne).join('. ');
}

const forOne = (text: string) =>
  text.replace(/\b(?:have|need|see|get)\b/i, (verb) => (verb.toLowerCase() === 'have' ? 'has' : `${verb}s`));

const pronoun = /^(?:hers|her|she|his|him|he)(?:'s| is| has)?(?= )/i;
export const isShe = ({ gender, name }: HouseholdMember) => (gender ? /^[fgw]/i.test(gender) : /a$/i.test(name));

const me = /^(?:me|i|mine|myself)(?:'s| is| am)?(?= )/i;

/** 'me at 9'; 'hers at 9', where that can be only one of them. */
function withName(share: string, people: readonly HouseholdMember[], { household }: Known): string {
  const self = household.find(({ relationship }) => relationship === 'self');
  if (self && me.test(share)) return share.replace(me, self.name);
  const [said] = pronoun.exec(share) ?? [];
  const [only, ...others] = people.filter((one) => isShe(one) === /^(?:she|her)/i.test(said ?? ''));
  return said && only && others.length === 0 ? share.replace(pronoun, only.name) : share;
}

/** 'a checkup for Leo and a haircut for David on Friday at 3': two things at the same time. */
function atOnce(message: string, known: Known): string | undefined {
  if (!/ for .{1,80} and .{1,80} for /i.test(message)) return undefined;
  const pieces = piecesOf(message, known);
  const [first, second, ...more] = pieces.filter(({ kind }) => kind === 'person');
  const between = /^,? and (?:an? )?((?:[\p{L}-]{3,20} ){1,3})for $/iu.exec(message.slice(first?.to, second?.from));
  const before = /^(.{0,60}\p{L}) for $/iu.exec(message.slice(0, first?.from))?.[1];
  const behind = second ? message.slice(second.to) : '';
  if (!first || !second || !between || !before || more.length > 0 || isTaskLike(before)) return undefined;
  const { when, untimed } = whenIn(behind, known.clock);
  if (!when.date || !when.time || untimed.replace(/[.!]/g, '') !== '') return undefined;
  return `${before} for ${first.text}${behind}. ${leadOf(before)} ${between[1]}for ${second.text}${behind}`;
}

/** A sentence for each of them; undefined where the message is none of that kind. */
export const distributed = (message: string, known: Known): string | undefined =>
  inEachPlace(message) ?? atEachHour(message, known) ?? atOnce(message, known) ?? forEachOf(message, known);

const ofEach = /\b(?:both(?: of)?(?: the)?|all(?: of)? the|the(?: two| three)?|our) (\p{L}{3,20})s\b/iu;

function ownMove(said: string, share: string, known: Known): string {
  const [person] = piecesOf(share, known);
  const owner = person?.text.replace(/'s$/i, '');
  return `${said.replace(ofEach, `${owner}'s $1`)} ${share
    .slice(person?.to ?? 0)
    .replace(/^ (?:is|goes|to) (?:to )?/i, ' at ')
    .trim()}`;
}

function forEachOf(message: string, known: Known): string | undefined {
  const at = message.search(/[,:;] |\. /);
  if (at < 0) return undefined;
  const said = message.slice(0, at);
  const { people } = peopleIn(said, known.household, known.clock.today);
  const shares = message
    .slice(at + 2)
    .replace(/[.!]$/, '')
    .split(seam)
    .map((share) => withName(share, people, known));
  if (shares.length < 2) return undefined;
  // Whom she means is not for us to guess.
  if (people.length > 1 && shares.every((share) => pronoun.test(share))) return shares.join('. ');
  if (!shares.every((share) => isShare(share, known))) return undefined;
  // 'move both haircuts to Dec 5, Leo's at 9 and Mia's at 9:30'
  if (moves.test(said) && ofEach.test(said) && people.length === 0)
    return shares.map((share) => ownMove(said, share, known)).join('. ');
  // 'haircuts on Saturday, Mia at 10 and Leo at 10:15'
  const { when } = whenIn(said, known.clock);
  if (
    people.length === 0 &&
    !group.test(said) &&
    when.date &&
    !when.time &&
    shares.every((share) => whenIn(share, known.clock).when.time)
  )
    return shares.map((share) => `${said} for ${share}`).join('. ');
  if (people.length < 2 && !group.test(said)) return undefined;
  const head = said.replace(/^both (?=\p{L}{1,40} and )/iu, '').replace(/ both(?= )/i, '');
  const sentences = shares.map((share) => {
    const name = piecesOf(share, known).find(({ kind }) => kind === 'person')?.text ?? '';
    const one = likeness(head.replace(group, name), share, known);
    return one && forOne(one);
  });
  return sentences.every((one) => one !== undefined) ? sentences.join('. ') : undefined;
}
