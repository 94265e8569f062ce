import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { Clause } from '../reader.ts';
import { tokensOf } from '../when/tokens.ts';
import { peopleIn } from '../words/names.ts';
import { cutAt } from '../words/said.ts';
import { asTitle, splitWords, withoutArticle } from '../words/words.ts';

/** Who comes along. */

const isAll = /\b(we|we're|were|our|us|all|everyone|everybody|family)\b/;
const speaker = /\b(?:i|i'm|im|i'll|i've|me|myself)\b/;
/** 'for me and David' */
const bothNamed = /\b(?:me|myself) and\b|\band (?:me|myself|i)\b/;
const couple =
  /\b(?:the two of us|us two|both of us|without the kids|no kids|without kids|just us adults|child-free|kid-free)\b/;

/** 'work trip to Chicago': nobody takes the family along. */
const ofWork = /\b(?:work|business) trip\b/;

const isHerself = ({ relationship }: HouseholdMember) => relationship === 'self';

const isAlone = (lower: string) => (speaker.test(lower) || ofWork.test(lower)) && !isAll.test(lower);

/** She speaks of herself, but is not noted in the household. */
export const isUnnoted = ({ lower, people }: Pick<Clause, 'lower' | 'people'>, household: readonly HouseholdMember[]) =>
  isAlone(lower) && !(ofWork.test(lower) && people.length > 0) && !household.some(isHerself);

/** Those of the household who go on a new journey. */
function goingIn({ lower, people }: Pick<Clause, 'lower' | 'people'>, household: HouseholdMember[]): HouseholdMember[] {
  const adults = household.filter(({ memberType }) => memberType === 'adult');
  if (couple.test(lower)) return adults;
  // 'We're going camping with Leo' leaves the others at home.
  const isWithSome =
    isAll.test(lower) && people.some(({ name }) => `${lower} `.includes(`with ${name.toLowerCase()} `));
  const isNamed = isWithSome || (people.length > 1 && bothNamed.test(lower));
  if (people.length > 0 && (isNamed || !isAll.test(lower))) {
    const beside = isWithSome ? adults : household.filter(isHerself);
    return /\bwith\b/.test(lower) ? [...new Set([...beside, ...people])] : people;
  }
  if (ofWork.test(lower) && !isAll.test(lower)) return household.filter(isHerself);
  return isUnnoted({ lower, people }, household) ? [] : household.filter(({ memberType }) => memberType !== 'pet');
}

const noCompanion = /^(?:work|school|car|train|plane|bus|boat|luggage|points|miles|it|them|us|me|you)$/i;
const behindCompanions = / (?:for|to|from|in|at|on|by|until|till|this|next|so|because|but) |[.;:!?(]/i;

/** 'with Kate', 'with my sister': somebody who is not of the household. */
function companionsIn(untimed: string, household: HouseholdMember[]): string[] {
  const [said = ''] = (cutAt(untimed, ['with'])?.after ?? '').split(behindCompanions);
  const isOne = (words: string) =>
    /^\p{L}+(?: \p{L}+)?$/u.test(words) && !noCompanion.test(words) && peopleIn(words, household).people.length === 0;
  const names = splitWords(said).map(withoutArticle);
  return names.every((name) => isOne(name) || peopleIn(name, household).people.length > 0)
    ? names.filter(isOne).map(asTitle)
    : [];
}

/** Who goes on a new journey; whom it goes to stays there. */
export function travelersOf(clause: Clause, household: HouseholdMember[], hosts = ''): string[] {
  const words = tokensOf(hosts.toLowerCase()).map(({ word }) => word);
  const isGuest = ({ name }: HouseholdMember) => !words.includes(name.toLowerCase());
  const people = clause.people.filter(isGuest);
  const going = goingIn({ ...clause, people }, household.filter(isGuest));
  return [...going.map(({ name }) => name), ...(hosts ? [] : companionsIn(clause.untimed, household))];
}

const comes =
  /\b(?:is|are|'s|will be) (?:also |now )?(?:coming|joining|going|on)\b|\b(?:comes|joins|can come|wants to come|will come|will join|coming along)\b|^(?:add|include|put) /;
/** 'only David and Mia are going to Tahoe' */
const onlyThey =
  /^(?:it's |now |so )?(?:only|just) [^.;]{2,60}? (?:(?:is|are|am|'s|'re) )?(?:now )?(?:coming|joining|going)\b/;
const staysHome =
  /\b(?:isn't|isnt|is not|aren't|arent|not|can't|cant|cannot|won't|wont|no longer|decided against) (?:be )?(?:coming|come|going|go|joining|join|make it)\b|\b(?:stays?|staying) (?:home|at home|behind|here|with)\b|^(?:take|leave|drop|remove|delete|cross) .{1,40} (?:off|out|from)\b|\b(?:without|minus) \p{L}|\b(?:drops|dropped) out\b|\btake .{1,30} off\b/u;

/** 'just' is mere politeness at the beginning of other requests. */
const areOnly = ({ text }: Clause) => onlyThey.test(text.toLowerCase());

/** 'my mum is coming with us to Cornwall': somebody who is not of the household. */
const guest =
  /^(?:my |our )?((?:\p{L}{2,20}'s )?(?:\p{L}{2,12}-in-law|mum|mom|dad|mother|father|parents|sister|brother|aunt|uncle|cousin|niece|nephew|grandma|grandpa|nana|granny|friend)(?: \p{L}{2,20})?) (?:is|are|will be)(?: also| now)? (?:coming|joining|going)(?: along)?(?: with)?(?: us)?\b/u;
const guestIn = ({ lower, people }: Pick<Clause, 'lower' | 'people'>) =>
  people.every(isHerself) ? guest.exec(lower)?.[1] : undefined;

/** Whether somebody joins, or stays at home: 'Rose and Bill aren't coming'. */
export const tellsWhoGoes = (clause: Clause) =>
  !/\bpacking\b/.test(clause.lower) &&
  (staysHome.test(clause.lower) ||
    guestIn(clause) !== undefined ||
    (clause.people.length > 0 && (comes.test(clause.lower) || areOnly(clause))));

/** Who goes on a journey that is there, after what is said. */
export function travelersAfter(
  { travelers }: PlannerItem,
  clause: Clause,
  household: readonly HouseholdMember[],
): string[] | undefined {
  const { lower, people, when } = clause;
  const words = tokensOf(lower).map(({ word }) => word);
  // Somebody who comes along need not be of the household.
  const known = travelers.filter((name) => tokensOf(name.toLowerCase()).every(({ word }) => words.includes(word)));
  const stranger = guestIn(clause);
  const named = [...people.map(({ name }) => name), ...(stranger ? [asTitle(stranger)] : [])];
  const names = [...new Set([...named, ...known])];
  if (names.length === 0) return undefined;
  if (staysHome.test(lower)) return travelers.filter((name) => !names.includes(name));
  if (when.date) return undefined;
  const selves = household.filter((one) => isHerself(one) && speaker.test(lower)).map(({ name }) => name);
  if (areOnly(clause)) return [...new Set([...selves, ...names])];
  return comes.test(lower) ? [...new Set([...travelers, ...names])] : undefined;
}
