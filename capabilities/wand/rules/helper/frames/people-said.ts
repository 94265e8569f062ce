import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Draft, isFree, take } from './draft.ts';

/** Household members who are named. Uses their names and the words before them, such as 'for'. */
export function takePeople(
  draft: Draft,
  isWanted: (member: HouseholdMember) => boolean = () => true,
): HouseholdMember[] {
  const { found } = draft;
  const people: HouseholdMember[] = [];
  for (const mention of found.mentions) {
    if (!isFree(draft, mention) || !mention.who.every(isWanted)) continue;
    take(draft, mention);
    people.push(...mention.who);
  }
  return [...new Set(people)];
}

export const isChild = ({ memberType }: HouseholdMember) => memberType === 'child';

export const isAdult = ({ memberType }: HouseholdMember) => memberType === 'adult';

export const isPet = ({ memberType }: HouseholdMember) => memberType === 'pet';

/** The user, if the message says so. */
export function takeSelf(draft: Draft): HouseholdMember | undefined {
  const { self } = draft.found;
  for (const span of self?.spans ?? []) if (isFree(draft, span)) take(draft, span);
  return self?.who;
}
