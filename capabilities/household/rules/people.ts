import { type HouseholdMember, memberTypes } from '../contract.ts';

/** Adults, children, then pets. Children are sorted from eldest to youngest; the others keep the order of entry. */
export function inFamilyOrder<Member extends Pick<HouseholdMember, 'memberType' | 'birthdate'>>(
  members: readonly Member[],
) {
  const rank = (member: Member) => memberTypes.indexOf(member.memberType);
  const birthSortKey = (member: Member) => (member.memberType === 'child' ? (member.birthdate ?? '') : '');
  return members.toSorted((a, b) => rank(a) - rank(b) || birthSortKey(a).localeCompare(birthSortKey(b)));
}

/** Whether a record is this adult's or nobody's in particular. Without an adult, every record is. */
export const isTheirsOrOpen =
  (adultId: string | null | undefined) =>
  ({ assigneeId }: { assigneeId: string | null }) =>
    !adultId || assigneeId === null || assigneeId === adultId;

/** The label of 'no assignee' in a choice of adults. */
export const nobodyLabel = (adultCount: number) => (adultCount === 2 ? 'Either of us' : 'Any of us');
