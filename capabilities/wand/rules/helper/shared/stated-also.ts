import type { HouseholdMember } from '#capabilities/household/contract.ts';

/** What is said of the first thing and left out at the second: 'the dentist is on Thursday and the haircut on Friday'. */

const stated = /^(?:the|my|our|\p{L}{2,20}'s) [\p{L} ]{2,30} is (?:on |at )?\S/iu;
const unstated =
  /^((?:the|my|our|\p{L}{2,20}'s) (?:(?!is |are |was |moved |goes )\p{L}{3,20} ){1,3})(?<!s )(?=(?:on|at) )/iu;

const having = /^(?!who |what )(\p{L}{1,20} (?:has|have)) (?!to |been |no |a cold|a fever)\S/iu;
/** A thing of nobody else's, with its own day: 'art class every Wednesday at 3'. */
const had =
  /^(?!(?:my|our|for|at|on|in|it|i|we|he|she|they|is|not|no|date|dinner|lunch|breakfast|brunch)\b)(?:an? |the )?(?:\p{L}{2,20} ){1,3}?(?=(?:every|on|at|this|next|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b)/iu;

const mine =
  /^(?:me|myself)(?= (?:on|at|in|the|that|same|next|this|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i;
const reminds = /^(?:please )?(?:remind|tell|nudge)\b/i;

const ofAnother = / for |'s /i;

export function statedAlso(next: string, before: string, household: readonly HouseholdMember[]): string {
  if (stated.test(before)) return next.replace(unstated, '$1is ');
  // 'dentist for David at 8 and me at 8:30'
  if (mine.test(next)) return reminds.test(before) ? next : next.replace(mine, 'for me');
  const [, lead] = having.exec(before) ?? [];
  // 'Mia has ballet on Friday, Leo soccer on Saturday'
  const isAnothers = household.some(({ name }) => next.toLowerCase().startsWith(`${name.toLowerCase()} `));
  return lead && had.test(next) && !ofAnother.test(next) && !isAnothers ? `${lead} ${next}` : next;
}
