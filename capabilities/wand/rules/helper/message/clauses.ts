import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { commandAbout, isUnsaid, withIt } from '../pointing/about-it.ts';
import { withName, withNewcomer } from '../pointing/pronouns.ts';
import type { Clause } from '../reader.ts';
import { moves } from '../when/findings.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { tidy } from '../words/words.ts';
import { clauseOf } from './clause.ts';
import { stands } from './clause-bounds.ts';
import { isKnownParty, isOwnDuty, isPurpose, type Place } from './clause-place.ts';
import { isAboutIt, isQuestionLike } from './requests.ts';

/** Who may be meant by 'him' and 'her' besides the household, and what was said before the message. */
export interface Earlier {
  names: readonly string[];
  said: readonly string[];
}

/** The requests of a message, in order. */
export function clausesOf(
  message: string,
  household: readonly HouseholdMember[],
  clock: Clock,
  earlier: Earlier = { names: [], said: [] },
): Clause[] {
  const texts = textsOf(tidy(message), household, clock).flatMap(eachDay);
  const said = named(texts, household, earlier);
  const asking = said.filter((text) => withoutPoliteness(text) !== '');
  // 'Good morning!' alone is to be greeted.
  const meant = asking.length > 0 ? asking : said;
  return sharedDay(
    meant.map((text) => clauseOf(text, household, clock)),
    household,
    clock,
  );
}

const namesOf = (household: readonly HouseholdMember[]) =>
  household.filter(({ relationship }) => relationship !== 'self').map(({ name }) => name);

/** 'Mia is sick, cancel her swim class' */
function named(texts: readonly string[], household: readonly HouseholdMember[], { names, said }: Earlier): string[] {
  const known = [...new Set([...namesOf(household), ...names])];
  return texts.map((text, index) => {
    const before = texts.slice(0, index);
    return withNewcomer(withName(text, [...said, ...before], known), before);
  });
}

/** A recipe holds sentences and commas of its own. */
const isRecipe = (message: string) =>
  /\brecipe\b/i.test(message) && /:|\bwith\b|\bingredients\b|\brecipe [\p{L}' -]{2,40}\. \d/iu.test(message);
const separators =
  /(\n|[.!?] (?:(?:oh|and|also|plus|then|so),? ){0,3}|; |,? (?:oh )?(?:and then|and|then|plus|also|as well as|so(?! (?:kind|good|nice|much|many|far|that|long|we can|i can|it (?:starts|ends|begins|runs|lasts)))|but) | or (?=to )| (?=(?:can|could) (?:you|u) (?:please |just )?(?:add|put|pop|stick|move|cancel|save|note|book) (?:it|that|this|them)\b)|, )/i;

function textsOf(message: string, household: readonly HouseholdMember[], clock: Clock): string[] {
  if (isRecipe(message)) return [message.replaceAll('\n', ', ')];
  const pieces = joinedDays(message.replaceAll(setApart, '$1 ')).split(separators);
  const texts: string[] = [];
  let current = pieces[0] ?? '';
  for (let index = 1; index < pieces.length; index += 2) {
    const [separator = '', next = ''] = pieces.slice(index, index + 2);
    const place: Place = { before: current, separator, next, household, clock };
    const own = stands(place);
    if (own === undefined) current = commandAbout(current, next, namesOf(household)) ?? current + joinedBy(place);
    else {
      texts.push(separator.startsWith('?') ? `${current}?` : current);
      current = own;
    }
  }
  return sharing([...texts, current]);
}

/** Lines that are one request are a list. */
function joinedBy(place: Place): string {
  const { before, separator, next } = place;
  if (isPurpose(place) || isOwnDuty(place)) return '';
  if (isUnsaid(next)) return `, ${withIt(next)}`;
  if (!separator.startsWith('\n')) return separator + (isAboutIt(next) ? withoutPoliteness(next) : next);
  return `${before.endsWith(':') ? '' : ','} ${next}`;
}

/** 'my nails before, at 3' */
const setApart = /\b(before|beforehand|afterwards?|right after), (?=at \d)/gi;

const joint = '\u0001';
const twoDays =
  /\b(?<!between )((?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs|fri|sat)(?:,? and |, | ?& ?|\/| )(?=((?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|weds?|thu|thurs|fri|sat|sun)\b)/gi;
const twoDates =
  /\b(?<!between the |between )(\d{1,2}(?:st|nd|rd|th))(?:,? and | ?& ?)(?:on |then |again )?(?:the )?(?=\d{1,2}(?:st|nd|rd|th)\b(?! (?:grade|class|floor|graders)))/gi;
/** 'nov 25 and 26' */
const twoOfMonth =
  /(?<=\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)? )(\d{1,2})(?:,? and | ?& ?)(?=\d{1,2}(?:$|[,.;!]| (?:for|at|from)\b))/gi;
const joinedDays = (text: string) =>
  [twoDays, twoDates, twoOfMonth].reduce((rest, pattern) => rest.replaceAll(pattern, `$1${joint}`), text);

/** 'swim on Tuesdays and Thursdays at 4' is one thing on two days: a request for each. */
function eachDay(text: string): string[] {
  const days = text.split(' ').find((word) => word.includes(joint));
  if (!days) return [text];
  if (isQuestionLike(text) || /^(swap|switch)\b/i.test(text)) return [text.replaceAll(joint, ' and ')];
  return days.split(joint).flatMap((day) => eachDay(text.replace(days, day)));
}

const ofBoth =
  /, (?:both |they(?:'re| are) (?:both |all )?(?:(?:my|our|\p{L}{2,20}'s) )?(?:cousins|friends|family|aunts|uncles|nieces|nephews|neighbou?rs|classmates)\b)/iu;

/** 'both friends of Mia' is about all that were named before it. */
function sharing(texts: readonly string[]): string[] {
  const last = texts.at(-1) ?? '';
  const at = last.search(ofBoth);
  const shared = last.slice(at);
  return at >= 0 ? texts.map((text, index) => (index === texts.length - 1 ? text : `${text}${shared}`)) : [...texts];
}

/** 'ballet for Mia at 4 and soccer for Leo at 5 tomorrow': the day at the end is that of both. */
function sharedDay(clauses: readonly Clause[], household: readonly HouseholdMember[], clock: Clock): Clause[] {
  const shared: Clause[] = [];
  for (const clause of clauses.toReversed()) {
    const after = shared[0]?.when;
    const isMoved =
      /\bgo(?:es)? to \d/i.test(clause.text) ||
      moves.test(clause.text) ||
      / now$/i.test(clause.text) ||
      isKnownParty(clause.text);
    const isOpen = clause.when.time && !clause.when.date && !isMoved && !isQuestionLike(clause.text);
    const isShared = isOpen && after?.date && after.time && !after.repeats;
    shared.unshift(isShared ? clauseOf(`${clause.text} on ${after.date}`, household, clock) : clause);
  }
  return shared;
}
